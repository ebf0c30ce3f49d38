/** The platform the page room works with: `window` in a browser, `new JSDOM('').window` in Node. */
export type Platform = Pick<
  typeof globalThis,
  | 'DOMParser'
  | 'Document'
  | 'DocumentFragment'
  | 'Element'
  | 'HTMLFormElement'
  | 'HTMLTemplateElement'
  | 'NamedNodeMap'
  | 'Node'
  | 'NodeFilter'
> & { document?: Document; trustedTypes?: TrustedTypes };

/** The part of Trusted Types that parsing needs; absent in Node and in older browsers. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): HtmlPolicy;
}

/** A Trusted Types policy that vouches for a string of HTML. */
export interface HtmlPolicy {
  createHTML(html: string): unknown;
}
