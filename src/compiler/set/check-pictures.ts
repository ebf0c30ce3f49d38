import type { Diagnostic } from '../diagnostic.ts';
import type { SoundRule } from '../read-rule.ts';
import { complain } from '../passage.ts';
import { suggest } from '../suggest.ts';

/**
 * A warning for each picture of this site that a rule names and nobody has put there.
 * @param files every file below public/, as pages name it: `/images/team.svg`
 */
export function checkPictures(rules: readonly SoundRule[], files: readonly string[]): Diagnostic[] {
  const known = new Set(files);
  return rules.flatMap(({ rule, passage }) => {
    const { key, file } = pictureOf(rule) ?? {};
    if (key === undefined || file === undefined || known.has(`/${file}`)) return [];
    const message = `The picture ${file} is not in the folder public.`;
    const inFolder = file.replace(/^public(?=\/)/, '');
    const suggestion = known.has(inFolder) ? inFolder : suggest(`/${file}`, files);
    return [
      complain(passage, {
        code: 'W111',
        severity: 'warning',
        at: [key],
        message,
        suggestion: suggestion?.slice(1),
      }),
    ];
  });
}

/** The option in which a rule names a picture, and its path from the site's root. */
function pictureOf({ options }: SoundRule['rule']): { key: string; file: string } | null {
  const { src, name, value } = options;
  if (typeof src === 'string') return { key: 'src', file: src };
  if (name !== 'src' || typeof value !== 'string') return null;
  return { key: 'value', file: value.replace(/^\//, '') };
}
