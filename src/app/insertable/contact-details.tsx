import { Icon } from '../parts/icon.tsx';
import { PhoneLink } from '../parts/phone-link.tsx';
import { PostalAddress } from '../parts/postal-address.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './contact-details.module.css';

/** The three phone lines, both addresses, and when somebody is there. */
export function ContactDetails() {
  const { phones, email, addresses, businessHours, screens } = useSite();
  const lines = [phones.newCustomers, phones.existingCustomers, phones.tollFree];
  const { phonesHeading, officesHeading, hoursHeading } = screens.contact;
  return (
    <div className={styles.details}>
      <section className={styles.block}>
        <h2 className={styles.heading}>{phonesHeading}</h2>
        <dl className={styles.lines}>
          {lines.map((phone) => (
            <div key={phone.label} className={styles.line}>
              <dt>{phone.label}</dt>
              <dd>
                <Icon name="phone" />
                <PhoneLink phone={phone} className={styles.strong} />
              </dd>
            </div>
          ))}
          <div className={styles.line}>
            <dt>Email</dt>
            <dd>
              <Icon name="mail" />
              <a className={styles.strong} href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
        </dl>
      </section>
      <section className={styles.block}>
        <h2 className={styles.heading}>{officesHeading}</h2>
        {[addresses.headquarters, addresses.houston].map((address) => (
          <address key={address.label} className={styles.office}>
            <Icon name="pin" />
            <p className={styles.text}>
              <strong>{address.label}</strong>
              <br />
              <PostalAddress address={address} />
            </p>
          </address>
        ))}
      </section>
      <section className={styles.block}>
        <h2 className={styles.heading}>{hoursHeading}</h2>
        <dl className={styles.hours}>
          {businessHours.map(({ days, hours }) => (
            <div key={days} className={styles.row}>
              <dt>{days}</dt>
              <dd>
                <bdi>{hours}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
