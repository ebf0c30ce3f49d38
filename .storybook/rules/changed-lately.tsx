import styles from './changed-lately.module.css';
import type { ChangedFile, RuleChange } from '../build/read-history.ts';

interface Props {
  /** The newest first. */
  readonly history: readonly RuleChange[];
}

/** What was written into the rules lately, and the pages on which it shows. */
export function ChangedLately({ history }: Props) {
  return (
    <main className={styles.page}>
      <h1>Rules changed lately</h1>
      {history.length === 0 && <p>This folder has no history of its rules.</p>}
      {history.map((change) => (
        <Commit key={change.date + change.subject} change={change} />
      ))}
    </main>
  );
}

function Commit({ change }: { readonly change: RuleChange }) {
  const { date, subject, files, patch } = change;
  return (
    <article className={styles.commit}>
      <h2 className={styles.subject}>{subject}</h2>
      <p className={styles.date}>{date}</p>
      <ul className={styles.files}>
        {files.map((file) => (
          <File key={file.path} file={file} />
        ))}
      </ul>
      <details>
        <summary>What was written</summary>
        <Patch text={patch} />
      </details>
    </article>
  );
}

function File({ file: { path, pages } }: { readonly file: ChangedFile }) {
  return (
    <li>
      <code>{path}</code>
      {pages.length === 0 ? ' changes no page now' : ' shows on '}
      <span className={styles.pages}>
        {pages.map((page) => (
          <a key={page} href={`?path=/story/pages-${page}--before-and-after`} target="_top">
            {page.replaceAll('-', ' ')}
          </a>
        ))}
      </span>
    </li>
  );
}

function Patch({ text }: { readonly text: string }) {
  return (
    <pre className={styles.patch}>
      {text.split('\n').map((line, index) => (
        <span key={index} data-sign={line.charAt(0)}>
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
