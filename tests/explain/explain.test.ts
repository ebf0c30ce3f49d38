import { describe, expect, it } from 'vitest';
import {
  explainOn,
  explainOne,
  explainRules,
  explainText,
  rule,
  stepsOf,
} from './explain-rules.ts';

describe('a rule that did something', () => {
  it('says what it wrote far down in a long text', () => {
    const text = `${'We have been at home in this house for many years. '.repeat(3)}Suite 110`;
    const [change] = explainText(text, 'action: replace-text, find: Suite 110, with: STE 203');
    expect(change).toMatchObject({ before: '…house for many years. Suite 110' });
    expect(change).toMatchObject({ after: '…house for many years. STE 203' });
  });

  it('counts when it had something to do, even if a later rule made that', () => {
    const [first] = explainRules(
      rule('selector: .lead, action: hide', 'hide-lead') +
        rule('selector: h5, action: add-class, class: lead', 'make-lead'),
    );
    expect(first).toMatchObject({ verdict: 'applied', found: 1, elements: ['<h5 class="lead">'] });
    expect(first && stepsOf(first)).toEqual(['.lead: 1']);
    expect(first?.lostTo).toEqual([]);
  });

  it('says that there is no section around, and what it took instead', () => {
    const one = explainOn(
      '<div id="row"><aside><h2>Posts</h2></aside><article>Text</article></div>',
      'selector: { container-of: { heading: Posts } }, action: hide',
    );
    expect(one && stepsOf(one)).toEqual([
      'headings: 1',
      'text is "Posts": 1',
      'no section, so the largest part of the page around it: <aside>: 1',
    ]);
  });

  it('says to what, and what it wrote', () => {
    const one = explainOne(
      `selector: 'img[src*="team"]', action: swap-image, src: images/new.svg, alt: Our team`,
    );
    expect(one.verdict).toBe('applied');
    expect(one.sentence).toBe('Made 1 change to 1 element.');
    expect(one.elements).toEqual(['<img src="/uploads/team-photo.jpg" alt="">']);
    expect(one.changes).toMatchObject([
      {
        kind: 'attribute',
        name: 'src',
        before: '/uploads/team-photo.jpg',
        after: '/images/new.svg',
      },
      { kind: 'attribute', name: 'alt', before: '', after: 'Our team' },
    ]);
  });

  it.each([
    ['action: remove', 'removed', '<div class="et_pb_text_inner">', null],
    ['action: move, to: .our-team, position: start', 'moved', /text_inner/, /text_inner/],
    ['action: insert-component, component: contact-form, position: after', 'added', null, /data-c/],
  ])('%s', (action, kind, before, after) => {
    const [change] = explainOne(`selector: .et_pb_text_inner, ${action}`).changes;
    expect(change?.kind).toBe(kind);
    expect(change?.before).toEqual(before === null ? null : expect.stringMatching(before));
    expect(change?.after).toEqual(after === null ? null : expect.stringMatching(after));
  });

  it('says what became of an element in whose place another one came', () => {
    const { changes } = explainOne('selector: h5, action: promote-heading, level: 2');
    expect(changes).toEqual([
      {
        kind: 'replaced',
        on: '<div class="et_pb_text_inner">',
        name: '',
        before: '<h5>',
        after: '<h2>',
      },
    ]);
  });

  it('says of which elements only the content is left', () => {
    const selector = '.et_pb_text_inner, .et_pb_text_inner h5';
    const { changes } = explainOne(`selector: '${selector}', action: unwrap`);
    expect(changes).toEqual(
      ['<div class="et_pb_text_inner">', '<h5>'].map((before) => ({
        kind: 'unwrapped',
        on: '<div class="et_pb_section">',
        name: '',
        before,
        after: null,
      })),
    );
  });

  it('says which selector of a list found it, and asks the rest no more', () => {
    const one = explainOne('selector: [.none, .our-team, .et_pb_section], action: hide');
    expect(one).toMatchObject({ verdict: 'applied', alternative: 2 });
    expect(one.sentence).toBe('Made 1 change to 1 element, found by selector 2 of 3.');
    expect(one.alternatives.map(({ found, isAsked }) => [found, isAsked])).toEqual([
      [0, true],
      [1, true],
      [2, false],
    ]);
  });

  it('says of a rule that writes once only the first element', () => {
    const one = explainOne(`selector: 'h3:not(.lead)', action: add-class, class: lead, once: true`);
    expect(one).toMatchObject({ verdict: 'applied', changes: [{ name: 'class', after: 'lead' }] });
  });

  it('shows a condition that holds', () => {
    const one = explainOne('selector: h5, action: hide, when: { path-contains: about }');
    expect(one.conditions).toEqual([{ label: '{ path-contains: about }', isMet: true, steps: [] }]);
  });

  it('says when all was well before', () => {
    const one = explainOne('selector: .our-team, action: add-class, class: our-team');
    expect(one).toMatchObject({ verdict: 'already-so', found: 1, changed: 0, changes: [] });
  });
});

it('explains the page that is shown: images of other hosts have no address there', () => {
  const image = '<p><img alt="Team" src="https://evil.example/a.png"></p>';
  const rest = `selector: 'img:not([src])', action: swap-image, src: images/b.svg`;
  expect(explainOn(image, rest)).toMatchObject({ verdict: 'applied', found: 1 });
});

describe('a rule with a problem', () => {
  it.each([
    ['selector: .et_pb_section, action: hide, expect: { max: 1 }', 'too-many', /^Matches 2/],
    ['selector: h5, action: hide, expect: { min: 2 }', 'too-few', /at least 2/],
    ['selector: .our-team, action: promote-heading, level: 2', 'error', /cannot become a heading/],
  ])('%s', (rest, verdict, sentence) => {
    const one = explainOne(rest);
    expect(one.verdict).toBe(verdict);
    expect(one.sentence).toMatch(sentence);
  });

  it('two that undo each other are told as fighting', () => {
    const both = explainRules(
      rule('selector: h5, action: set-attribute, name: title, value: one', 'one-way') +
        rule(
          'selector: .et_pb_text_inner > h5, action: set-attribute, name: title, value: two',
          'other-way',
        ),
    );
    expect(both.map(({ verdict }) => verdict)).toEqual(['fought', 'fought']);
  });
});

it('writes plain data', () => {
  const all = explainRules(rule('selector: h5, action: hide'));
  expect(JSON.parse(JSON.stringify(all))).toEqual(all);
});
