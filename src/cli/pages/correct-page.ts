import type { CompiledRules } from '../../contract/rules.ts';
import { canonicalHtml } from '../../explain/canonical-html.ts';
import { preparePage } from '../../page/prepare-page.ts';
import { openWindow } from './open-window.ts';
import type { StoredPage } from './site-pages.ts';

/** A page as it is once the longest delay is over, in canonical form. */
export function correctPage(
  { path, html }: StoredPage,
  rules: CompiledRules,
  today: string,
): string {
  const window = openWindow(path);
  const { root, session } = preparePage(html, { path, rules, today, window });
  session.settle();
  return canonicalHtml(root);
}
