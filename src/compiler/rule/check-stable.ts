import type { CssNode } from 'css-tree';
import { splitClassNames } from '../../engine/trust/index.ts';
import type { RawRule } from '../read-rule.ts';
import { alternativesOf, parseCss, partsOf } from '../selectors/parse-css.ts';
import type { Complaint } from '../passage.ts';
import { traitsOf } from './action-traits.ts';
import { fitsAttribute } from './fits-attribute.ts';

const COUNTED = /^(?:first|last|only|nth)-/;
const GONE = 'when one is gone, the next one takes its place and goes as well';
const CHANGED =
  'once changed, the first one is no longer found, and the next one is changed as well';
const REMEDY = 'Add "once: true", or choose the element by its text or class.';

/** Refuses to take away or move what is chosen by its place: the next one would follow, and so on. */
export function checkStable(name: string, rule: RawRule): Complaint[] {
  if (rule['once'] === true) return [];
  const selectors = [rule['selector']].flat();
  const { leavesPlace = false, changesOrder = false } = traitsOf(name);
  const at = selectors.findIndex((selector) =>
    leavesPlace
      ? (isCounted(selector) && leaves(name, rule, selector)) || bringsNextUp(name, rule, selector)
      : (changesOrder && isCounted(selector)) || losesMark(name, rule, selector),
  );
  if (at < 0) return [];
  const place = Array.isArray(rule['selector']) ? ['selector', at] : ['selector'];
  const message = `Rule is not stable: ${leavesPlace || changesOrder ? GONE : CHANGED}. ${REMEDY}`;
  return [{ code: 'R307', at: place, message }];
}

/** The first so many of those with a class or an attribute, which the rule takes from them. */
function losesMark(name: string, rule: RawRule, selector: unknown): boolean {
  const { first, of } = (selector ?? {}) as RawRule;
  if (first === undefined || typeof of !== 'string') return false;
  const classes = splitClassNames(String(rule['class']));
  return lastParts(of).some((part) => {
    if (part.type === 'ClassSelector')
      return name === 'remove-class' && classes.includes(part.name);
    if (part.type !== 'AttributeSelector') return false;
    if (name === 'remove-attribute') return part.name.name === rule['name'];
    const value = attributesAfter(name, rule)[part.name.name];
    return typeof value === 'string' && !fitsAttribute(part, value);
  });
}

/** Of an element on which a rule has acted, the attributes that are known from the rule. */
function attributesAfter(name: string, rule: RawRule): Readonly<Record<string, unknown>> {
  if (name === 'set-attribute') return { [String(rule['name'])]: rule['value'] };
  if (name === 'rewrite-link') return { href: rule['to'] };
  if (name !== 'swap-image') return {};
  const { src, path = 'root', alt } = rule;
  return { src: typeof src === 'string' && path === 'root' ? `/${src}` : undefined, alt };
}

function isCounted(selector: unknown): boolean {
  if (typeof selector === 'string') return endsWithPlace(selector);
  if (typeof selector !== 'object' || selector === null) return false;
  return 'first' in selector || 'nth-section' in selector;
}

/** A heading with another level is not found by its old name; by a class it still is. */
function leaves(name: string, rule: RawRule, selector: unknown): boolean {
  if (name !== 'promote-heading') return true;
  const of = typeof selector === 'object' ? (selector as RawRule)['of'] : null;
  if (typeof of !== 'string') return false;
  const types = lastParts(of).filter(({ type }) => type === 'TypeSelector');
  return types.some((part) => 'name' in part && part.name !== `h${String(rule['level'])}`);
}

/** `h2 + p`: when that paragraph is gone, the next one stands beside the heading. */
function bringsNextUp(name: string, rule: RawRule, selector: unknown): boolean {
  if (typeof selector !== 'string') return false;
  return complexSelectors(selector).some((parts) => {
    const at = parts.findLastIndex(({ type }) => type === 'Combinator');
    const combinator = parts[at];
    if (combinator?.type !== 'Combinator' || combinator.name !== '+') return false;
    const isAnyOfItsKind = parts.slice(at + 1).every(({ type }) => type === 'TypeSelector');
    const beside = parts[at - 1];
    return isAnyOfItsKind && (name !== 'promote-heading' || isLevel(beside, rule['level']));
  });
}

/** A paragraph promoted becomes the heading that the next one stands beside. */
function isLevel(part: CssNode | undefined, level: unknown): boolean {
  return part?.type !== 'TypeSelector' || part.name === `h${String(level)}` || part.name === '*';
}

function endsWithPlace(css: string): boolean {
  return lastParts(css).some(
    (part) => part.type === 'PseudoClassSelector' && COUNTED.test(part.name),
  );
}

/** The parts of a selector that speak of the found element itself. */
function lastParts(css: string) {
  return complexSelectors(css).flatMap((parts) =>
    parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1),
  );
}

function complexSelectors(css: string): CssNode[][] {
  const { list } = parseCss(css);
  return list ? alternativesOf(list).map(partsOf) : [];
}
