import { nameOfPath } from '../../contract/match-route.ts';
import { defineAction } from '../define-action.ts';
import { refusedAt, refuseLink, type Refusal } from '../trust/index.ts';
import { writeAttribute } from '../write.ts';

const THIS_SITE = 'https://this-site.invalid';

export const rewriteLink = defineAction({
  name: 'rewrite-link',
  summary:
    'Points links to one page of this site to another; query and fragment stay, unless the new path brings its own.',
  schema: {
    properties: {
      link: {
        type: 'string',
        pattern: '^/',
        description: 'The old path, such as /security.',
      },
      to: { type: 'string', pattern: '^/', description: 'The new path.' },
    },
    required: ['link', 'to'],
  },
  looksAt: 'attributes',
  writes: (options) => ({ [`link:${nameOfPath(options.link)}`]: options.to }),
  refuse: ({ link, to }) => [
    ...refusedAt(['link'], refuseMore(link)),
    ...refusedAt(['to'], refuseLink(to)),
  ],
  apply(element, options, page) {
    const href = element.getAttribute('href');
    const url = href === null ? null : parseOnThisSite(href, page.path);
    if (!url || nameOfPath(url.pathname) !== nameOfPath(options.link)) return null;
    return writeAttribute(element, 'href', redirect(url, options.to));
  },
});

/** Links are told by their path: nothing else would ever be found. */
function refuseMore(link: string): Refusal | null {
  const more = link.search(/[?#]/);
  if (more < 0) return null;
  const message = `Only the path of the old link counts: write ${link.slice(0, more)}`;
  return { code: 'R206', message };
}

/** What the new address says of query and fragment counts more than what the link says. */
function redirect({ search, hash }: URL, to: string): string {
  const wanted = new URL(to, THIS_SITE);
  const path = to.replace(/[?#].*$/, '');
  return `${path}${wanted.search || search}${wanted.hash || hash}`;
}

/** The link's address when it stays on this site: a path, absolute or relative to the page. */
function parseOnThisSite(href: string, pagePath: string): URL | null {
  const base = new URL(pagePath, THIS_SITE);
  if (href.trim() === '' || href.startsWith('#') || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  return url.origin === THIS_SITE ? url : null;
}
