import { elementsIn } from './elements-in.ts';

/**
 * For whoever writes a DOM as HTML: parsers drop the line end after `<pre>`, so a second one keeps
 * the first.
 */
export function keepFirstLines(root: Element): void {
  for (const pre of elementsIn(root, 'pre')) {
    if (pre.textContent.startsWith('\n')) pre.prepend('\n');
  }
}
