const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const CONTROLS = words(
  'form input textarea select button option optgroup fieldset datalist output label',
);
const CONSENT = /(?:^|[-_])(?:cookies?|consent|gdpr)(?:[-_]|$)/i;
const OUTSIDE = words('html body head script style link meta iframe title base');
const WIDE = words(
  '* div p span a section article figure picture img ul ol li dl dt dd table tbody tr td th ' +
    'strong em b i u font small sup sub br hr',
);

/** True for what a form consists of: no selector may name it. */
export function isControl(element: string): boolean {
  return CONTROLS.has(element.toLowerCase());
}

/** True for a class or an id of the bar that asks for consent: no selector may name it. */
export function isConsent(name: string): boolean {
  return CONSENT.test(name);
}

/** True for what stands around or beside a page's content: rules never find it, or must not. */
export function isOutside(element: string): boolean {
  return OUTSIDE.has(element.toLowerCase());
}

/** True for an element that is everywhere on a page: its name alone is too wide for a selector. */
export function isWide(element: string): boolean {
  return WIDE.has(element.toLowerCase());
}
