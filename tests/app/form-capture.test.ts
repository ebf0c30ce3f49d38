import { expect, it } from 'vitest';
import { loadFormCapture } from '../../src/app/contact-form/use-form-capture.ts';
import { site } from './support/site.ts';

const crm = {
  ...site.crm,
  script: 'https://forms.example/capture.js',
  clientId: '1',
  listId: '2',
};

it.each(['script', 'clientId', 'listId'])('loads no form capture without its %s', (missing) => {
  const inert = document.implementation.createHTMLDocument();
  loadFormCapture({ ...crm, [missing]: '' }, inert);
  expect(inert.scripts).toHaveLength(0);
});

it('loads a form capture once', () => {
  const inert = document.implementation.createHTMLDocument();
  loadFormCapture(crm, inert);
  loadFormCapture(crm, inert);
  expect([...inert.scripts].map(({ src, dataset }) => [src, { ...dataset }])).toEqual([
    [
      crm.script,
      {
        formCapture: 'Contact',
        clientId: '1',
        listId: '2',
        fields: JSON.stringify(crm.fields),
      },
    ],
  ]);
});

it('maps each field of a message to one of the capture, for the form type Contact', () => {
  const { formType, fields } = site.crm;
  expect(formType).toBe('Contact');
  expect(fields).toEqual({
    firstName: 'first_name',
    lastName: 'last_name',
    email: 'email',
    phone: 'phone',
    subject: 'subject',
    message: 'message',
  });
});
