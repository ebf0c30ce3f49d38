import { describe, expect, it } from 'vitest';
import { sendRaw } from '../support/raw.ts';
import { HOST, useServer } from './running-server.ts';

const server = useServer();

const SECRETS = /"dependencies"|root:.*:0:0|SQLite format|createServer|DATABASE_URL|brand:/;
const DOTS = ['..', '%2e%2e', '%2E%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '....'];
const SLASHES = ['/', '%2f', '%5c', '//', '%252f'];
const TARGETS = ['package.json', 'content/site.yaml', 'etc/passwd', 'data/messages.sqlite'];
const PREFIXES = ['/', '/assets/', '/api/pages/', '/api/blog/', '/images/'];

describe('path tricks', () => {
  const paths = PREFIXES.flatMap((prefix) =>
    DOTS.flatMap((dots) =>
      SLASHES.flatMap((slash) =>
        TARGETS.map((target) => prefix + `${dots}${slash}`.repeat(4) + target),
      ),
    ),
  );

  it(`lead to nothing: ${paths.length} paths`, async () => {
    for (const path of paths) {
      const bytes = `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
      const { status, text } = await sendRaw(server().port, bytes);
      expect([400, 404], path).toContain(status);
      expect(text.slice(text.indexOf('\r\n\r\n')).replace(/<script[^]*/, ''), path).not.toMatch(
        SECRETS,
      );
    }
  });

  it.each([
    '.env',
    '.git/config',
    'package.json',
    'src/server/main.ts',
    'index.html',
    'rules.yaml',
  ])('the file %s is not served', async (name) =>
    expect((await fetch(`${server().origin}/${name}`)).status).toBe(404),
  );

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
    'the name %s is no page',
    async (name) => {
      for (const folder of ['/api/pages/', '/api/blog/', '/', '/services/', '/industries/']) {
        expect((await fetch(server().origin + folder + name)).status, folder).toBe(404);
      }
    },
  );
});
