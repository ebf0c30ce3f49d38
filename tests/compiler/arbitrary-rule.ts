import fc from 'fast-check';
import { components } from '../../src/contract/components.ts';
import { actions, finders } from '../../src/engine/index.ts';
import type { JsonSchema } from '../../src/compiler/schema/json-schema.ts';

/** Rules and files that are right by construction, made of the engine's own schemas. */

export type RuleValue = Readonly<Record<string, unknown>>;

const name = fc.constantFrom('alpha', 'beta', 'et_pb_row', 'city-list', 'hero-2', 'x1', 'section');
const words = fc.constantFrom(
  'Our Team',
  'What Our Clients Say',
  'Victoria: since 1999',
  '# 1 in Texas',
  'no',
);
const texts = fc.oneof(words, fc.array(words, { minLength: 1, maxLength: 3 }));
const file = fc.constantFrom('images/team.svg', 'images/icons/voip.png', 'a.webp');
const path = fc.constantFrom('/about', '/services/voip', '/blog/first-post', '/security');

const narrow = fc.oneof(
  name.map((one) => `.${one}`),
  name.map((one) => `#${one}`),
  name.map((one) => `img[src*="${one}" i]`),
  name.map((one) => `a[href^="/${one}"]`),
  fc.tuple(name, name).map(([one, other]) => `.${one} > .${other} p`),
  fc.tuple(name, name).map(([one, other]) => `.${one}, .${other}:not(.off)`),
  fc.tuple(name, name).map(([one, other]) => `section.${one}:has(> .${other})`),
  fc.tuple(name, name).map(([one, other]) => `.${one} + .${other}:nth-of-type(2n + 1)`),
  fc.constantFrom(
    'img:not([alt])',
    '[data-x]',
    'h2',
    'blockquote',
    'ul.list > li:first-child',
    '.a :is(b, i)',
  ),
);

/** CSS where the finder's other options narrow it down. */
const wide = fc.oneof(narrow, fc.constantFrom('p', 'a', 'div', 'section, .et_pb_row'));

const { selector } = fc.letrec<{ selector: unknown }>((tie) => ({
  selector: fc.oneof(
    { maxDepth: 1, depthSize: 'small' },
    narrow,
    ...finders.map((finder) => finderObject(finder.name, finder.schema, tie('selector'))),
  ),
}));

function finderObject(
  kind: string,
  schema: { properties: object; required: readonly string[] },
  inner: fc.Arbitrary<unknown>,
) {
  const css = kind === 'css' ? narrow : wide;
  const special: Record<string, fc.Arbitrary<unknown>> = { css, empty: wide, unless: wide };
  const entries = Object.entries(schema.properties as Record<string, JsonSchema>);
  const values = Object.fromEntries(
    entries.map(([key, option]) => [key, special[key] ?? fromSchema(option, inner)]),
  );
  return fc.record(values, { requiredKeys: [...schema.required] });
}

/** A value that satisfies a schema, where nothing more is known about it. */
function fromSchema(schema: JsonSchema, inner: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (schema['title'] === 'selector') return inner;
  if (schema['anyOf']) return texts;
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (schema['type'] === 'boolean') return fc.boolean();
  if (schema['type'] === 'integer') {
    return fc.integer({ min: Number(schema['minimum']), max: Number(schema['maximum']) });
  }
  if (schema['type'] === 'array') {
    const { items, minItems, maxItems } = schema as {
      items: JsonSchema;
      minItems: number;
      maxItems: number;
    };
    return fc.array(fromSchema(items, inner), {
      minLength: minItems,
      maxLength: Math.min(3, maxItems),
    });
  }
  return words;
}

const attribute = fc.constantFrom(
  { name: 'alt', value: 'Our team' },
  { name: 'aria-label', value: '' },
  { name: 'href', value: 'https://www.example.com/a?b=c#d' },
  { name: 'href', value: 'tel:+13615550142' },
  { name: 'src', value: '/images/team.svg' },
  { name: 'target', value: '_blank' },
  { name: 'rel', value: 'noopener noreferrer' },
);
const styles = {
  'padding-bottom': '30px',
  color: 'rgb(1, 2, 3)',
  margin: 'calc(100% - 10px)',
  'text-align': 'center',
  'background-repeat': 'repeat-x',
};
const style = fc
  .subarray(Object.entries(styles), { minLength: 1 })
  .map((some): RuleValue => Object.fromEntries(some));
const component = fc.constantFrom(...Object.keys(components));
const propsOf: Readonly<Record<string, RuleValue>> = {
  'contact-form': { variant: 'standalone' },
  'testimonial-carousel': { edition: 'short', background: 'white' },
};

