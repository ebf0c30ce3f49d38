import type { AttributeSelector, CssNode } from 'css-tree';
import { isLegalAddress } from '../../engine/trust/legal-pages.ts';
import { isConsent, isControl } from '../../engine/trust/selector-names.ts';
import { spanOf, type CssProblem } from './parse-css.ts';

const SECRET_ATTRIBUTES = new Set('value nonce integrity crossorigin autocomplete'.split(' '));
const OWN_ATTRIBUTES = new Set(['data-protected', 'data-component', 'data-rule']);

/** Form controls, the consent bar, legal links, and what components drew. */
export function checkProtected(node: CssNode): CssProblem | null {
  if (node.type === 'AttributeSelector') return checkAttribute(node);
  if (node.type === 'TypeSelector' && isControl(node.name)) return refuse(node);
  const isName = node.type === 'ClassSelector' || node.type === 'IdSelector';
  return isName && isConsent(node.name) ? refuse(node) : null;
}

/** The sentence for a protected part. */
export const PROTECTED = 'This part of the page is protected and cannot be changed by rules.';

function refuse(node: CssNode): CssProblem {
  return { code: 'R103', message: PROTECTED, span: spanOf(node) };
}

/** What is in a form or secures a page could be guessed letter by letter with `[value^="a"]`. */
export function checkSecrets(node: CssNode): CssProblem | null {
  if (node.type !== 'AttributeSelector') return null;
  const name = node.name.name.toLowerCase();
  const isNamed = SECRET_ATTRIBUTES.has(name) || /^(?:on|data-(?:csrf|token))/.test(name);
  if (!isNamed && !isPassword(name, valueOf(node))) return null;
  const message = 'Selectors that read form values or security attributes are not allowed.';
  return { code: 'R104', message, span: spanOf(node) };
}

function checkAttribute(node: AttributeSelector): CssProblem | null {
  const name = node.name.name.toLowerCase();
  const value = valueOf(node);
  const namesConsent = (name === 'id' || name === 'class') && isConsent(value);
  const namesLegal = name === 'href' && isLegalAddress(value, node.matcher);
  return OWN_ATTRIBUTES.has(name) || namesConsent || namesLegal ? refuse(node) : null;
}

function valueOf({ value }: AttributeSelector): string {
  if (!value) return '';
  return value.type === 'String' ? value.value : value.name;
}

function isPassword(name: string, value: string): boolean {
  return name === 'type' && /^pass/i.test(value);
}
