import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { readTheme, readTokens } from './read-tokens.ts';
import styles from './design.module.css';

interface Props {
  readonly theme: 'light' | 'dark';
}

const COLOR = /^#[\da-f]{6}$/i;

/** Every color of a theme, with its value. */
export function Colors({ theme }: Props) {
  const all = readTheme(theme);
  const names = Object.keys({ ...readTokens(':root'), ...readTokens(`:root.${theme}`) });
  return (
    <ul className={styles.swatches}>
      {names
        .filter((name) => COLOR.test(all[name] ?? ''))
        .map((name) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: all[name] }} />
            <code>{name}</code>
            <code className={styles.value}>{all[name]}</code>
          </li>
        ))}
    </ul>
  );
}

/** Every pair of colors that meets on the site, and the contrast that is measured between them. */
export function Contrasts({ theme }: Props) {
  const tokens = readTheme(theme);
  return (
    <table className={styles.table}>
      <caption>Contrast, {theme} theme</caption>
      <thead>
        <tr>
          <th scope="col">Looks so</th>
          <th scope="col">Colors</th>
          <th scope="col">Measured</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ front, back, least }) => {
          const [color = '', background = ''] = [tokens[front], tokens[back]];
          const measured = contrast(color, background);
          return (
            <tr key={front + back} data-passes={measured >= least}>
              <td className={styles.sample} style={{ color, background }}>
                {least === 3 ? <span className={styles.ring} /> : 'Sample'}
              </td>
              <td>
                <code>{front}</code> on <code>{back}</code>
              </td>
              <td>{measured.toFixed(2)}</td>
              <td>{least}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
