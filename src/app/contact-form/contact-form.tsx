import { Suspense } from 'react';
import type { FormVariant } from '../../contract/site.ts';
import { lazyPart } from '../first-view/lazy-part.ts';
import { PhoneHelp } from '../page-view/phone-help.tsx';
import { Containment } from '../parts/containment.tsx';
import styles from './contact-form.module.css';

const body = lazyPart('The contact form', () => import('./contact-form-body.tsx'));

/** A contact form, loaded beside the page because it brings its own library. */
export function ContactForm({ variant = 'contact-page' }: { readonly variant?: FormVariant }) {
  return (
    <Containment what="The contact form" fallback={<PhoneHelp />}>
      <Suspense fallback={<BodyUnderWay />}>
        <body.Part variant={variant} />
      </Suspense>
    </Containment>
  );
}

function BodyUnderWay() {
  return body.useIsMissing() ? <PhoneHelp /> : <div className={styles.loading} />;
}
