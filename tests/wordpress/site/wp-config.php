<?php
// A WordPress for the tests: on a socket of its own, and without a way out of this machine.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_SOCKET'));
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_SITEURL', getenv('WORDPRESS_ORIGIN'));
define('WP_HOME', getenv('WORDPRESS_ORIGIN'));
define('DISABLE_WP_CRON', true);
define('WP_DEBUG', false);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
