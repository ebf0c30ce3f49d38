import { PhoneLink } from '../parts/phone-link.tsx';
import { useSite } from '../site/site-context.ts';

/** The way out that always works: a number that is answered at any hour. */
export function PhoneHelp() {
  const { phones, email } = useSite();
  return (
    <p>
      You can also call <PhoneLink phone={phones.tollFree} /> at any hour, or write to{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
