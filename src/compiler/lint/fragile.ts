import type { CssNode } from 'css-tree';
import { describeGenerated } from '../../contract/passing-names.ts';
import type { Selector } from '../../contract/rules.ts';
import type { ReadRule } from '../read-rule.ts';
import { alternativesOf, listsIn, parseCss, partsOf, spanOf } from '../selectors/parse-css.ts';
import { innerSelectors } from '../selectors/finder-options.ts';
import { valueAt } from '../value-at.ts';
import type { Finding } from './lint-finding.ts';
import { cssIn, finderOf, selectorsOf, type Placed } from './selectors-in.ts';

const INSTEAD = 'Use a text, a link, wp-image-N, or a class or id that the author gave.';

/** Selectors that break when the page is edited: by position, number, generated name or a mere box. */
export function findFragile({ raw }: ReadRule): Finding[] {
  const placed = selectorsOf(raw);
  return [
    ...placed.flatMap(cssIn).flatMap((css) => {
      const problem = findInCss(css.selector);
      return problem && !isReadByText(raw, css)
        ? [{ lint: 'fragile' as const, at: css.at, ...problem }]
        : [];
    }),
    ...placed.flatMap(countedSections),
  ];
}

/** What is also looked for by its text is found again wherever it goes. */
function isReadByText(raw: ReadRule['raw'], { at }: Placed<string>): boolean {
  if (at.at(-1) !== 'css') return false;
  const finder = valueAt(raw, at.slice(0, -1)) as object;
  return 'text' in finder || 'text-contains' in finder;
}

type Problem = Pick<Finding, 'message' | 'span'>;

function findInCss(css: string): Problem | null {
  const { list } = parseCss(css);
  for (const selector of list ? alternativesOf(list) : []) {
    const parts = partsOf(selector);
    const problem =
      findPosition(parts) ?? findDepth(parts) ?? findOutside(parts) ?? findName(parts);
    if (problem) return problem;
  }
  return null;
}

function findPosition(parts: readonly CssNode[]): Problem | null {
  const nth = parts.find((part) => part.type === 'PseudoClassSelector' && /^nth-/i.test(part.name));
  if (!nth || !('name' in nth)) return null;
  const message = `Fragile: :${String(nth.name)} counts elements, and the next edit of the page moves them. ${INSTEAD}`;
  return { message, span: spanOf(nth) };
}

function findDepth(parts: readonly CssNode[]): Problem | null {
  const steps = parts.filter((part) => part.type === 'Combinator' && part.name === '>');
  if (steps.length < 4) return null;
  const message = `Fragile: ${steps.length} levels are spelled out, and one more box breaks them. ${INSTEAD}`;
  return { message };
}

/** Elements that stand around a page's content, too, and attributes that they have. */
const AROUND = new Set(['*', 'div', 'dir', 'lang']);

/** A beginning that boxes around the page fit, also side by side: there are none before it is shown. */
function findOutside(parts: readonly CssNode[]): Problem | null {
  const end = parts.findIndex((part) => part.type === 'Combinator' && !/[+~]/.test(part.name));
  const first = parts.slice(0, Math.max(0, end));
  const [start, last] = [first[0], first.at(-1)];
  if (!start || !last || !first.every(fitsAround)) return null;
  const message = `Fragile: it begins with what stands around the page, too. ${INSTEAD}`;
  return { message, span: [spanOf(start)[0], spanOf(last)[1]] };
}

function fitsAround(part: CssNode): boolean {
  if (part.type === 'TypeSelector') return AROUND.has(part.name.toLowerCase());
  if (part.type === 'AttributeSelector') return AROUND.has(part.name.name.toLowerCase());
  if (part.type === 'Combinator') return true;
  return (
    part.type === 'PseudoClassSelector' && (!/^(?:is|where)$/i.test(part.name) || isAnyAround(part))
  );
}

/** One of several, as in `:is(.hero, div)`. */
function isAnyAround(part: CssNode): boolean {
  return listsIn(part)
    .flatMap(alternativesOf)
    .some((one) => partsOf(one).every(fitsAround));
}

/** A generated name alone; beside something that lasts it does no harm. */
function findName(parts: readonly CssNode[]): Problem | null {
  const names = parts.filter((part) => part.type === 'ClassSelector' || part.type === 'IdSelector');
  const generated = names.find(({ name }) => describeGenerated(name) !== null);
  const lasting = parts.some((part) => part.type === 'AttributeSelector');
  if (!generated || lasting || names.some(({ name }) => describeGenerated(name) === null))
    return null;
  const message = `Fragile: ${generated.name} is ${describeGenerated(generated.name) ?? ''}. ${INSTEAD}`;
  return { message, span: spanOf(generated) };
}

function countedSections({ at, selector }: Placed<Selector>): Finding[] {
  if (typeof selector === 'string') return [];
  const inner = innerSelectors(finderOf(selector), selector).flatMap((one) =>
    one.selector === 'main'
      ? []
      : countedSections({ at: [...at, ...one.path], selector: one.selector as Selector }),
  );
  if (!('nth-section' in selector)) return inner;
  const message = `Fragile: nth-section counts sections, and a new one above moves them all. ${INSTEAD.replace('Use', 'Use container-of with')}`;
  return [{ lint: 'fragile', at: [...at, 'nth-section'], message, onKey: true }, ...inner];
}
