import { PhoneHelp } from '../../page-view/phone-help.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './not-found.module.css';

/** The page for an address that leads nowhere. */
export function NotFound() {
  const { hint, links } = useSite().screens.notFound;
  return (
    <section className={styles.page}>
      <img className={styles.picture} src="/images/404.svg" alt="" width="640" height="400" />
      <div className={styles.text}>
        <h1 className={styles.title}>404 - Page Not Found</h1>
        <p className={styles.lead}>The page you are looking for does not exist.</p>
        <p>{hint}</p>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <PhoneHelp />
      </div>
    </section>
  );
}
