import { useState } from 'react';
import { IslandSlot } from '../../page-body/island-slot.tsx';
import { Icon, iconFor } from '../../parts/icon.tsx';
import { useSite } from '../../site/site-context.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterLinks } from './footer-links.tsx';
import styles from './footer.module.css';

const FORM = { variant: 'footer' };

/** The foot of every page: who we are, where to find us, and a form. */
export function Footer() {
  const { brand, footer, social } = useSite();
  const [year] = useState(() => String(new Date().getFullYear()));
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <h2 className={styles.heading}>About {brand.name}</h2>
          <p>{footer.blurb}</p>
          <ul className={styles.social}>
            {social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel="noopener noreferrer" aria-label={`${brand.name} on ${name}`}>
                  <Icon name={iconFor(name)} />
                </a>
              </li>
            ))}
          </ul>
          <FooterContact />
        </div>
        <FooterLinks />
        <div className={styles.form}>
          <h2 className={styles.heading}>{footer.formHeading}</h2>
          <IslandSlot id="footer-form" name="contact-form" props={FORM} />
        </div>
      </div>
      <div className={styles.legal}>
        {/* The server may have drawn this last year. */}
        <p suppressHydrationWarning>{footer.copyright.replaceAll('{year}', year)}</p>
        <ul>
          {footer.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
