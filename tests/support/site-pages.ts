import type { CompiledRule } from '../../src/contract/rules.ts';
import { openSession, rulesForPage } from '../../src/engine/index.ts';
import { sanitizeBody } from './open-page.ts';
import { useShownPages } from './shown-pages.ts';
import { compileSiteRules } from './site-rules.ts';

interface SitePages {
  /** The site's real rules. */
  readonly rules: readonly CompiledRule[];
  /** Shows a main content under the rules of a path. */
  readonly showPage: (path: string, html: string) => HTMLElement;
}

/** Pages under the site's real rules, on a clock that the test holds. */
export function useSitePages(): SitePages {
  const { rules } = compileSiteRules();
  const { show } = useShownPages();
  return {
    rules,
    showPage(path, html) {
      const root = sanitizeBody(html);
      const session = openSession({ root, path, rules: rulesForPage(rules, path, '2026-01-01') });
      return show({ root, session }).root;
    },
  };
}
