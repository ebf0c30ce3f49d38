import { expect, it } from 'vitest';
import { loadFormCapture } from '../../src/app/contact-form/use-form-capture.ts';
import { site } from './support/site.ts';

it('loads a form capture once, and only when its ids are filled in', () => {
  const inert = document.implementation.createHTMLDocument();
  const crm = {
    ...site.crm,
    script: 'https://forms.example/capture.js',
    clientId: '1',
    listId: '',
  };
  loadFormCapture(crm, inert);
  expect(inert.scripts).toHaveLength(0);
  loadFormCapture({ ...crm, listId: '2' }, inert);
  loadFormCapture({ ...crm, listId: '2' }, inert);
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
