import type { CompiledRules } from '../../src/contract/rules.ts';
import { compile } from './compile.ts';

const files = import.meta.glob<string>('../../rules/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The site's real rules. */
export function compileSiteRules(): CompiledRules {
  return compile(
    Object.entries(files).map(([path, text]) => ({ path: path.replace('../../', ''), text })),
  );
}
