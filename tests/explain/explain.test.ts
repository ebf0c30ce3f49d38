import { describe, expect, it } from 'vitest';
import { compileRules } from '../../src/compiler/compile-rules.ts';
import { rulesLeftOut } from '../../src/compiler/read-rule.ts';
import { explainPage } from '../../src/explain/explain-page.ts';
import type { Explanation } from '../../src/explain/explanation.ts';

const PAGE = `<!doctype html><body>
<header><p class="top-bar">Call us</p></header>
<main>
  <div class="et_pb_section"><h3>Our services &amp; support</h3><h3>Contact</h3>
    <div class="et_pb_text_inner"><h5>Our services &amp; support</h5><p>One</p><p>Two</p></div>
  </div>
  <div class="et_pb_section our-team"><img src="/uploads/team-photo.jpg" alt=""><p> </p></div>
</main></body>`;

function explainRules(rules: string, path = '/about', routes = '/about'): Explanation[] {
  const text = `routes: ${routes}\nrules:\n${rules}`;
  const { compiled, diagnostics, read } = compileRules([{ path: 'rules/page.yaml', text }]);
  expect(diagnostics).toEqual([]);
  return explainPage(PAGE, {
    path,
    rules: compiled?.rules ?? [],
    leftOut: rulesLeftOut(read),
    today: '2026-11-21',
    window,
  });
}

const rule = (rest: string, id = 'sample-rule'): string =>
  `  - { id: ${id}, why: Something on this page is wrong., ${rest} }\n`;

function explainOne(rest: string, path?: string): Explanation {
  const [one] = explainRules(rule(rest), path);
  if (!one) throw new Error('There is no explanation.');
  return one;
}

function explainText(text: string, action: string): Explanation['changes'] {
  const rules = `routes: /about\nrules:\n${rule(`selector: p, ${action}`)}`;
  const { compiled } = compileRules([{ path: 'rules/page.yaml', text: rules }]);
  const page = { path: '/about', rules: compiled?.rules ?? [], today: '2026-11-21', window };
  return explainPage(`<main><p>${text}</p></main>`, page)[0]?.changes ?? [];
}

const stepsOf = ({ alternatives }: Explanation, index = 0): string[] =>
  (alternatives[index]?.steps ?? []).map(
    ({ label, count, isLost, nearest }) =>
      `${label}: ${count}${isLost ? ' lost' : ''}${nearest ? ` (${nearest})` : ''}`,
  );

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

  it('says when all was well before', () => {
    const one = explainOne('selector: .our-team, action: add-class, class: our-team');
    expect(one).toMatchObject({ verdict: 'already-so', found: 1, changed: 0, changes: [] });
  });
});

describe('the funnel of a rule that found nothing', () => {
  it('shows where it was lost, compound by compound', () => {
    const one = explainOne(`selector: '.et_pb_text_inner h5.big > span', action: hide`);
    expect(one).toMatchObject({ verdict: 'no-match', found: 0 });
    expect(stepsOf(one)).toEqual([
      '.et_pb_text_inner: 1',
      '.et_pb_text_inner h5: 1',
      '.et_pb_text_inner h5.big: 0 lost (nothing on the page has the class big)',
    ]);
  });

  it.each([
    ['h4.title', ['h4: 0 lost (the page has h3 (2), h5 (1))']],
    ['.our-tean', ['.our-tean: 0 lost (nearest class: our-team (1))']],
    ['blockquote', ['blockquote: 0 lost (nothing on the page is a <blockquote>)']],
    [
      'img[src*="teem-photo"]',
      ['img: 1', 'img[src*="teem-photo"]: 0 lost (nearest src: team-photo.jpg (1))'],
    ],
    [
      '.et_pb_section > h5',
      [
        '.et_pb_section: 2',
        '.et_pb_section > h5: 0 lost (1 deeper inside .et_pb_section: write a space in place of >)',
      ],
    ],
    ['.our-team h3', ['.our-team: 1', '.our-team h3: 0 lost (the page has 2 elsewhere: <h3>)']],
  ])('%s', (selector, steps) => {
    expect(stepsOf(explainOne(`selector: '${selector}', action: hide`))).toEqual(steps);
  });

  it.each([
    [
      '{ css: .et_pb_text_inner h5, text: Our Services }',
      [
        '.et_pb_text_inner: 1',
        '.et_pb_text_inner h5: 1',
        'text is "Our Services": 0 lost (nearest: "Our services & support" in <h5>)',
      ],
    ],
    [
      '{ css: p, text-contains: [Onne, Three] }',
      ['p: 3', 'text contains "Onne" or "Three": 0 lost (nearest: "One" in <p>)'],
    ],
    [
      '{ heading: Contract }',
      ['headings: 3', 'text is "Contract": 0 lost (nearest: "Contact" in <h3>)'],
    ],
    ['{ nth-section: 4 }', ['sections: 2', 'section 4: 0 lost (the page has only 2)']],
    [
      '{ empty: h3 }',
      ['h3: 2', 'shows nothing: 0 lost (the first of them reads "Our services & support")'],
    ],
    [
      '{ section: clients }',
      [
        'sections: 2',
        'class, id or text mentions clients: 0 lost (the sections are <div class="et_pb_section"> <div class="et_pb_section our-team">)',
      ],
    ],
    [
      '{ container-of: { heading: Contact }, css: article }',
      [
        'headings: 3',
        'text is "Contact": 1',
        'the nearest article around it: 0 lost (around it there are <div class="et_pb_section">)',
      ],
    ],
    [
      '{ all-of: [{ nth-section: 1 }, .our-team] }',
      ['sections: 2', 'section 1: 1', '.our-team: 1', 'what all of them find: 0 lost'],
    ],
  ])('%s', (selector, steps) => {
    expect(stepsOf(explainOne(`selector: ${selector}, action: hide`))).toEqual(steps);
  });

  it('has one for each selector of a list', () => {
    const one = explainOne('selector: [.our-tean, h4], action: hide');
    expect(one.sentence).toBe('None of its 2 selectors finds anything on this page.');
    expect(stepsOf(one, 0)).toEqual(['.our-tean: 0 lost (nearest class: our-team (1))']);
    expect(stepsOf(one, 1)).toEqual(['h4: 0 lost (the page has h3 (2), h5 (1))']);
  });

  it('tells of what only the whole export has', () => {
    const one = explainOne('selector: .top-bar, action: hide');
    expect(one.hints).toEqual([expect.stringMatching(/^One element of the export would fit/)]);
  });
});

