import type { CompiledRule } from '../../src/contract/rules.ts';
import { openSession, type Session } from '../../src/engine/index.ts';
import { liftStyles, restoreStyles } from '../../src/page/inline-styles.ts';
import type { Platform } from '../../src/page/platform.ts';
import { sanitize } from '../../src/page/sanitize.ts';

export interface OpenPage {
  readonly root: HTMLElement;
  readonly session: Session;
}

/** A detached page body with a session on it; nothing is applied yet. */
export function openPage(
  html: string,
  rules: readonly CompiledRule[],
  path = '/services/voip',
  window: Platform = globalThis.window,
): OpenPage {
  const root = sanitizeBody(html, window);
  return { root, session: openSession({ root, path, rules }) };
}

/** The sanitizer alone, on a main content. */
export function sanitizeBody(html: string, window: Platform = globalThis.window): HTMLElement {
  const content = inertDocumentOf(window).createElement('div');
  content.innerHTML = html;
  liftStyles(content);
  const body = sanitize(content, window);
  restoreStyles(body);
  return body;
}

const inertDocuments = new WeakMap<Platform, Document>();

/** One for all pages: a new one costs jsdom as much as a page, and reads each selector anew. */
function inertDocumentOf(window: Platform): Document {
  const known = inertDocuments.get(window);
  if (known) return known;
  const created = new window.DOMParser().parseFromString('', 'text/html');
  inertDocuments.set(window, created);
  return created;
}
