import { describe, expect, it } from 'vitest';
import { PAGES } from '../support/site-paths.ts';
import { BROWSERS, useTab } from './use-tab.ts';

describe.each(BROWSERS)('%s', (_name, openTab) => {
  const { visit } = useTab(openTab);

  it.each(PAGES)('makes of %s what the server has drawn', async (path) => {
    const drawn = await (await visit(path)).run(readBody);
    const tab = await visit(path === '/privacy' ? '/' : '/privacy');
    await tab.run(withholdBodies);
    await tab.run(goTo, path);
    await expect.poll(() => tab.run(readBody)).toBe(drawn);
  });
});

/** The page's body without what components draw in it, and without marks of how it has come. */
function readBody(): string {
  const body = document.querySelector('.page-body')?.cloneNode(true) as Element;
  for (const part of body.querySelectorAll('[data-component]')) {
    part.removeAttribute('data-island');
    part.replaceChildren();
  }
  body.querySelector('h1')?.removeAttribute('tabindex');
  return body.innerHTML;
}

/** The server has no prepared body at hand. */
function withholdBodies(): void {
  const ask = window.fetch;
  window.fetch = async (url, options) =>
    String(url).startsWith('/prepared/') ? Response.json(null) : ask(url, options);
}

function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
