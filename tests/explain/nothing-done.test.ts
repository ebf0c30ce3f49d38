import { describe, expect, it } from 'vitest';
import { explainOn, explainOne, explainRules, rule, stepsOf } from './explain-rules.ts';

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
    ['our-team', ['our-team: 0 lost (no element is called that; .our-team finds 1)']],
    [
      'img[src*="teem-photo"]',
      ['img: 1', 'img[src*="teem-photo"]: 0 lost (nearest src: team-photo.jpg (1))'],
    ],
    [
      'img[src="team-photo.jpg"]',
      [
        'img: 1',
        'img[src="team-photo.jpg"]: 0 lost (only the end of an address: write [src$="team-photo.jpg"])',
      ],
    ],
    [
      'img[src="teem-photo.jpg"]',
      ['img: 1', 'img[src="teem-photo.jpg"]: 0 lost (nearest src: /uploads/team-photo.jpg (1))'],
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
    [
      '{ heading: Contents up }',
      [
        'headings: 3',
        'text is "Contents up": 0 lost (the first of them reads "Our services & support")',
      ],
    ],
    [
      '{ heading: TWO }',
      ['headings: 3', 'text is "TWO": 0 lost (the page has these words in <p>)'],
    ],
    [
      '{ css: h3, text: One Two }',
      [
        'h3: 2',
        'text is "One Two": 0 lost (the page has these words in <div class="et_pb_text_inner">)',
      ],
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

  it.each(['{ nth-section: 2 }', '{ section: clients }'])('ends with no sections for %s', (one) => {
    const explanation = explainOn('<p>Text</p>', `selector: ${one}, action: hide`);
    expect(explanation && stepsOf(explanation)).toEqual(['sections: 0 lost']);
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

  it('blames no rule that left it as it was', () => {
    const [, one] = explainRules(
      rule('selector: h3, action: hide', 'bystander') +
        rule('selector: h4, action: hide', 'seeker'),
    );
    expect(one).toMatchObject({ verdict: 'no-match', lostTo: [] });
    expect(one?.sentence).toBe('Its selector finds nothing on this page.');
  });

  it('blames no rule whose turn comes later because of its delay', () => {
    const [later, one] = explainRules(
      rule('selector: .et_pb_text_inner, action: remove, delay: 500', 'later') +
        rule('selector: h5, action: hide', 'earlier'),
    );
    expect(later).toMatchObject({ verdict: 'applied', changed: 1 });
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
    [
      'out-of-season',
      'from: 2026-10-01, until: 2026-11-20',
      '/about',
      'The rule counts from 2026-10-01 until 2026-11-20; today is 2026-11-21.',
    ],
    ['condition-not-met', 'when: { exists: .none }', '/about', /does not meet/],
    ['condition-not-met', 'when: { path-contains: legal }', '/about', /does not meet/],
  ])('%s (%s)', (verdict, key, path, sentence) => {
    const one = explainOne(`selector: h5, action: hide${key ? `, ${key}` : ''}`, path);
    expect(one.verdict).toBe(verdict);
    expect(one.sentence).toMatch(sentence);
    expect(one.changes).toEqual([]);
  });

  it.each([
    ['/about/team', ['/about is that page alone; for the pages below it write /about/*.']],
    ['/ABUOT', ['/about is nearly /ABUOT: is one of them misspelt?']],
    ['/contact', []],
  ])('says on %s what the route should have been', (path, hints) => {
    expect(explainOne('selector: h5, action: hide', path).hints).toEqual(hints);
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

  it('shows of many elements that should not be there the first three', () => {
    const [condition] = explainOne(
      'selector: h5, action: hide, when: { not: { exists: "p, h3" } }',
    ).conditions;
    const nearest = '<h3> <h3> <p>';
    expect(condition).toMatchObject({ steps: [{ label: 'is there', count: 5, nearest }] });
  });

  it.each([
    ['path-contains: legal', { label: '/about is such a path', count: 0, isLost: true }],
    ['not: { path-contains: about }', { label: '/about is such a path', count: 1, isLost: false }],
    ['not: { not: { exists: h6 } }', { label: 'h6', count: 0, isLost: true }],
    ['not: { not: { path-contains: legal } }', { count: 0, isLost: true }],
  ])('shows which condition does not hold: %s', (when, step) => {
    const [condition] = explainOne(`selector: h5, action: hide, when: { ${when} }`).conditions;
    expect(condition).toMatchObject({ isMet: false, steps: [step] });
  });
});
