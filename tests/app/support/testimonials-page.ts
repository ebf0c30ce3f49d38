import { makeRule } from '../../support/rule.ts';
import { answerRequests, json, page } from './answer-requests.ts';

/** Answers for /testimonials: a page with one place, and the rule that puts the carousel there. */
export function answerWithCarousel(): void {
  const rule = makeRule({
    selectors: ['#testimonials-heading'],
    action: 'insert-component',
    options: { component: 'testimonial-carousel', position: 'after' },
  });
  answerRequests({
    '/api/pages/testimonials': page(
      '<h1>Client Testimonials</h1><div id="testimonials-heading"></div>',
    ),
    '/rules/*': () => json({ version: 1, hash: '0000000000000000', rules: [rule] }),
  });
}
