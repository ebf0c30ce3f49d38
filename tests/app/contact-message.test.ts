import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  checkContactField,
  formExtras,
  maximumLengths,
  namedFields,
  parseContactMessage,
  standardFields,
} from '../../src/contract/contact-message.ts';

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
const email = fc.emailAddress({ size: 'small' });
const standard = fc.record({
  firstName: text,
  lastName: text,
  email,
  phone: text,
  subject: text,
  message: text,
});
const named = fc.record({ name: text, email, subject: text, message: text });

it('takes every complete message of either shape, without the spaces around', () => {
  fc.assert(
    fc.property(fc.oneof(standard, named), (message) => {
      const trimmed = Object.entries(message).map(([field, value]) => [field, value.trim()]);
      expect(parseContactMessage(message)).toEqual({
        ok: true,
        message: Object.fromEntries(trimmed),
      });
    }),
  );
});

it('names exactly the fields that are missing', () => {
  fc.assert(
    fc.property(
      standard,
      fc.subarray([...standardFields], { minLength: 1 }),
      fc.constantFrom('', ' \n', undefined, null, 7, {}),
      (message, fields, nothing) => {
        const broken = { ...message, ...Object.fromEntries(fields.map((f) => [f, nothing])) };
        const parsed = parseContactMessage(broken);
        expect(parsed.ok).toBe(false);
        expect(!parsed.ok && Object.keys(parsed.errors).toSorted()).toEqual(fields.toSorted());
      },
    ),
  );
});

it('keeps the phone number of the form that joins the names', () => {
  const message = { name: 'A B', email: 'a@b.co', phone: '361', subject: 'S', message: 'M' };
  expect(parseContactMessage(message)).toEqual({ ok: true, message });
});

it('keeps no phone number of that form where none was given', () => {
  const message = { name: 'A B', email: 'a@b.co', subject: 'S', message: 'M' };
  const expected = { ok: true, message };
  expect(parseContactMessage(message)).toStrictEqual(expected);
  expect(parseContactMessage({ ...message, phone: ' ' })).toStrictEqual(expected);
});

it('takes beside the message what a form needs', () => {
  const message = { name: 'A B', email: 'a@b.co', subject: 'S', message: 'M' };
  const extras = Object.fromEntries(Object.values(formExtras).map((name) => [name, 'x']));
  expect(parseContactMessage({ ...message, ...extras })).toEqual({ ok: true, message });
});

it('refuses too long a phone number of that form', () => {
  const phone = '3'.repeat(maximumLengths.phone + 1);
  const message = { name: 'A B', email: 'a@b.co', phone, subject: 'S', message: 'M' };
  expect(parseContactMessage(message)).toMatchObject({
    ok: false,
    errors: { phone: `Please use at most ${maximumLengths.phone} characters.` },
  });
});

it('counts as the form of two names what has a joined one, too', () => {
  const both = { name: 'A B', firstName: 'A', email: 'a@b.co', subject: 'S', message: 'M' };
  const parsed = parseContactMessage(both);
  expect(!parsed.ok && Object.keys(parsed.errors)).toEqual(['name', 'lastName', 'phone']);
});

it('makes spaces of control characters, and of every line break one kind, in the message alone', () => {
  const lines = 'a\r\nb\rc\td\u0007e';
  const message = { name: lines, email: 'a@b.co', subject: lines, message: lines };
  expect(parseContactMessage(message)).toMatchObject({
    message: { name: 'a b c d e', subject: 'a b c d e', message: 'a\nb\nc\td e' },
  });
});

it('takes no line break of any script into one line of text, and no half of a sign', () => {
  const message = { name: 'a\u2028b', email: 'a@b.co', subject: 'c\uD800', message: 'd\u2029e' };
  expect(parseContactMessage(message)).toMatchObject({
    message: { name: 'a b', subject: 'c\uFFFD', message: 'd\u2029e' },
  });
});

it('says of each field that is missing which one', () => {
  const messages = [...standardFields, 'name' as const].map((field) =>
    checkContactField(field, ''),
  );
  expect(messages).not.toContain('');
  expect(new Set(messages).size).toBe(messages.length);
});

it('names a field that nobody asked for', () => {
  const message = { name: 'A', email: 'a@b.co', subject: 'S', message: 'M', admin: 'yes' };
  expect(parseContactMessage(message)).toMatchObject({
    ok: false,
    errors: { admin: expect.any(String) },
  });
});

it('names but some of many fields that nobody asked for, and none in full that is long', () => {
  const many = Array.from({ length: 30 }, (_, index) => [`${'x'.repeat(58)}${index + 10}yz`, '']);
  const message = { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' };
  const parsed = parseContactMessage({ ...message, ...Object.fromEntries(many) });
  const names = !parsed.ok && Object.keys(parsed.errors);
  expect(names).toEqual(many.slice(0, 20).map(([name]) => String(name).slice(0, 60)));
});

it.each(['a', 'a@', '@b.co', 'a b@c.de', 'a@b..co', 'a@-b.co'])('refuses the address %s', (bad) => {
  const message = { name: 'A', email: bad, subject: 'S', message: 'M' };
  expect(parseContactMessage(message)).toMatchObject({
    ok: false,
    errors: { email: expect.stringContaining('like') },
  });
});

it('agrees with the browser on what an e-mail address is', () => {
  const input = document.createElement('input');
  input.type = 'email';
  input.required = true;
  const any = fc.oneof(
    email,
    fc.string(),
    fc.tuple(fc.string(), fc.string()).map((a) => a.join('@')),
  );
  fc.assert(
    fc.property(any, (value) => {
      input.value = value;
      const parsed = parseContactMessage({ name: 'A', subject: 'S', message: 'M', email: value });
      // The browser turns international domains into ASCII before it looks; we do not.
      if (/^[\u0020-\u007e]*$/.test(value)) expect(parsed.ok).toBe(input.validity.valid);
    }),
  );
});

it.each([null, undefined, 'text', 7, [], [['name', 'x']]])('refuses %j', (input) => {
  expect(parseContactMessage(input)).toMatchObject({ ok: false });
});

it('has the fields of both shapes', () => {
  expect(namedFields).toEqual(['name', 'email', 'subject', 'message']);
});

it('takes the longest first and last name that a form may join', () => {
  const { firstName, lastName } = maximumLengths;
  const name = `${'a'.repeat(firstName)} ${'b'.repeat(lastName)}`;
  const message = { name, email: 'a@b.co', phone: '361', subject: 'S', message: 'M' };
  expect(parseContactMessage(message)).toEqual({ ok: true, message });
});

it.each(['phone', 'subject', 'message'] as const)(
  'takes %s of the most characters, whatever spaces are around it',
  (field) => {
    const longest = maximumLengths[field];
    const value = ` ${'x'.repeat(longest)}\n`;
    expect(checkContactField(field, value)).toBeNull();
    expect(checkContactField(field, `${value}x`)).toBe(`Please use at most ${longest} characters.`);
  },
);
