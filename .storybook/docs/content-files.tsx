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
            <code>{shorten(path)}</code> {describe(text)}
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

function describe(text: string): string {
  return /^# (?!yaml-language-server)(.+)$/m.exec(text)?.[1] ?? '';
}
