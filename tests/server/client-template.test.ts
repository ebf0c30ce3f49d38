import { expect, it } from 'vitest';
import { readClientTemplate } from '../../src/server/client-template.ts';
import { explainStart } from '../../src/server/explain-start.ts';
import { withFolder } from './support/start-server.ts';

it('A server whose client is not built says so in a sentence', () =>
  withFolder(async (folder) => {
    const error: unknown = await readClientTemplate(folder).catch((reason: unknown) => reason);
    expect(explainStart(error, undefined)).toBe(
      'The server cannot start.\nThe client is not built yet. Run this first: npm run build',
    );
  }));
