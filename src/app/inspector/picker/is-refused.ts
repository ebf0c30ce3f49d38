import type { Selector } from '../../../contract/rules.ts';
import { isLegalAddress, isLegalText } from '../../../engine/trust/legal-pages.ts';
import { isConsent, isControl, isOutside, isWide } from '../../../engine/trust/selector-names.ts';

/** What the picker proposes that is no CSS alone. */
interface Finder {
  readonly css?: string;
  readonly text?: string;
  readonly 'text-contains'?: string;
  readonly 'container-of'?: Selector;
}

/** Whether a rule file with this selector would be refused: it is too wide, or what it names is protected. */
export function isRefused(selector: Selector): boolean {
  if (typeof selector === 'string') return isWide(selector) || isRefusedCss(selector);
  const { css, text, 'text-contains': part, 'container-of': inside } = selector as Finder;
  if (inside !== undefined && isRefused(inside)) return true;
  if (css === undefined) return false;
  const isLegal = css === 'a' && [text, part].some((one) => one !== undefined && isLegalText(one));
  return isLegal || isRefusedCss(css);
}

function isRefusedCss(css: string): boolean {
  const [, , address = ''] = /\[href=(["'])(.*)\1\]$/.exec(css) ?? [];
  const names = css.replace(/\[.*\]/, '').match(/[.#]?[\w-]+/g) ?? [];
  return isLegalAddress(address, '=') || names.some(isRefusedName);
}

function isRefusedName(name: string): boolean {
  if (/^[.#]/.test(name)) return isConsent(name.slice(1));
  return isControl(name) || isOutside(name) || name === 'main';
}
