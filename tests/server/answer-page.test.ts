import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import type { SiteData } from '../../src/contract/site.ts';
import { writeAnswerPage } from '../../src/server/answer-page/write-answer-page.ts';
import { readSite } from '../../src/server/read-site.ts';

const site = await readSite('content');

/** The page that answers a form in which something is wrong. */
function answerForm(
  body: Readonly<Record<string, string>>,
  data: SiteData = site,
  errors: Readonly<Record<string, string>> = {},
): Document {
  const answer = { kind: 'problem', message: 'Please check.', errors } as const;
  const context = { nonce: 'n', styles: [], key: 'k', site: data, body };
  return new JSDOM(writeAnswerPage(answer, context)).window.document;
}

it('asks for a choice in the words of the content', () => {
  const forms = { ...site.forms, selectPlaceholder: 'Choose one' };
  const body = { name: 'Rosa', subject: '', variant: 'contact-page' };
  const document = answerForm(body, { ...site, forms });
  expect(document.querySelector('#subject option')?.textContent).toBe('Choose one');
});

it.each(['unheard-of', 'toString'])('has the button of the footer for a form "%s"', (variant) => {
  const button = answerForm({ variant }).querySelector('button');
  expect(button?.textContent).toBe(site.forms.variants.footer.button);
});

it('calls a field that is none of ours by its own name', () => {
  const document = answerForm({}, site, { constructor: 'This field is unknown.' });
  expect(document.querySelector('.problem li')?.textContent).toBe(
    'constructor: This field is unknown.',
  );
});
