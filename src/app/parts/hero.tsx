import type { HeroTexts } from '../../contract/site.ts';
import { ButtonLink } from './button.tsx';
import styles from './hero.module.css';

/** The opening of a screen: a picture, and over its calm side what the screen is about. */
export function Hero({ texts }: { readonly texts: HeroTexts }) {
  const { eyebrow, title, text, image, link } = texts;
  return (
    <div className={styles.hero}>
      <img
        className={styles.picture}
        src={image}
        alt=""
        width="1600"
        height="600"
        fetchPriority="high"
      />
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{text}</p>
        {link && (
          <ButtonLink look="gold" href={link.href}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
