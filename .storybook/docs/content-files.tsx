import type { ReactNode } from 'react';

const data = import.meta.glob<string>('../../content/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bodies = Object.keys(import.meta.glob('../../content/**/*.html', { query: '?raw' }));

/** Every file of `content/`, with what its first comment says of it. */
export function ContentFiles() {
  return (
    <>
      <ul>
        {Object.entries(data).map(([path, text]) => (
          <li key={path}>
            <code>{shorten(path)}</code> {markCode(describe(text))}
          </li>
        ))}
      </ul>
      <details>
        <summary>{bodies.length} page bodies</summary>
        <ul>
          {bodies.map((path) => (
            <li key={path}>
              <code>{shorten(path)}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

function shorten(path: string): string {
  return path.replace('../../', '');
}

/** The lines of a file's first comment, after the one for editors. */
function describe(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('# yaml-language-server'));
  const end = lines.findIndex((line) => !line.startsWith('#'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^# ?/, ''))
    .join(' ');
}

/** Names of fields stand between signs, as in Markdown. */
function markCode(text: string): ReactNode[] {
  return text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>));
}