describe('a rule that came too late', () => {
  it('names the rule that took the element away', () => {
    const [, one] = explainRules(
      rule('selector: .et_pb_text_inner, action: remove', 'taker') +
        rule('selector: h5, action: hide', 'late-comer'),
    );
    expect(one).toMatchObject({
      id: 'late-comer',
      verdict: 'no-match',
      lostTo: [
        { id: 'taker', file: 'rules/page.yaml', line: 3, action: 'remove', before: 1, after: 0 },
      ],
    });
    expect(one?.sentence).toBe(
      'Found nothing: the element was there until rule "taker" (rules/page.yaml:3, remove) had its turn.',
    );
  });

  it('names the rule that changed it so that it fits no more', () => {
    const [, one] = explainRules(
      rule('selector: .our-team img, action: swap-image, src: images/new.svg', 'changer') +
        rule(`selector: 'img[src*="team"]', action: hide`, 'late-comer'),
    );
    expect(one?.lostTo).toMatchObject([{ id: 'changer' }]);
  });

  it('blames no rule whose turn comes later because of its delay', () => {
    const [, one] = explainRules(
      rule('selector: .et_pb_text_inner, action: remove, delay: 500', 'later') +
        rule('selector: h5, action: hide', 'earlier'),
    );
    expect(one).toMatchObject({ verdict: 'applied', lostTo: [] });
    expect(one?.alternatives).toMatchObject([{ found: 1 }]);
    expect(one?.changes).toHaveLength(1);
  });
});

describe('a rule that had no turn', () => {
  it.each([
    ['off-route', '', '/about/team', 'The rule counts on /about; this page is /about/team.'],
    ['off-route', '', '/abuot', 'The rule counts on /about; this page is /abuot.'],
    ['disabled', 'enabled: false', '/about', 'The rule is switched off: enabled: false.'],
    ['draft', 'status: draft', '/about', 'The rule is a draft: status: draft.'],
    ['out-of-season', 'from: 2026-12-01', '/about', /from 2026-12-01; today is 2026-11-21/],
    ['out-of-season', 'until: 2026-11-20', '/about', /until 2026-11-20; today is 2026-11-21/],
    ['condition-not-met', 'when: { exists: .none }', '/about', /does not meet/],
    ['condition-not-met', 'when: { path-contains: legal }', '/about', /does not meet/],
  ])('%s (%s)', (verdict, key, path, sentence) => {
    const one = explainOne(`selector: h5, action: hide${key ? `, ${key}` : ''}`, path);
    expect(one.verdict).toBe(verdict);
    expect(one.sentence).toMatch(sentence);
    expect(one.changes).toEqual([]);
  });

  it('says what the route should have been', () => {
    expect(explainOne('selector: h5, action: hide', '/about/team').hints).toEqual([
      '/about is that page alone; for the pages below it write /about/*.',
    ]);
  });

  it('says so for an exception of the file', () => {
    const [one] = explainRules(rule('selector: h5, action: hide'), '/about', '/*\nexcept: /about');
    expect(one?.verdict).toBe('excepted');
  });

  it('shows what a condition found, or did not', () => {
    const one = explainOne('selector: h5, action: hide, when: { not: { exists: .our-team } }');
    expect(one.conditions).toMatchObject([
      { isMet: false, steps: [{ count: 1, nearest: expect.stringContaining('our-team') }] },
    ]);
  });
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
