import { describe, expect, it, vi } from 'vitest';
import { rulesForPage } from '../../src/engine/index.ts';
import { preparePage } from '../../src/page/prepare-page.ts';
import { useSitePages } from '../support/site-pages.ts';

const { rules, showPage } = useSitePages();

const CAROUSEL = '[data-component="testimonial-carousel"]';

describe('the testimonials of most pages', () => {
  const heading = '<h2>What our&nbsp;clients<br>say</h2>';
  const section = '<div class="et_pb_section our-clients"><p>They trust us.</p></div>';
  const industries = '<div class="et_pb_section"><h2>Industries We Serve</h2></div>';
  const end = '<div class="et_pb_section"><p>end</p></div>';

  it.each([
    [
      'the id',
      `<div id="testimonials-heading"></div>${heading}${section}${industries}${end}`,
      '#testimonials-heading',
    ],
    ['the heading', `${section}${heading}${industries}${end}`, 'h2'],
    ['the section', `${industries}${section}${end}`, '.our-clients'],
    ['the container', `<p>one</p>${industries}${end}`, 'div:has(h2)'],
    ['the end', `<p>one</p>${end}`, 'div:has(p)'],
  ])('first match wins: %s', (_what, html, after) => {
    const root = showPage('/privacy', html);
    expect(root.querySelectorAll(CAROUSEL)).toHaveLength(1);
    expect(root.querySelector(`${after} + ${CAROUSEL}`)).not.toBeNull();
  });

  it.each([
    ['clients in a class', '<div class="et_pb_section our-clients"><p>They trust us.</p></div>'],
    ['testimonials in a class', '<div class="et_pb_section testimonials-row"><p>One.</p></div>'],
    ['clients in the text', '<div class="et_pb_section"><p>What clients tell us.</p></div>'],
    ['testimonials in the text', '<div class="et_pb_section"><p>Read the testimonials.</p></div>'],
  ])('go after a section that mentions %s', (_what, mention) => {
    const root = showPage('/privacy', `<p>one</p>${mention}${industries}${end}`);
    expect(root.querySelectorAll(CAROUSEL)).toHaveLength(1);
    expect(root.querySelector(`p + div + ${CAROUSEL}`)).not.toBeNull();
  });

  it('once, though more matches come late', async () => {
    const root = showPage('/privacy', end);
    root.insertAdjacentHTML('afterbegin', heading);
    await Promise.resolve();
    vi.advanceTimersByTime(5000);
    expect(root.querySelectorAll(CAROUSEL)).toHaveLength(1);
  });

  it.each([
    '/about',
    '/about-us',
    '/areas-served',
    '/contact',
    '/industries',
    '/services',
    '/Services/',
  ])('%s is none of them', (path) => {
    expect(rulesForPage(rules, path, '2026-01-01').map(({ id }) => id)).not.toContain(
      'testimonials',
    );
  });
});

it('one quote of /areas-served is told in fewer words than elsewhere', () => {
  const optionsOf = (id: string) => rules.find((rule) => rule.id === id)?.options;
  expect(optionsOf('areas-testimonials')).toMatchObject({ props: { edition: 'brief' } });
  expect(optionsOf('testimonials')).not.toHaveProperty('props');
});

