import type { Industry } from '../../contract/site.ts';
import { Icon } from '../parts/icon.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './industry-cards.module.css';

/** A card for each industry served; its picture lights up under the pointer. */
export function IndustryCards() {
  const { industries } = useSite();
  return (
    <ul className={styles.grid}>
      {industries.map((industry) => (
        <li key={industry.slug} className={styles.card}>
          <Pictures {...industry} />
          <div className={styles.text}>
            <h3 className={styles.title}>
              <a className={styles.link} href={`/industries/${industry.slug}`}>
                {industry.title}
                <Icon name="arrow" />
              </a>
            </h3>
            <p className={styles.summary}>{industry.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Pictures({ defaultImage, hoverImage, alt }: Industry) {
  const size = { width: 800, height: 520, loading: 'lazy' } as const;
  return (
    <div className={styles.pictures}>
      <img className={styles.picture} src={defaultImage} alt={alt} {...size} />
      <img className={styles.hoverPicture} src={hoverImage} alt="" {...size} />
    </div>
  );
}
