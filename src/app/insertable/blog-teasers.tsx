import { useSite } from '../site/site-context.ts';
import styles from './blog-teasers.module.css';

/** Five teasers that lead to blog posts. */
export function BlogTeasers() {
  const { teasers } = useSite();
  return (
    <div className={styles.teasers}>
      <ul className={styles.grid}>
        {teasers.map(({ title, dateLabel, excerpt, image, alt, link }) => (
          <li key={link} className={styles.teaser}>
            <img
              className={styles.image}
              src={image}
              alt={alt}
              width="1200"
              height="675"
              loading="lazy"
            />
            <div className={styles.text}>
              <p className={styles.date}>{dateLabel}</p>
              <h3 className={styles.title}>
                <a className={styles.link} href={link}>
                  {title}
                </a>
              </h3>
              <p className={styles.excerpt}>{excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
