import { escapeXml } from './escape-xml.ts';

export interface JunitCase {
  readonly name: string;
  /** One text for each thing that is wrong; none when the case passes. */
  readonly failures: readonly string[];
}

/** Results as JUnit XML, which every build server reads. */
export function formatJunit(suite: string, cases: readonly JunitCase[]): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const counts = `tests="${cases.length}" failures="${failed}" errors="0" skipped="0" time="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(suite)}" ${counts}>`,
    `  <testsuite name="${escapeXml(suite)}" ${counts}>`,
    ...cases.map((one) => caseLines(suite, one)),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

/** One failure a case: what is more is told in its text. */
function caseLines(suite: string, { name, failures }: JunitCase): string {
  const open = `    <testcase name="${escapeXml(name)}" classname="${escapeXml(suite)}" time="0"`;
  const [first] = failures;
  if (first === undefined) return `${open}/>`;
  const message = escapeXml(first.split('\n', 1)[0] ?? '');
  const text = escapeXml(failures.join('\n'));
  return `${open}>\n      <failure message="${message}" type="failure">${text}</failure>\n    </testcase>`;
}
