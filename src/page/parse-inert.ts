import type { HtmlPolicy, Platform } from './platform.ts';

const policies = new WeakMap<Platform, HtmlPolicy>();

/** Parses a string as it stands into a document of its own, in which nothing is fetched or run. */
export function parseInert(html: string, window: Platform): Document {
  return new window.DOMParser().parseFromString(vouchFor(html, window), 'text/html');
}

/**
 * Under Trusted Types a parser takes no plain string. Nothing runs in what is parsed here; before it
 * goes live it is cleaned, unless the server has done so.
 */
function vouchFor(html: string, window: Platform): string {
  if (!window.trustedTypes) return html;
  const policy =
    policies.get(window) ??
    window.trustedTypes.createPolicy('page-parser', { createHTML: (text) => text });
  policies.set(window, policy);
  return policy.createHTML(html) as string;
}
