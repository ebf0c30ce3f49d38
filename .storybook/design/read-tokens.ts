import text from '../../src/app/design/tokens.css?raw';

export type Tokens = Readonly<Record<string, string>>;

const DECLARATION = /(--[\w-]+):\s*([^;]+);/g;

/** The custom properties of the style sheet's rules whose selector lists name this one, in order. */
export function readTokens(selector: string): Tokens {
  const blocks = [...plainRules(text).matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const fitting = blocks.filter(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === selector),
  );
  const declarations = fitting.flatMap(([, , body = '']) => [...body.matchAll(DECLARATION)]);
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** All tokens of a theme, every reference replaced by what it stands for. */
export function readTheme(theme: 'light' | 'dark'): Tokens {
  const tokens: Tokens = { ...readTokens(':root'), ...readTokens(`:root.${theme}`) };
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (all, name: string) => resolve(tokens[name] ?? '') || all);
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, resolve(value)]));
}

/** The style sheet without comments and without what counts on some devices only. */
function plainRules(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
}
