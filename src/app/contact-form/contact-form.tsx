import { lazy, memo, Suspense, use, useRef, type ReactNode } from 'react';
import type { FormVariant } from '../../contract/site.ts';
import { useWanted } from '../first-view/use-wanted.ts';
import { PhoneHelp } from '../page-view/phone-help.tsx';
import { Containment } from '../parts/containment.tsx';
import styles from './contact-form.module.css';

const ContactFormBody = lazy(() => import('./contact-form-body.tsx'));

/** Drawn once as long as its props stay: again before its code has come, its fields would be empty. */
export const ContactForm = memo(LazyContactForm);

/** A contact form. It brings its own library, which is loaded when somebody comes near. */
function LazyContactForm({ variant = 'contact-page' }: { readonly variant?: FormVariant }) {
  const host = useRef<HTMLDivElement>(null);
  const wanted = useWanted(host);
  return (
    <div ref={host}>
      <Containment what="The contact form" fallback={<PhoneHelp />}>
        <Suspense fallback={<div className={styles.loading} />}>
          <After event={wanted}>
            <ContactFormBody variant={variant} />
          </After>
        </Suspense>
      </Containment>
    </div>
  );
}

function After({ event, children }: { readonly event: Promise<void>; children: ReactNode }) {
  use(event);
  return children;
}
