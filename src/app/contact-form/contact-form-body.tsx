import { useRef } from 'react';
import type { FormVariant } from '../../contract/site.ts';
import { CONTACT_ENDPOINT } from '../api/send-contact-message.ts';
import { useWaking } from '../first-view/waking.ts';
import { Button } from '../parts/button.tsx';
import { useHydrated } from '../site/use-hydrated.ts';
import { useSite } from '../site/site-context.ts';
import styles from './contact-form.module.css';
import { ContactFormField } from './contact-form-field.tsx';
import { FormExtras } from './form-extras.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useContactForm } from './use-contact-form.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useFormCapture } from './use-form-capture.ts';
import { useKeptValues } from './use-kept-values.ts';
import { useStandingForm } from './use-standing-form.ts';
import { variants } from './variants.ts';

/** A contact form. Without JavaScript it is a plain form that the server answers. */
export default function ContactFormBody({ variant }: { readonly variant: FormVariant }) {
  const { forms } = useSite();
  const element = useRef<HTMLFormElement>(null);
  useStandingForm(variant, element);
  const { form, progress, failure, submit, startAgain } = useContactForm(variant);
  const isHydrated = useHydrated();
  const asleep = useWaking(element);
  useKeptValues(variant, element);
  useFocusBack(element, form.formState.isSubmitting);
  useFormCapture();
  const texts = forms.variants[variant];
  const { fields, rows, marksRequired } = variants[variant];
  const { isSubmitting, errors } = form.formState;
  if (progress === 'sent' || progress === 'sent-meanwhile') {
    const hasFocus = progress === 'sent';
    return <SuccessPanel {...texts.success} hasFocus={hasFocus} onAgain={startAgain} />;
  }
  return (
    <form
      ref={element}
      {...asleep}
      className={[styles.form, variant === 'footer' && styles.onBar].filter(Boolean).join(' ')}
      action={CONTACT_ENDPOINT}
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      data-variant={variant}
      onSubmit={submit}
    >
      {texts.heading && <h2 className={styles.heading}>{texts.heading}</h2>}
      {texts.intro && <p className={styles.intro}>{texts.intro}</p>}
      <FormExtras variant={variant} />
      <div className={styles.fields}>
        {fields.map((field, index) => (
          <ContactFormField
            key={field}
            field={field}
            label={forms.labels[field] ?? field}
            isMarked={marksRequired}
            rows={rows}
            choices={field === 'subject' ? texts.subjects : undefined}
            placeholder={forms.selectPlaceholder}
            error={errors[field]?.message}
            hasFocus={index === 0 && progress === 'again'}
            registration={form.register(field)}
          />
        ))}
      </div>
      {texts.note && <p className={styles.note}>{texts.note}</p>}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? forms.sending : texts.button}
      </Button>
    </form>
  );
}
