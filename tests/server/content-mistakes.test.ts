import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config/read-config.ts';
import { explainStart } from '../../src/server/explain-start.ts';
import { exportSite } from '../../src/server/export/export-site.ts';
import { openSite } from '../../src/server/open-site.ts';
import { ContentRefused } from '../../src/server/read-site.ts';
import { makeCheckout, type RulesCheckout } from './support/rules-checkout.ts';

let checkout: RulesCheckout;

beforeEach(() => {
  checkout = makeCheckout({});
  const content = join(checkout.root, 'content');
  rmSync(content);
  cpSync('content', content, { recursive: true });
});
afterEach(() => checkout.remove());

/** Changes the site's own content file. */
function change(from: string, to: string): void {
  const file = join(checkout.root, 'content/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

const open = (): Promise<unknown> =>
  openSite(checkout.root, readConfig({ LOG_LEVEL: 'silent', DATA_FOLDER: checkout.cache }));

it.each([
  ['brand:', 'brnad:', /site\.yaml:3:1 \[R011\] Unknown key "brnad"\.\n {2}Did you mean "brand"\?/],
  ['America/Chicago', 'America/Chikago', /There is no time zone America\/Chikago\./],
  ['email: hello', 'email: [hello', /\[R001\]/],
  ['brand:', 'brand: &all', /site\.yaml/],
])('a server does not start with %s as %s, and says where it stands', async (from, to, message) => {
  change(from, to);
  const error = await open().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ContentRefused);
  const told = explainStart(error, undefined);
  expect(told).toMatch(/^The server cannot start: the content has mistakes\.\n/);
  expect(told).toMatch(message);
});

it('nothing is exported of it', async () => {
  change('brand:', 'brnad:');
  const target = join(checkout.root, 'site');
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_FOLDER: checkout.cache });
  await expect(exportSite(checkout.root, target, config)).rejects.toThrow(/"brnad"/);
});

it('a server starts with what is only a warning, and with files that are links', async () => {
  const forms = join(checkout.root, 'content/forms.yaml');
  rmSync(forms);
  symlinkSync(resolve('content/forms.yaml'), forms);
  change('display: (361) 555-0142', 'display: (361) 555-0143');
  const { app } = (await open()) as Awaited<ReturnType<typeof openSite>>;
  await app.close();
});
