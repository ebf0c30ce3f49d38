import type { Selector } from '../../../contract/rules.ts';
import { request } from '../../api/request.ts';

/** How often a selector finds something on the site's pages. */
export interface PageCount {
  readonly pages: number;
  readonly elements: number;
  readonly paths: readonly string[];
}

/** Counts selectors on all pages that the development server knows. */
export async function countOnPages(
  selectors: readonly Selector[],
): Promise<readonly (PageCount | null)[]> {
  type Answer = { readonly counts: readonly (PageCount | null)[] };
  return (await request<Answer>('POST', '/rules/desk/count', { selectors })).counts;
}

/** Writes a rule into the file for a page. */
export async function saveRule(
  path: string,
  rule: object,
): Promise<{ readonly file: string; readonly line: number }> {
  return request('POST', '/rules/desk/rules', { path, rule });
}
