import fc from 'fast-check';
import { describe, expect, inject, it, vi } from 'vitest';
import { WriteLog } from '../../src/engine/write-log.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { exactHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { openPage, sanitizeBody } from '../support/open-page.ts';

/** Laws that hold for every page and every set of rules; law 1 is about fixtures, law 6 about time, law 7 about two engines. */
const options = { numRuns: inject('runs') };

describe('the laws of the engine, for generated pages and rules', () => {
  it('law 2: applying twice changes nothing more', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const { root, session } = openPage(html, rules);
      session.settle();
      const once = exactHtml(root);
      const changes = session.report().rules.map(({ changed }) => changed);
      session.settle();
      expect(exactHtml(root)).toBe(once);
      expect(session.report().rules.map(({ changed }) => changed)).toEqual(changes);
    });
    await fc.assert(law, options);
  });

  it('law 3: revert restores the input exactly', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const { root, session } = openPage(html, rules);
      const before = exactHtml(root);
      session.applyNow();
      session.settle();
      session.revert();
      expect(exactHtml(root)).toBe(before);
      expect(session.mountPoints.list()).toEqual([]);
    });
    await fc.assert(law, options);
  });

  it('law 4: sanitizing the result changes nothing', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const { root, session } = openPage(html, rules);
      session.settle();
      for (const { element } of session.mountPoints.list()) element.remove();
      expect(exactHtml(sanitizeBody(root.innerHTML))).toBe(exactHtml(root));
    });
    await fc.assert(law, options);
  });

  it('law 5: it always ends, an element takes at most ten writes, and fighters name each other', async () => {
    const record = vi.spyOn(WriteLog.prototype, 'record');
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      record.mockClear();
      const { session } = openPage(html, rules);
      session.settle();
      expect(mostWrites(record.mock.calls.map(([element]) => element))).toBeLessThanOrEqual(10);

      const reports = session.report().rules;
      for (const { state, fights, id } of reports) {
        expect(fights !== undefined).toBe(state === 'fought');
        const opponents = reports.filter((report) => fights?.includes(report.id));
        for (const opponent of opponents) expect(opponent.fights).toContain(id);
      }
    });
    await fc.assert(law, options);
    record.mockRestore();
  });
});

function mostWrites(elements: readonly Element[]): number {
  const writes = [...Map.groupBy(elements, (element) => element).values()];
  return Math.max(0, ...writes.map(({ length }) => length));
}