describe('the banner of pages with a cybersecurity services heading', () => {
  const heading = '<h1>Cybersecurity Services</h1>';
  const whole = '<img src="/uploads/whole.png" alt="">';
  const broken = '<img class="broken" alt="">';
  const STAND_IN = '../images/backup-sub-banner.svg';

  const sourceAfter = (images: number): string | null | undefined =>
    showPage('/services/voip', `${heading}${whole.repeat(images)}${broken}`)
      .querySelector('.broken')
      ?.getAttribute('src');

  it('stands in for a broken image among the first ten, not for the eleventh', () => {
    expect(sourceAfter(9)).toBe(STAND_IN);
    expect(sourceAfter(10)).toBeNull();
  });

  it.each(['<img>', '<img src="" alt="">', '<img src="data:image/gif;base64,R0lGODlh">'])(
    'stands in for %s, which no visitor would see otherwise',
    (lost) => {
      const html = `<main>${heading}<p>${lost}</p></main>`;
      const options = {
        path: '/services/voip',
        rules: { version: 1 as const, hash: '', rules },
        today: '2026-01-01',
      };
      const { root } = preparePage(html, { ...options, window });
      expect(root.querySelector('img')?.getAttribute('src')).toBe(STAND_IN);
    },
  );

  it('stands in for a banner in whatever letters its file is named', () => {
    const root = showPage('/services/voip', `${heading}<img src="/u/Hero-BANNER.png" alt="">`);
    expect(root.querySelector('img')?.getAttribute('src')).toBe(STAND_IN);
  });

  it.each([
    ['/services/cloud-services', 'cloud-services-banner', '../images/cloud-services-banner.svg'],
    [
      '/services/cloud-services/backup-recovery',
      'backup-banner',
      '../../images/backup-recovery-banner.svg',
    ],
    ['/industries', 'industries-banner', '/images/industries-banner.svg'],
  ])('leaves %s its own banner, if one heading there names them', (path, file, own) => {
    const banner = `<img class="${file}" src="/u/${file}.jpg" alt="">`;
    const root = showPage(path, `${banner}<h3>Cybersecurity Services</h3>`);
    vi.advanceTimersByTime(3000);
    expect(root.querySelector('img')?.getAttribute('src')).toBe(own);
  });

  it('stands in for no image without that heading', () => {
    const root = showPage('/services/voip', `<h1>Firewalls</h1>${whole}${broken}`);
    expect(root.querySelector('.broken')?.getAttribute('src')).toBeNull();
  });
});

describe('the contact form of the home page', () => {
  const row = (left: string, right: string): string =>
    `<div><div class="et_pb_column_1_2">${left}</div> <div class="et_pb_column_1_2">${right}</div></div>`;

  it('goes into the first empty column on the right, into none on the left', () => {
    const text = '<p>text</p>';
    const root = showPage('/', row('', text) + row(text, '') + row(text, ''));
    const columns = [...root.querySelectorAll('.et_pb_column_1_2')];
    expect(columns.map((column) => column.querySelector('[data-component]') !== null)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('the old street of the headquarters', () => {
  it.each([
    '<p>410 Live Oak Street, Suite 110</p>',
    '<h4>410 Live Oak Street, Suite 110</h4>',
    '<dl><dd>410 Live Oak Street, Suite 110</dd></dl>',
    '<table><tbody><tr><th>410 Live Oak Street, Suite 110</th></tr></tbody></table>',
    '<div><a href="/contact">410 Live Oak Street, Suite 110</a></div>',
    '<h4><span>410 LIVE OAK&nbsp;STREET, suite 110</span></h4>',
    '<h2>410 Live Oak Street, Suite 110</h2>',
    '<figure><figcaption>410 Live Oak Street, Suite 110</figcaption></figure>',
    '<details><summary>410 Live Oak Street, Suite 110</summary></details>',
    '<div><span>410 Live Oak Street, Suite 110</span></div>',
    '<div><strong>410 Live Oak Street</strong><span>, Suite 110</span></div>',
    '<div><p>410 Live Oak Street</p><p>, Suite 110</p></div>',
    '<ul><li><div>410 Live Oak Street</div><div>, Suite 110</div></li></ul>',
    '<address><div>410 Live Oak Street</div><div>, Suite 110</div></address>',
  ])('is corrected in %s', (html) => {
    expect(showPage('/privacy', html).textContent).toBe('1200 Magnolia Avenue, STE 203');
  });

  it('leaves somebody else the suite of that number', () => {
    const other = '<div><p>9 Bayou Road, Suite 110</p></div>';
    const page = showPage('/privacy', `<div><p>410 Live Oak Street</p></div>${other}`);
    expect(page.innerHTML).toContain(other);
  });
});

describe('the service icons', () => {
  it.each([
    ['/blog/is-healthcare-next', true],
    ['/legal', true],
    ['/services/voip/manufacturing', true],
    ['/personal-finance', true],
    ['/industries/oil-gas', true],
    ['/industries/schools', false],
    ['/services/voip', false],
  ])('are others wherever their path says so: %s', (path, areOthers) => {
    const root = showPage(path, '<p><img src="/uploads/icon-old-cloud.png"></p>');
    vi.advanceTimersByTime(500);
    expect(root.querySelector('img')?.src.endsWith('images/icons/cloud.svg')).toBe(areOthers);
  });
});
