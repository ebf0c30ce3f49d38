import type { CompiledRule } from '../../../src/contract/rules.ts';
import { editOf, type Edit } from './edits.ts';

/** One correction as somebody would write it by hand: a query, perhaps a text, an edit. */
export interface Statement {
  readonly css: string;
  /** The text that the element must read: whoever writes by hand knows it to the letter. */
  readonly text: string | null;
  readonly edit: Edit;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** What somebody would write by hand instead of the rules. */
export function writeByHand(rules: readonly CompiledRule[]): Statement[] {
  return rules.map((rule) => ({ ...readSelector(rule), edit: editOf(rule) }));
}

function readSelector({ selectors: [selector] }: CompiledRule): Omit<Statement, 'edit'> {
  if (typeof selector === 'string') return { css: selector, text: null };
  const { css = HEADINGS, text, heading } = selector as Record<string, string>;
  return { css, text: text ?? heading ?? '' };
}

/**
 * Runs the statements one by one.
 * @param edited told of each edit; by hand, nobody keeps an account
 */
export function runByHand(
  statements: readonly Statement[],
  root: Element,
  edited?: (element: Element, statement: Statement) => void,
): void {
  for (const statement of statements) {
    for (const element of root.querySelectorAll(statement.css)) {
      if (!reads(element, statement)) continue;
      edited?.(element, statement);
      statement.edit(element);
    }
  }
}

/** True when the element reads what the statement asks for. */
export function reads(element: Element, { text }: Statement): boolean {
  return text === null || (element.textContent ?? '').trim() === text;
}
