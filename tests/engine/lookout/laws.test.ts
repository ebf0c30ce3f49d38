import fc from 'fast-check';
import { describe, expect, inject, it, vi } from 'vitest';
import type { Session } from '../../../src/engine/index.ts';
import { arbitraryEvents } from '../../support/arbitrary-events.ts';
import { arbitraryPage } from '../../support/arbitrary-page.ts';
import { arbitraryRules } from '../../support/arbitrary-rules.ts';
import { arbitraryReaders, arbitraryTexts } from '../../support/arbitrary-texts.ts';
import { exactHtml } from '../../support/canonical-html.ts';
import { letGo } from '../../support/let-go.ts';
import type { OpenPage } from '../../support/open-page.ts';
import { useShownPages } from '../../support/shown-pages.ts';
import { LOOKOUTS, openBoth } from './lookouts.ts';

const options = { numRuns: inject('runs') };

/** Milliseconds between two things that happen to a page: the longest delay is 500. */
const STEP = 250;

const { show, comeAgain } = useShownPages();

function outcomeOf({ root, session }: OpenPage): unknown {
  return { html: exactHtml(root), report: session.report() };
}

/** Much text: it must not move what stands behind it. */
function drawComponents({ mountPoints }: Session): void {
  for (const { element } of mountPoints.list()) element.replaceChildren('our team '.repeat(20));
}

describe.each(LOOKOUTS)('looking for elements %s', (_name, lookOut) => {
  it('makes of a page what looking through all of it in every round makes', async () => {
    const law = fc.asyncProperty(arbitraryPage, arbitraryRules, async (html, rules) => {
      await letGo();
      const [page, plain] = openBoth(lookOut, html, rules);
      for (const { session } of [page, plain]) session.applyNow();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
      for (const { session } of [page, plain]) drawComponents(session);
      for (const { session } of [page, plain]) session.settle();
      expect(outcomeOf(page)).toEqual(outcomeOf(plain));
    });
    await fc.assert(law, options);
  });

  it('makes the same of a page whose texts rules part and join', async () => {
    const law = fc.asyncProperty(arbitraryTexts, arbitraryReaders, async (html, rules) => {
      await letGo();
      const [page, plain] = openBoth(lookOut, html, rules);
      for (const { session } of [page, plain]) session.applyNow();
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
        comeAgain();
        const pages = openBoth(lookOut, html, rules);
        for (const page of pages) show(page);
        for (const together of events) {
          for (const { root } of pages) for (const happen of together) happen(root);
          await Promise.resolve();
          expect(outcomeOf(pages[0])).toEqual(outcomeOf(pages[1]));
          vi.advanceTimersByTime(STEP);
          expect(outcomeOf(pages[0])).toEqual(outcomeOf(pages[1]));
        }
      },
    );
    await fc.assert(law, options);
  });
});
