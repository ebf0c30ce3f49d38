import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { writeAnswerPage } from '../../src/server/answer-page/write-answer-page.ts';
import { readSite } from '../../src/server/read-site.ts';

it('asks for a choice in the words of the content', async () => {
  const site = await readSite('content');
  const forms = { ...site.forms, selectPlaceholder: 'Choose one' };
  const body = { name: 'Rosa', subject: '', variant: 'contact-page' };
  const answer = { kind: 'problem', message: 'Please check.', errors: {} } as const;
  const context = { nonce: 'n', styles: [], key: 'k', site: { ...site, forms }, body };
  const { document } = new JSDOM(writeAnswerPage(answer, context)).window;
  expect(document.querySelector('#subject option')?.textContent).toBe('Choose one');
});
