import { expect, it } from 'vitest';
import { runCli } from './run-cli.ts';

it('says nothing when the schemas are up to date', () => {
  expect(runCli('schemas.ts', ['--check'])).toEqual({ stdout: '', stderr: '', code: 0 });
});

it('says which option was meant', () => {
  const stderr = "Unknown option '--chek'. Did you mean --check? --help tells more.\n";
  expect(runCli('schemas.ts', ['--chek'])).toEqual({ stdout: '', stderr, code: 2 });
});

it('takes no files', () => {
  const stderr = 'No files are taken here. --help tells more.\n';
  expect(runCli('schemas.ts', ['a.json'])).toEqual({ stdout: '', stderr, code: 2 });
});
