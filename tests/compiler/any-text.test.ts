import fc from 'fast-check';
import { describe, inject, it } from 'vitest';
import { stringify } from 'yaml';
import { arbitraryFile } from './arbitrary-rule.ts';
import { compileHeld } from './compile-held.ts';

const numRuns = inject('runs');

/** What YAML, CSS and people are made of. */
const scrap = fc.constantFrom(
  'routes: /about\n',
  'rules:\n',
  '  - id: a-rule\n',
  '    why: Because it is so.\n',
  '    selector: ',
  '    action: hide\n',
  '.a',
  '#b',
  '[',
  ']',
  '{',
  '}',
  ': ',
  '- ',
  '? ',
  '&a ',
  '*a',
  '!t ',
  '|\n',
  '>\n',
  '"',
  "'",
  '\\',
  '\t',
  '\n',
  '  ',
  ',',
  '%',
  '@',
  '`',
  '<<: ',
  '---\n',
  '...\n',
  '\0',
  '\uFFFD',
  '\u202E',
  '\uD800',
  '🙂',
  '__proto__: ',
  '${x}',
  'null',
  '.nan',
  '1e400',
  '0x1F',
  '# x\n',
  '<<<<<<< a\n',
);

describe('any text', () => {
  it('is answered, never thrown at', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 200, unit: 'binary' }),
      fc.array(scrap, { maxLength: 40 }).map((scraps) => scraps.join('')),
    );
    fc.assert(
      fc.property(text, (one) => void compileHeld(one)),
      { numRuns },
    );
  });

  it('that was right and was cut, doubled or disturbed is answered too', () => {
    const change = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 30 }),
      scrap,
      kind: fc.nat({ max: 3 }),
    });
    fc.assert(
      fc.property(
        arbitraryFile,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        (file, changes) => {
          compileHeld(changes.reduce((text, one) => disturb(text, one), stringify(file)));
        },
      ),
      { numRuns },
    );
  });

  it('is answered, however it is nested or repeated', () => {
    const bombs = [
      '[',
      '{a: ',
      '- ',
      '? ',
      '&a ',
      '*a ',
      '!a ',
      '"',
      "'",
      '#',
      'a: b\n',
      'a:\n ',
      '\n',
      '\t',
      ': ',
    ];
    for (const bomb of bombs) {
      compileHeld(bomb.repeat(60_000 / bomb.length));
      compileHeld(`routes: /about\nrules:\n  - ${bomb.repeat(30_000 / bomb.length)}`);
    }
  });
});

function disturb(
  text: string,
  change: { at: number; length: number; scrap: string; kind: number },
): string {
  const at = change.at % (text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (change.kind === 0) return before;
  if (change.kind === 1) return `${before}${after.slice(change.length)}`;
  if (change.kind === 2) return `${before}${after.slice(0, change.length)}${after}`;
  return `${before}${change.scrap}${after}`;
}
