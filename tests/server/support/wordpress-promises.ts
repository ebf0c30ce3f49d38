import { expect, it } from 'vitest';
import type { ContentSource } from '../../../src/server/content/content-source.ts';

/** What holds for WordPress, whether it answers itself or its recorded answers do. */
export function wordPressPromises(open: () => ContentSource): void {
  it('gives the page with the right parents, as WordPress renders it', async () => {
    const page = await open().readPage('services/voip');
    expect(page?.html).toContain('<title>Voice &#038; Video – &#8220;VoIP&#8221;</title>');
    expect(page?.html).toContain('<h2>Phones that &#8220;just work&#8221;</h2>');
    expect(page?.html).toContain('<p>Loose text &#8212; with a dash&#8230; and a smile 🙂<br />');
    expect((await open().readPage('archive/voip'))?.html).toContain('<p>The old page.</p>');
    expect(await open().readPage('voip')).toBeNull();
    expect(await open().readPage('ices/voip')).toBeNull();
  });

  it('takes out the codes of a builder that is switched off, whatever became of their quotes', async () => {
    const page = await open().readPage('about-us');
    expect(page?.html).toContain('<title>About us</title>');
    expect(page?.html).toContain('<p>Call [24/7] us[1].</p>');
    expect(page?.html).not.toMatch(/et_pb|fb_built|a \] b/);
  });

  it('gives blocks and posts', async () => {
    expect((await open().readPage('blocks'))?.html).toContain(
      'A block</h2>\n<p>It&#8217;s here.</p>',
    );
    const post = await open().readPost('a-post');
    expect(post?.html).toContain('<title>Six ways — &#038; more</title>');
    expect(post?.html).toContain('<p>The &#8220;post&#8221;.</p>');
  });

  it.each(['members', 'planned', 'hidden', 'nothing', 'a-post'])(
    'has no page %s for visitors',
    async (slug) => expect(await open().readPage(slug)).toBeNull(),
  );
}
