import fc from 'fast-check';

/** Small vocabularies, so that generated rules and generated pages meet often. */
export const CLASSES = ['alpha', 'beta', 'gamma', 'delta'];
export const WORDS = [
  'Houston',
  'Our Clients',
  'backup',
  'cloud',
  'a < b',
  'What&nbsp;we do',
  'Café',
];
const IDS = ['one', 'two'];
const IMAGES = ['/images/a.svg', '/images/b.png', '', 'https://www.example.com/c.svg'];
const WINDOWS = ['', '', ' rel="nofollow"', ' target="_blank" rel="nofollow noopener"'];
const LINKS = ['/old', '/old/?q=1', '#top', 'https://www.example.com/old', 'mailto:a@example.com'];

const STYLES = [
  'color: red !important',
  'margin-top: 5px; color: white',
  'border-top: 1px solid red; padding: 3px',
  'background-image: url(/images/a.svg?v=1)',
];

const classes = fc
  .tuple(
    fc.subarray(CLASSES),
    fc.constantFrom('', '', '', ...IDS),
    fc.constantFrom('', '', '', '', ...STYLES),
  )
  .map(
    ([names, id, style]) =>
      (names.length > 0 ? ` class="${names.join('  ')}"` : '') +
      (id && ` id="${id}"`) +
      (style && ` style="${style}"`),
  );
/** The same words as builders write them: broken, spaced and marked up somewhere, or with others. */
const WRITTEN = [
  'Our<br>Clients',
  'our <b>Cli</b>ents',
  'What\n  we <br/>do',
  'Houston<i>Our Clients</i>',
  'backups cloudy',
  'Cafe&#x301;s',
  'cloud cafe&#x301;',
];
const words = fc.constantFrom(...WORDS, ...WRITTEN);
const image = fc
  .tuple(classes, fc.constantFrom(...IMAGES))
  .map(([names, src]) => `<img${names} src="${src}" srcset="${src} 2x" alt="">`);
const link = fc
  .tuple(classes, fc.constantFrom(...LINKS), fc.constantFrom(...WINDOWS), words)
  .map(([names, href, opens, text]) => `<a${names} href="${href}"${opens}>${text}</a>`);
const drawing = classes.map(
  (names) => `<svg${names} viewBox="0 0 1 1"><g class="alpha"><path d="M0 0h1z"></path></g></svg>`,
);

const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.tuple(classes, words).map(([names, text]) => `<p${names}>${text}</p>`),
    fc
      .tuple(fc.constantFrom('h2', 'h3'), classes, words)
      .map(([tag, names, text]) => `<${tag}${names}>${text}</${tag}>`),
    image,
    drawing,
    link.map((html) => `<p>before ${html} after</p>`),
    fc
      .tuple(
        fc.constantFrom('div', 'section', 'article', 'ul'),
        classes,
        fc.array(tie('block'), { maxLength: 4 }),
      )
      .map(([tag, names, children]) => wrap(tag, names, children)),
  ),
}));

/** The HTML of a page's main content. */
export const arbitraryPage: fc.Arbitrary<string> = fc
  .array(block, { minLength: 1, maxLength: 6 })
  .map((blocks) => blocks.join('\n'));

function wrap(tag: string, names: string, children: readonly string[]): string {
  const content = tag === 'ul' ? children.map((child) => `<li>${child}</li>`) : children;
  return `<${tag}${names}>${content.join(' ')}</${tag}>`;
}
