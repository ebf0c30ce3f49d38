/** The tests compare what the commands compare. */
export { canonicalHtml, exactHtml } from '../../src/explain/canonical-html.ts';
