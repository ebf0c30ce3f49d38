import { PhoneLink } from '../../parts/phone-link.tsx';
import { PostalAddress } from '../../parts/postal-address.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './footer.module.css';

/** The headquarters' address and the three phone lines. */
export function FooterContact() {
  const { addresses, phones, email } = useSite();
  const lines = [phones.newCustomers, phones.helpdesk, phones.tollFree];
  return (
    <address className={styles.contact}>
      <p>
        <PostalAddress address={addresses.headquarters} />
      </p>
      <dl>
        {lines.map((phone) => (
          <div key={phone.label}>
            <dt>{phone.label}</dt>
            <dd>
              <PhoneLink phone={phone} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </address>
  );
}
