/** Where a rule keeps what it said: whoever copies the rule takes that along. */
const OWN = '--own-declarations';

/** Colors that an author may choose under forced colors, and the lack of one. */
const ALLOWED =
  /^(?:initial|transparent|auto|none|(?:Accent|Button|Canvas|Field|Gray|Highlight|Link|Mark|Selected|Visited)\w*)$/i;

/** What takes the place of a property's value. */
const FORCED: readonly (readonly [property: RegExp, value: string])[] = [
  [/^background-color$/, 'var(--forced-ground)'],
  [/^background-image$/, 'none'],
  [/^(?:box|text)-shadow$/, 'none'],
  [/^(?:accent|caret)-color$/, 'auto'],
  [/^color$|^(?:border-.+|outline|text-decoration|column-rule)-color$/, 'revert'],
];

/**
 * Replaces the colors of a rule as a browser does while its system forces colors (CSS Color
 * Adjustment, section 3.1). Colors of the system stay, and so does a rule that asks for it.
 */
export function forceColors({ style }: CSSStyleRule): void {
  if (style.getPropertyValue(OWN) !== '') return;
  if (style.getPropertyValue('forced-color-adjust') === 'none') return;
  const own = style.cssText;
  for (const property of style) force(property, style);
  if (style.cssText !== own) style.setProperty(OWN, JSON.stringify(own));
}

/** Gives a rule its own colors back. */
export function freeColors({ style }: CSSStyleRule): void {
  const own = style.getPropertyValue(OWN);
  if (own !== '') style.cssText = JSON.parse(own) as string;
}

function force(property: string, style: CSSStyleDeclaration): void {
  const forced = FORCED.find(([pattern]) => pattern.test(property))?.[1];
  const value = style.getPropertyValue(property);
  if (forced === undefined || isAllowed(property, value)) return;
  style.setProperty(property, forced, style.getPropertyPriority(property));
}

/** A transparent border is seen when colors are forced; pictures stay pictures. */
function isAllowed(property: string, value: string): boolean {
  if (property === 'background-image') return value.includes('url(');
  if (property.startsWith('border-') && value === 'transparent') return false;
  return ALLOWED.test(value);
}
