<?php
// Installs WordPress and writes the pages that the tests ask for.
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_ORIGIN'), PHP_URL_HOST);
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Test', 'admin', 'admin@wp.example', true, '', 'password');
update_option('permalink_structure', '/%postname%/');
kses_remove_filters();

function add($slug, $title, $content, $more = [])
{
    $page = ['post_name' => $slug, 'post_title' => $title, 'post_content' => $content];
    $defaults = ['post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1];
    $id = wp_insert_post($more + $page + $defaults, true);
    if (is_wp_error($id)) {
        fwrite(STDERR, $id->get_error_message());
        exit(1);
    }
    return $id;
}

$services = add('services', 'Services', '<p>All services.</p>');
$archive = add('archive', 'Archive', '<p>Old.</p>');
add('voip', 'Voice & Video – "VoIP"', <<<'HTML'
<h2>Phones that "just work"</h2>

Loose text -- with a dash... and a smile :)
Second line.

<img src="/images/phones.png" width="800" height="600" alt="Phones" />
HTML, ['post_parent' => $services]);
add('voip', 'Voice, formerly', '<p>The old page.</p>', ['post_parent' => $archive]);
add('about-us', 'About <em>us</em>', <<<'HTML'
[et_pb_section fb_built="1"][et_pb_row][et_pb_text title="a ] b"]<p>Call [24/7] us[1].</p>[/et_pb_text][/et_pb_row][/et_pb_section]
[gallery ids="1"]
HTML);
add('blocks', 'Blocks', <<<'HTML'
<!-- wp:heading --><h2 class="wp-block-heading">A block</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>It's here.</p><!-- /wp:paragraph -->
HTML);
add('members', 'Members', '<p>Only for members.</p>', ['post_password' => 'secret']);
add('planned', 'Planned', '<p>Not yet.</p>', ['post_status' => 'draft']);
add('hidden', 'Hidden', '<p>For staff.</p>', ['post_status' => 'private']);
add('a-post', 'Six ways — & more', '<p>The "post".</p>', ['post_type' => 'post']);
flush_rewrite_rules();
