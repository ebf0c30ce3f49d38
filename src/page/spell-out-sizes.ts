import { readDeclarations, writeDeclarations, type Declaration } from './declarations.ts';
import { elementsIn } from './elements-in.ts';

/** Shorthands in which jsdom writes styles, and which browsers do not know yet: css-sizing-4. */
const SHORTHANDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['min-size', ['min-width', 'min-height']],
  ['max-size', ['max-width', 'max-height']],
]);

/** Writes style attributes so that browsers understand them; for whoever writes jsdom's DOM as HTML. */
export function spellOutSizes(root: Element): void {
  for (const element of elementsIn(root, '[style*="min-size:"], [style*="max-size:"]')) {
    const { style } = element as HTMLElement;
    const spellOut = (declaration: Declaration): Declaration[] => {
      const longhands = SHORTHANDS.get(declaration.property);
      if (!longhands) return [declaration];
      return longhands.map((property) => {
        return { ...declaration, property, value: style.getPropertyValue(property) };
      });
    };
    const declarations = readDeclarations(element.getAttribute('style') ?? '').flatMap(spellOut);
    element.setAttribute('style', `${writeDeclarations(declarations)};`);
  }
}
