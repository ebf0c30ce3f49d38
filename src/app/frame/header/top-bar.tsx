import { ButtonLink } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './top-bar.module.css';

/** Phone, e-mail, and the way to a quote. */
export function TopBar() {
  const { phones, email, header } = useSite();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <a href={phones.newCustomers.href} className={styles.link}>
          <Icon name="phone" />
          <span className="visually-hidden">{phones.newCustomers.label}: </span>
          {phones.newCustomers.display}
        </a>
        <a href={`mailto:${email}`} className={styles.link}>
          <Icon name="mail" />
          <span className={styles.email}>{email}</span>
        </a>
        <div className={styles.quote}>
          <ButtonLink look="gold" size="small" href={header.quote.href}>
            {header.quote.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
