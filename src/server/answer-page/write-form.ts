import {
  formExtras,
  namedFields,
  standardFields,
  type ContactErrors,
  type ContactField,
} from '../../contract/contact-message.ts';
import type { Forms } from '../../contract/site.ts';
import { html, type Html } from '../html.ts';
import type { AnswerContext } from './answer.ts';

const TYPES: Partial<Record<ContactField, string>> = { email: 'email', phone: 'tel' };

/** The form once more, with what the visitor wrote and what is wrong with it. */
export function writeForm(errors: ContactErrors, { body, site, key }: AnswerContext): Html {
  const values = readTexts(body);
  const variant = values.get(formExtras.variant) ?? '';
  const choices = findSubjects(site.forms, variant, values.has('name'));
  const fields = fieldsOf(values).map((field) => {
    const value = values.get(field) ?? '';
    return writeField(field, site.forms.labels[field] ?? field, value, errors[field], choices);
  });
  const texts = variant in site.forms.variants ? variant : 'footer';
  const { button } = site.forms.variants[texts as keyof Forms['variants']];
  return html`<form action="/api/contact" method="post">
    ${fields}
    <input type="hidden" name="${formExtras.key}" value="${key}" />
    ${variant !== '' && html`<input type="hidden" name="${formExtras.variant}" value="${variant}" />`}
    <button type="submit">${button}</button>
  </form>`;
}

function writeField(
  field: ContactField,
  label: string,
  value: string,
  error: string | undefined,
  choices: readonly string[] | undefined,
): Html {
  const wrong = error !== undefined && html` aria-invalid="true" aria-describedby="${field}-error"`;
  const shared = html`id="${field}" name="${field}" required${wrong}`;
  return html`<div class="field">
    <label for="${field}">${label}</label>
    ${writeControl(field, shared, value, choices)}
    ${error !== undefined && html`<p class="error" id="${field}-error">${error}</p>`}
  </div> `;
}

function writeControl(
  field: ContactField,
  shared: Html,
  value: string,
  choices: readonly string[] | undefined,
): Html {
  if (field === 'message') return html`<textarea ${shared} rows="5">${value}</textarea>`;
  if (field !== 'subject' || !choices) {
    return html`<input ${shared} type="${TYPES[field] ?? 'text'}" value="${value}" />`;
  }
  const all = choices.includes(value) || value === '' ? choices : [value, ...choices];
  const options = all.map((choice) => {
    return html`<option${choice === value && html` selected`}>${choice}</option>`;
  });
  return html`<select ${shared}>
    <option value="">Please select</option>
    ${options}
  </select>`;
}

function fieldsOf(values: ReadonlyMap<string, string>): readonly ContactField[] {
  const isNamed = values.has('name') && !values.has('firstName');
  if (!isNamed) return standardFields;
  return values.has('phone') ? ['name', 'email', 'phone', 'subject', 'message'] : namedFields;
}

function findSubjects(
  { variants }: Forms,
  variant: string,
  isNamed: boolean,
): readonly string[] | undefined {
  const named = isNamed ? 'contact-page' : 'footer';
  const known = Object.entries(variants).find(([name]) => name === (variant || named));
  return known?.[1].subjects;
}

function readTexts(body: unknown): ReadonlyMap<string, string> {
  if (typeof body !== 'object' || body === null) return new Map();
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return new Map(texts as [string, string][]);
}
