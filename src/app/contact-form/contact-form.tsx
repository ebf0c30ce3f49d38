import { lazy, Suspense } from 'react';
import type { FormVariant } from '../../contract/site.ts';
import { PhoneHelp } from '../page-view/phone-help.tsx';
import { Containment } from '../parts/containment.tsx';
import styles from './contact-form.module.css';

const ContactFormBody = lazy(() => import('./contact-form-body.tsx'));

/** A contact form, loaded beside the page because it brings its own library. */
export function ContactForm({ variant = 'contact-page' }: { readonly variant?: FormVariant }) {
  return (
    <Containment what="The contact form" fallback={<PhoneHelp />}>
      <Suspense fallback={<div className={styles.loading} />}>
        <ContactFormBody variant={variant} />
      </Suspense>
    </Containment>
  );
}
