import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runInside } from './run-cli.ts';
import { copyRules, makeScratch } from './scratch.ts';

const ROW = '{ container-of: { heading: Say it plainly }, css: .et_pb_row }';

const RULES = `routes: /about
rules:
  - id: hides-a-row
    why: The row is not wanted any more.
    selector: ${ROW}
    action: hide
    expect: { max: 1 }

  - id: form-in-it
    why: The form is put into the row that is hidden.
    selector: ${ROW}
    action: insert-component
    component: contact-form
    position: end

  - id: moved-in
    why: The title goes where nobody sees it.
    selector: { heading: Who you will meet }
    action: move
    to: ${ROW}
    position: start
    expect: { max: 1 }

  - id: form-beside-it
    why: The form stands behind the row that is hidden.
    selector: ${ROW}
    action: insert-component
    component: contact-form
    position: after

  - id: form-in-each
    why: One of the rows is hidden, and the others are not.
    selector: .et_pb_column
    action: insert-component
    component: contact-form
    position: start
`;

interface Told {
  readonly code: string;
  readonly rule: string;
  readonly file: string;
  readonly message: string;
}

it('what is put where another rule hides it is told, and what stands beside that is not', async () => {
  const folder = copyRules(makeScratch(), 'unseen');
  writeFileSync(join(folder, 'pages', 'mine.yaml'), RULES);
  const { stdout } = await runInside(['check', folder, '--format', 'json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Told[] };
  const mine = diagnostics.filter(({ file }) => file.endsWith('mine.yaml'));
  expect(mine.map(({ rule, code }) => [rule, code])).toEqual([
    ['form-in-it', 'W119'],
    ['moved-in', 'W119'],
  ]);
  expect(mine[0]?.message).toMatch(
    /^Unseen: on \/about rule "hides-a-row" \(.*mine\.yaml:3\) hides the place where it puts something\. Keep one\.$/,
  );
});
