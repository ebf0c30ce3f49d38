import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import type { CompiledRule } from '../../src/contract/rules.ts';
import { openSession, type Session } from '../../src/engine/index.ts';
import type { OpenLookout } from '../../src/engine/plan/lookout.ts';
import { IndexLookout } from '../../src/engine/plan/index-lookout.ts';
import { ScanLookout } from '../../src/engine/plan/scan-lookout.ts';
import { arbitraryEvents } from '../support/arbitrary-events.ts';
import { arbitraryPage } from '../support/arbitrary-page.ts';
import { arbitraryRules } from '../support/arbitrary-rules.ts';
import { exactHtml } from '../support/canonical-html.ts';
import { letGo } from '../support/let-go.ts';
import { sanitizeBody } from '../support/open-page.ts';
import { openPlainLookout } from '../support/plain-lookout.ts';

const options = { numRuns: inject('runs') };

const WAYS: [string, OpenLookout][] = [
  ['rule by rule', (root, runs) => new ScanLookout(root, runs)],
  ['by an index', (root, runs) => new IndexLookout(root, runs)],
];

interface Opened {
  readonly root: HTMLElement;
  readonly session: Session;
}

function open(html: string, rules: readonly CompiledRule[], lookOut: OpenLookout): Opened {
  const root = sanitizeBody(html);
  return { root, session: openSession({ root, path: '/services/voip', rules, lookOut }) };
}

function outcomeOf({ root, session }: Opened): unknown {
  return { html: exactHtml(root), report: session.report() };
}

let visit: AbortController;

/** Shows a page, corrected; what comes late is corrected from now on. */
function show(page: Opened): void {
  page.session.applyNow();
  document.body.append(page.root);
  page.session.start(visit.signal);
}

/** The clock stands still: however slow the machine, nothing is put off. */
beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe.each(WAYS)('looking for elements %s', (_name, lookOut) => {
  it('makes of a page what looking through all of it in every round makes', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const [page, plain] = [open(html, rules, lookOut), open(html, rules, openPlainLookout)];
      for (const { session } of [page, plain]) session.applyNow();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
      for (const { session } of [page, plain]) session.settle();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
    });
    await fc.assert(law, options);
  });

  it('makes the same of what comes late', async () => {
    const law = fc.asyncProperty(
      arbitraryPage,
      arbitraryRules,
      arbitraryEvents,
      async (html, rules, events) => {
        await letGo();
        visit = new AbortController();
        const pages = [open(html, rules, lookOut), open(html, rules, openPlainLookout)] as const;
        for (const page of pages) show(page);
        for (const together of events) {
          for (const { root } of pages) for (const happen of together) happen(root);
          await Promise.resolve();
          expect(outcomeOf(pages[0])).toEqual(outcomeOf(pages[1]));
        }
        visit.abort();
        document.body.replaceChildren();
      },
    );
    await fc.assert(law, options);
  });
});
