import { afterEach, expect, it, vi } from 'vitest';
import { textStep } from '../../src/explain/funnels/text-step.ts';

afterEach(() => vi.restoreAllMocks());

/** How often a text was read to say that none of fifty paragraphs has any of these. */
function countReadings(texts: readonly string[]): number {
  const root = document.createElement('main');
  root.innerHTML = '<p>Something else</p>'.repeat(50);
  const read = vi.spyOn(window.Node.prototype, 'textContent', 'get');
  const elements = [...root.children];
  const { left } = textStep({ label: 'text is', texts, elements }, { root } as never);
  expect(left).toEqual([]);
  return read.mock.calls.length;
}

it('reads each element once, however many texts are looked for: large pages have many', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Wanted ${index}`);
  expect(countReadings(many)).toBeLessThan(2 * 50);
});
