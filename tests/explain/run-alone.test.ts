import { expect, it } from 'vitest';
import { findAlone } from '../../src/explain/run-alone.ts';
import { makeRule } from '../support/rule.ts';

it('says what a rule would do, and leaves the page as it was', () => {
  const root = document.createElement('main');
  root.innerHTML = '<p class="title">One</p><p class="title">Two</p><p>Three</p>';
  const before = [...root.childNodes];
  const rule = makeRule({
    selectors: ['.title'],
    action: 'promote-heading',
    options: { level: 2 },
  });
  expect(findAlone(rule, root, '/about')).toEqual({ found: 2, changed: 2 });
  expect([...root.childNodes]).toEqual(before);
  expect(root.innerHTML).toBe('<p class="title">One</p><p class="title">Two</p><p>Three</p>');
});
