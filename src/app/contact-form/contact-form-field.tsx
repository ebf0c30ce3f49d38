import { useId, type HTMLAttributes, type HTMLInputTypeAttribute } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { ContactField } from '../../contract/contact-message.ts';
import styles from './contact-form.module.css';

interface Props {
  readonly field: ContactField;
  readonly label: string;
  readonly isMarked: boolean;
  readonly rows: number;
  readonly choices?: readonly string[] | undefined;
  readonly placeholder: string;
  readonly error?: string | undefined;
  readonly hasFocus: boolean;
  readonly registration: UseFormRegisterReturn;
}

const types: Partial<Record<ContactField, HTMLInputTypeAttribute>> = {
  email: 'email',
  phone: 'tel',
};

/** What a browser may fill in. `off` would keep it from giving back what was typed, on Back. */
const autoComplete: Partial<Record<ContactField, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  name: 'name',
  email: 'email',
  phone: 'tel',
};

/** One field of a contact form, with its label and what is wrong with it. */
export function ContactFormField(props: Props) {
  const { field, label, isMarked, error } = props;
  const id = useId();
  return (
    <div className={styles.field} data-field={field}>
      <label htmlFor={id}>
        {label}
        {isMarked && ' *'}
      </label>
      <Control id={id} errorId={`${id}-error`} {...props} />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function Control(props: Props & { readonly id: string; readonly errorId: string }) {
  const { id, errorId, field, rows, choices, placeholder, error, hasFocus, registration } = props;
  const shared = {
    ...registration,
    id,
    required: true,
    autoFocus: hasFocus,
    autoComplete: autoComplete[field],
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  } satisfies HTMLAttributes<HTMLElement> & Record<string, unknown>;
  if (field === 'message') return <textarea {...shared} rows={rows} />;
  if (!choices) return <input {...shared} type={types[field] ?? 'text'} />;
  return (
    <select {...shared} defaultValue="">
      <option value="">{placeholder}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}
