import { describe, expect, it } from 'vitest';
import { explainOn } from './explain-rules.ts';

describe('a rule that had nothing to change', () => {
  const page =
    '<p>Own the problem</p><p>Suite<br>110</p><p class="lead wide"><a href="/contact?a=b">Write</a></p>';
  it.each([
    [
      'selector: p, action: replace-text, find: Own teh problem, with: Own it',
      'None of them reads "Own teh problem"; nearest: "Own the problem" in <p>.',
    ],
    [
      'selector: p, action: replace-text, find: Suite 110, with: STE 203',
      /^They read "Suite 110", but not in one piece/,
    ],
    [
      'selector: a, action: rewrite-link, link: /contcat, to: /write',
      'None of them leads to /contcat; they lead to /contact?a=b (1).',
    ],
    ['selector: p, action: rewrite-link, link: /a, to: /b', 'None of them is a link.'],
    [
      'selector: .wide, action: remove-class, class: leed',
      'None of them has the class leed; nearest: lead (1).',
    ],
  ])('says what is not there: %s', (text, hint) => {
    const one = explainOn(page, text);
    expect(one).toMatchObject({ verdict: 'already-so' });
    expect(one?.hints).toEqual([typeof hint === 'string' ? hint : expect.stringMatching(hint)]);
  });

  it.each([
    'selector: p, action: replace-text, find: Own a problem, with: own the problem',
    'selector: a, action: rewrite-link, link: /write, to: /contact',
    'selector: .wide, action: remove-class, class: et_pb_text_inner',
    'selector: .wide, action: add-class, class: lead',
  ])('says nothing where all is as it should be: %s', (text) => {
    expect(explainOn(page, text)).toMatchObject({ verdict: 'already-so', hints: [] });
  });
});
