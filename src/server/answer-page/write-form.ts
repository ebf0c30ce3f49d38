import {
  formExtras,
  namedFields,
  standardFields,
  type ContactErrors,
  type ContactField,
} from '../../contract/contact-message.ts';
import { html, type Html } from '../html.ts';
import type { AnswerContext } from './answer.ts';
import { findVariant } from './find-variant.ts';

const TYPES: Partial<Record<ContactField, string>> = { email: 'email', phone: 'tel' };

interface Field {
  readonly name: ContactField;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

/** What a field can be chosen from, and what it reads before. */
interface Select {
  readonly placeholder: string;
  readonly choices: readonly string[];
}

/** The form once more, with what the visitor wrote and what is wrong with it. */
export function writeForm(errors: ContactErrors, { body, site, key }: AnswerContext): Html {
  const { forms } = site;
  const values = readTexts(body);
  const variant = values.get(formExtras.variant) ?? '';
  const usual = values.has('name') ? 'contact-page' : 'footer';
  const subjects = findVariant(forms, variant || usual)?.subjects;
  const select = subjects && { placeholder: forms.selectPlaceholder, choices: subjects };
  const fields = fieldsOf(values).map((name) => {
    const label = forms.labels[name] ?? name;
    const field = { name, label, value: values.get(name) ?? '', error: errors[name] };
    return writeField(field, name === 'subject' ? select : undefined);
  });
  const { button } = findVariant(forms, variant) ?? forms.variants.footer;
  return html`<form action="/api/contact" method="post" enctype="multipart/form-data">
    ${fields}
    <input type="hidden" name="${formExtras.key}" value="${key}" />
    ${variant !== '' && html`<input type="hidden" name="${formExtras.variant}" value="${variant}" />`}
    <button type="submit">${button}</button>
  </form>`;
}

function writeField(field: Field, select: Select | undefined): Html {
  const { name, label, error } = field;
  const wrong = error !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"`;
  const attributes = html`id="${name}" name="${name}" required${wrong}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${select ? writeSelect(field, select, attributes) : writeInput(field, attributes)}
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
  </div> `;
}

function writeInput({ name, value }: Field, attributes: Html): Html {
  if (name === 'message') return html`<textarea ${attributes} rows="5">${value}</textarea>`;
  return html`<input ${attributes} type="${TYPES[name] ?? 'text'}" value="${value}" />`;
}

function writeSelect({ value }: Field, { placeholder, choices }: Select, attributes: Html): Html {
  const all = choices.includes(value) || value === '' ? choices : [value, ...choices];
  const options = all.map((choice) => {
    return html`<option${choice === value && html` selected`}>${choice}</option>`;
  });
  return html`<select ${attributes}>
    <option value="">${placeholder}</option>
    ${options}
  </select>`;
}

function fieldsOf(values: ReadonlyMap<string, string>): readonly ContactField[] {
  const isNamed = values.has('name') && !values.has('firstName');
  if (!isNamed) return standardFields;
  return values.has('phone') ? ['name', 'email', 'phone', 'subject', 'message'] : namedFields;
}

function readTexts(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return new Map(texts as [string, string][]);
}
