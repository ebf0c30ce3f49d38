import { fingerprint } from '../../contract/fingerprint.ts';
import { normalizePlace } from '../../contract/routes.ts';
import type { PreparedRecord } from '../../contract/prepared-record.ts';
import type { CompiledRules } from '../../contract/rules.ts';
import type { PreparedBody } from '../first-view/first-view-context.ts';
import { visitStore } from './visit-store.ts';

/** What is known of a page: all of it comes at the same time. */
export interface PageParts {
  /** The page's path as it was asked for. */
  readonly path: string;
  /** Where its content is fetched. */
  readonly endpoint: string;
  /** The page's whole HTML as it was exported. */
  readonly html: string;
  readonly rules: CompiledRules;
  /** Null where the server has none at hand. */
  readonly record: PreparedRecord | null;
}

/**
 * The body that the server has prepared of the same content and rules; null when there is none, or
 * when somebody looks behind the pages and wants to see how it is made.
 */
export function readPreparedBody(parts: PageParts): PreparedBody | null {
  const { path, endpoint, html, rules, record } = parts;
  if (!record || record.rulesHash !== rules.hash || visitStore.getState().isWatched) return null;
  if (!isMadeOf(record, html)) return null;
  const view = { path: normalizePlace(path), endpoint, rules, progress: record.progress };
  return { view, html: record.html, original: html };
}

const sources = new WeakMap<PreparedRecord, string>();

/** Read once: the whole text is gone through, and who is on the way to a page asks several times. */
function isMadeOf(record: PreparedRecord, html: string): boolean {
  if (sources.get(record) === html) return true;
  if (record.fingerprint !== fingerprint(html)) return false;
  sources.set(record, html);
  return true;
}
