import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const FULL = '/dev/full';

describe('a full disk behind the log', () => {
  it.skipIf(!existsSync(FULL))(
    'does not keep the server from working, nor from ending',
    async () => {
      const full = openSync(FULL, 'w');
      const program = `
      import { createLog } from '${process.cwd()}/src/server/log.ts';
      const log = createLog('info');
      log.info('one');
      setTimeout(() => log.info('two'), 50);
      setTimeout(() => { console.error('still there'); process.exit(0); }, 100);`;
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', full, 'pipe'],
        timeout: 10_000,
        killSignal: 'SIGKILL',
      });
      closeSync(full);
      const [said, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')]);
      expect(said).toBe('still there\n');
      expect(code).toBe(0);
    },
  );
});

describe('an error in the log', () => {
  it('says what caused it, and nothing of the row that a database refused', async () => {
    const program = `
    import { createLog } from '${process.cwd()}/src/server/log.ts';
    const cause = Object.assign(new Error('violates a check'), { detail: 'Rosa', code: '23514' });
    createLog('info').error(new Error('Not stored.', { cause }));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [line] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'Not stored.: violates a check' } });
    expect(line).toContain('caused by: Error: violates a check');
    expect(line).not.toContain('Rosa');
  });
});
