import type { Phone } from '../../contract/site.ts';

/** A phone number that can be dialed. */
export function PhoneLink({ phone, className }: { phone: Phone; className?: string | undefined }) {
  return (
    <a href={phone.href} className={className}>
      {phone.display}
    </a>
  );
}
