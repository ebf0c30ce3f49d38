import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLive } from '../../src/cli/live/check-live.ts';
import { loadRules } from '../../src/cli/load-rules.ts';
import type { SoundRules } from '../../src/cli/require-rules.ts';
import { runInside } from './run-cli.ts';
import { makeScratch } from './scratch.ts';

const scratch = makeScratch();
const RULES = `routes: [/about, /privacy]
rules:
  - id: team-photo
    why: The photo of the team is an old one.
    selector: [img.team, img.staff]
    action: swap-image
    src: images/logo.svg
`;

/** What the server says about each page at the moment. */
const pages = new Map<string, string>();
let server: Server;
let source = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const content = pages.get(request.url ?? '');
    response.statusCode = content === undefined ? 404 : 200;
    response.end(JSON.stringify({ content: content ?? '' }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  source = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

async function rulesFrom(text: string): Promise<SoundRules> {
  const folder = join(scratch, 'rules');
  const { mkdirSync } = await import('node:fs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.yaml'), text);
  return (await loadRules(folder)) as SoundRules;
}

const show = (html: string): unknown => pages.set('/api/pages/about-us', `<main>${html}</main>`);

async function look(day: string, options: { accept?: boolean; rules?: string } = {}) {
  const rules = await rulesFrom(options.rules ?? RULES);
  const now = new Date(`2026-11-${day}T06:00:00Z`);
  const counts = join(scratch, 'counts.json');
  const told = await checkLive(rules, { source, counts, accept: options.accept ?? false, now });
  return told
    .filter(({ code }) => code !== 'W115')
    .filter(({ message }) => !message.includes('/about-us'));
}

describe('the alarm', () => {
  it('takes the first look as good when it is told to', async () => {
    show('<img class="team" src="/a.png">');
    expect(await look('01', { accept: true })).toEqual([]);
    expect(await look('02')).toEqual([]);
  });

  it('says what finds nothing any more, and since when, until it is well again', async () => {
    show('<img class="people" src="/a.png">');
    const [first, ...others] = await look('03');
    expect(others).toEqual([]);
    expect(first).toMatchObject({ code: 'W112', rule: 'team-photo', severity: 'warning', line: 3 });
    expect(first?.message).toBe(
      'On /about it finds nothing any more; it found 1. Since 2026-11-03 06:00; it was well on 2026-11-02 06:00.',
    );
    expect((await look('04'))[0]?.message).toContain('Since 2026-11-03 06:00');
    show('<img class="team" src="/a.png">');
    expect(await look('05')).toEqual([]);
  });

  it('says what lives on its fallback', async () => {
    show('<img class="staff" src="/a.png">');
    expect(await look('06')).toMatchObject([
      { code: 'W114', message: expect.stringContaining('only selector 2 of its list') },
    ]);
  });

  it('says what finds far more', async () => {
    show('<img class="team" src="/a.png">'.repeat(5));
    expect(await look('07')).toMatchObject([
      { code: 'W113', message: expect.stringContaining('finds 5; it found 1') },
    ]);
    expect(await look('08', { accept: true })).toEqual([]);
    expect(await look('09')).toEqual([]);
  });

  it('forgets nothing of a page that cannot be read for a while', async () => {
    pages.delete('/api/pages/about-us');
    expect(await look('10')).toEqual([]);
    show('<p>nothing</p>');
    expect((await look('11'))[0]?.message).toContain('it was well on 2026-11-09 06:00');
    show('<img class="team" src="/a.png">'.repeat(5));
    expect(await look('12')).toEqual([]);
  });

  it('forgets nothing of a page that cannot be read while what is found is taken as good', async () => {
    show('<img class="team" src="/a.png">');
    await look('12', { accept: true });
    pages.delete('/api/pages/about-us');
    expect(await look('12', { accept: true })).toEqual([]);
    show('<p>nothing</p>');
    expect((await look('13'))[0]?.message).toContain('it was well on 2026-11-12 06:00');
  });

  it.each([
    [5, 9, false],
    [5, 10, true],
    [2, 4, false],
    [2, 5, true],
    [1, 3, false],
    [1, 4, true],
  ])('after %i a look that finds %i is far more: %s', async (before, after, isFarMore) => {
    show('<img class="team" src="/a.png">'.repeat(before));
    await look('13', { accept: true });
    show('<img class="team" src="/a.png">'.repeat(after));
    expect((await look('14')).map(({ code }) => code)).toEqual(isFarMore ? ['W113'] : []);
  });

  it('begins anew with a rule that was edited', async () => {
    show('<p>nothing</p>');
    const rules = RULES.replace('logo.svg', 'logo-dark.svg');
    expect(await look('15', { rules })).toEqual([]);
  });

  it('says which pages cannot be read', async () => {
    const rules = await rulesFrom(RULES);
    const counts = join(scratch, 'other.json');
    const told = await checkLive(rules, { source, counts, accept: true, now: new Date() });
    const about = told.find(({ file }) => file === '/privacy');
    expect(about).toMatchObject({ code: 'W115', severity: 'warning' });
    expect(about?.message).toContain('the source answers 404');
  });
});

describe('rules check --live', () => {
  it('looks at the stored pages when there is no source, and keeps the counts', async () => {
    const counts = join(scratch, 'stored.json');
    const first = await runInside(['check', '--live', '--counts', counts]);
    expect(first).toMatchObject({ stdout: '', code: 0 });
    expect(JSON.parse(readFileSync(counts, 'utf8'))).toMatchObject({
      version: 1,
      rules: {
        'provider-image': { pages: { '/about': { found: 1, alternative: 1, since: null } } },
      },
    });
  });

  it.each([
    [
      ['check', '--accept'],
      '--source, --counts and --accept belong to --live. --help tells more.\n',
    ],
    [
      ['check', '--live', '--source', 'localhost'],
      '--source is an address such as http://localhost:3000, not "localhost". --help tells more.\n',
    ],
    [
      ['check', '--live', '--counts', 'package.json'],
      'package.json holds no counts of this version. Delete it to begin anew. --help tells more.\n',
    ],
  ])('%j is wrong usage', async (args, stderr) => {
    expect(await runInside(args)).toEqual({ stdout: '', stderr, code: 2 });
  });
});
