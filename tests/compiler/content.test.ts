import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../src/compiler/content/check-content.ts';
import { contentSchemas } from '../../src/compiler/content/content-schema.ts';

const files = globSync('content/*.yaml')
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const around = {
  pageRoutes: ['/', '/contact', '/privacy', '/services/*'],
  publicFiles: ['/images/a.svg'],
};

/** The files, where one text of one of them is another. */
function changed(file: string, from: string | RegExp, to: string) {
  return files.map(({ path, text }) => {
    if (path !== `content/${file}`) return { path, text };
    expect(text).toMatch(from);
    return { path, text: text.replace(from, to) };
  });
}

/** What is told of them then. */
function told(file: string, from: string | RegExp, to: string) {
  return checkContent(changed(file, from, to));
}

it('has nothing to say about the content of this site', () => {
  expect(checkContent(files)).toEqual([]);
});

it('knows every top-level key that the site’s data has', () => {
  const contract = readFileSync('src/contract/site.ts', 'utf8');
  const body = /export interface SiteData \{([\s\S]*?)\n\}/.exec(contract)?.[1] ?? '';
  const keys = [...body.matchAll(/^ {2}readonly (\w+):/gm)].map(([, key]) => key);
  expect(Object.keys(contentSchemas).toSorted()).toEqual(keys.toSorted());
});

describe('a mistake is told once, at its place', () => {
  it.each([
    ['site.yaml', 'fullName:', 'fulName:', 'R011', /Unknown key "fulName"/, 'fullName'],
    ['site.yaml', "zip: '77901'", 'zip: 77901', 'R309', /five digits in quotes/, "'77901'"],
    ['site.yaml', 'href: /contact', 'href: contact', 'R309', /must be a link/, undefined],
    ['site.yaml', 'email: hello@', 'email: hello ', 'R309', /e-mail address/, undefined],
    ['site.yaml', 'America/Chicago', 'Houston', 'R309', /a time zone such as/, undefined],
    [
      'site.yaml',
      'America/Chicago',
      'America/Chikago',
      'R309',
      /no time zone America\/Chikago/,
      'America/Chicago',
    ],
    ['site.yaml', 'brand:', 'brnad:', 'R011', /Unknown key "brnad"/, 'brand'],
    [
      'posts.yaml',
      "published: '2024-11-01'",
      "published: 'Nov 1'",
      'R309',
      /a date such as/,
      undefined,
    ],
    [
      'testimonials.yaml',
      'shortEdition: true',
      'shortEdition: yes',
      'R309',
      /true or false/,
      'true',
    ],
    ['routes.yaml', '    slug: about-us\n', '', 'R014', /slug is missing/, undefined],
    [
      'routes.yaml',
      '    title: About Us | {fullName}\n',
      '',
      'R014',
      /title is missing/,
      undefined,
    ],
    ['routes.yaml', /    redirectTo: .*\n/, '', 'R014', /redirectTo is missing/, undefined],
    ['industries.yaml', '    slug: legal\n', '', 'R014', /slug is missing/, undefined],
    ['forms.yaml', '    phone: Phone', '    phnoe: Phone', 'R011', /Unknown key "phnoe"/, 'phone'],
    ['forms.yaml', '    phone: Phone\n', '', 'R014', /phone is missing/, undefined],
    ['forms.yaml', '  labels:', '  labels: {', 'R001', /cannot be read as YAML/, undefined],
    ['routes.yaml', 'screen: home', 'screen: hom', 'R309', /one of: home, page/, 'home'],
  ])('%s: %s → %s', (file, from, to, code, message, suggestion) => {
    const [one, ...others] = told(file, from, to).filter(
      ({ message: text }) => !text.startsWith('No content file'),
    );
    expect(others).toEqual([]);
    expect(one).toMatchObject({ file: `content/${file}`, code, severity: 'error' });
    expect(one?.message).toMatch(message);
    expect(one?.suggestion).toBe(suggestion);
    expect(one?.line).toBeGreaterThan(0);
  });
});

describe('what no schema can tell', () => {
  it('a number that is shown one way and dialed another', () => {
    const found = told('site.yaml', 'display: (361) 555-0163', 'display: (361) 555-0164');
    expect(found).toMatchObject([
      { code: 'W110', severity: 'warning', suggestion: 'tel:+13615550164' },
    ]);
    expect(found[0]?.message).toContain('(361) 555-0164 and tel:+13615550163');
    const line = files.find(({ path }) => path === 'content/site.yaml')?.text.split('\n')[
      (found[0]?.line ?? 0) - 1
    ];
    expect(line).toContain('href: tel:+13615550163');
  });

  it('a key that two files say', () => {
    const twice = [
      ...files,
      { path: 'content/zz.yaml', text: 'email: other@loblolly-it.example\n' },
    ];
    expect(checkContent(twice)).toMatchObject([{ file: 'content/zz.yaml', code: 'R004' }]);
  });

  it('a key that no file says', () => {
    const fewer = files.filter(({ path }) => path !== 'content/teasers.yaml');
    expect(checkContent(fewer).map(({ message }) => message)).toEqual([
      'No content file says: teasers.',
    ]);
  });

  it('pictures that are not there and links that lead nowhere', () => {
    const found = checkContent(files, around);
    expect(found.filter(({ code }) => code === 'W111').length).toBeGreaterThan(5);
    expect(
      found.filter(({ code }) => code === 'W101').map(({ found: text }) => text),
    ).not.toContain('"/contact"');
    expect(
      found.some(({ message }) => message === 'The link /industries fits no page of the site.'),
    ).toBe(true);
  });

  it.each([
    ['/images/a.svg', false],
    ['/images/b.svg', true],
  ])('a link to the file %s', (link, isTold) => {
    const found = checkContent(changed('site.yaml', 'href: /contact', `href: ${link}`), around);
    expect(found.some(({ message }) => message.includes(`The link ${link} `))).toBe(isTold);
  });
});