/** Options whose meaning a schema does not tell. */
const OPTIONS: Readonly<Record<string, fc.Arbitrary<RuleValue>>> = {
  'add-class': fc.record({ class: fc.constantFrom('current', 'et_pb_row wide', '_a B-1') }),
  'remove-class': fc.record({ class: fc.constantFrom('current', 'et_pb_row wide', '_a B-1') }),
  // What somebody has misspelt may be taken away.
  'remove-attribute': fc.oneof(
    attribute.map((one) => ({ name: one.name })),
    fc.constant({ name: 'aria-lable' }),
  ),
  'set-attribute': attribute,
  'set-style': fc.record({ style }),
  'insert-component': fc
    .record({ component, position: fc.constantFrom('before', 'after', 'start', 'end') })
    .chain((one) => {
      const props = propsOf[one.component];
      return fc.constantFrom(one, ...(props ? [{ ...one, props }] : []));
    }),
  move: fc.record({
    to: fc.constantFrom('.far-away', { 'end-of': 'main' }),
    position: fc.constant('after'),
  }),
  'replace-content': fc.oneof(
    fc.record({ text: words }),
    fc.record({ components: fc.array(component, { minLength: 1, maxLength: 8 }) }),
  ),
  'replace-text': fc.constantFrom(
    { find: 'Suite 110', with: 'STE 203' },
    { find: 'IT’s', with: '', 'whole-words': true },
  ),
  'rewrite-link': fc.record({ link: path, to: fc.constantFrom('/new', '/services/new-one') }),
  'strip-host': fc.constant({ hosts: ['www.example.com', 'dev.example.com'] }),
  'swap-image': fc.oneof(
    fc.record(
      {
        src: file,
        path: fc.constantFrom('root', 'relative'),
        alt: words,
        height: fc.integer({ min: 1, max: 4000 }),
      },
      { requiredKeys: ['src'] },
    ),
    fc.record({ folder: fc.constant('images/icons'), extension: fc.constantFrom('png', 'svg') }),
  ),
};

const what = fc.oneof(
  ...actions.map((action) => {
    const { properties, required } = action.schema;
    const values = Object.entries(properties as Record<string, JsonSchema>).map(
      ([key, schema]) => [key, fromSchema(schema, selector)] as const,
    );
    const generic = fc.record(Object.fromEntries(values), { requiredKeys: [...required] });
    return (OPTIONS[action.name] ?? generic).map((options) => ({
      action: action.name,
      ...options,
    }));
  }),
);

const milliseconds = fc.integer({ min: 0, max: 10_000 });
const condition = fc.record(
  {
    exists: selector,
    'path-contains': texts,
    not: fc.oneof(fc.record({ exists: selector }), fc.record({ 'path-contains': texts })),
  },
  { requiredKeys: ['exists'] },
);

const common = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9-]{3,60}$/),
    why: fc.constantFrom('The export is wrong here.', 'It’s #1: "quoted", [listed] & {more}.'),
    selector: fc.oneof(selector, fc.array(selector, { minLength: 1, maxLength: 8 })),
    when: fc.oneof(condition, fc.array(condition, { minLength: 1, maxLength: 2 })),
    delay: fc.oneof(
      milliseconds,
      fc
        .uniqueArray(milliseconds, { minLength: 1, maxLength: 5 })
        .map((list) => list.toSorted((one, other) => one - other)),
    ),
    retry: fc.constantFrom(
      { every: 50, for: 100 },
      { every: 100, for: 10_000 },
      { every: 10_000, for: 60_000 },
    ),
    expect: fc.constantFrom({ min: 0 }, { max: 1 }, { min: 1, max: 10_000 }),
    once: fc.boolean(),
    enabled: fc.boolean(),
    status: fc.constantFrom('draft', 'live'),
    from: fc.constantFrom('2026-01-31', '2024-02-29'),
    until: fc.constantFrom('2026-12-31', '2027-01-01'),
  },
  { requiredKeys: ['id', 'why', 'selector'] },
);

/** One rule that is right, as YAML gives it. */
export const arbitraryRule: fc.Arbitrary<RuleValue> = fc
  .tuple(common, what)
  .map(([one, other]) => fitTogether({ ...one, ...other }));

/** Whose element may not be found any more afterwards, or another by its number. */
const TAKING =
  /^(?:move|promote-heading|remove|remove-attribute|remove-class|rewrite-link|set-attribute|swap-image|unwrap)$/;

/**
 * Some things are right alone and wrong together: the page itself cannot be removed or moved, and
 * what is chosen by its place can be taken away only once.
 */
function fitTogether(rule: RuleValue): RuleValue {
  const isMoving = ['hide', 'move', 'promote-heading', 'remove', 'unwrap'].includes(
    String(rule['action']),
  );
  const text = JSON.stringify(rule['selector']);
  const names = /"main"|"end-of"/.test(text) && isMoving;
  if (names) return { ...rule, selector: '.alpha' };
  const isTaking = TAKING.test(String(rule['action']));
  const isCounted = /"first"|nth-section|:(?:first|last|only|nth)-/.test(text);
  return isTaking && isCounted ? { ...rule, once: true } : rule;
}

const route = fc.constantFrom(
  '/*',
  '/',
  '/about',
  '/blog/:slug',
  '/services/:part?',
  '/industries/*',
  '/About-Us/',
);

/** A rule file with one rule that is right. */
export const arbitraryFile: fc.Arbitrary<{ routes: unknown; rules: RuleValue[] }> = fc.record(
  {
    routes: fc.oneof(route, fc.array(route, { minLength: 1, maxLength: 4 })),
    except: fc.oneof(route, fc.array(route, { minLength: 1, maxLength: 4 })),
    rules: arbitraryRule.map((rule) => [rule]),
  },
  { requiredKeys: ['routes', 'rules'] },
);
