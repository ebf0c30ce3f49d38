import type { CompiledRule, Selector } from '../../../src/contract/rules.ts';
import type { Landmarks } from './generate-page.ts';
import { seedRandom, type Random } from './random.ts';

type Kind = 'class' | 'id' | 'attribute' | 'descendant' | 'compound' | 'text' | 'heading';
type Does = Pick<CompiledRule, 'action' | 'options'>;

/** In hundredths. */
const SHARES: Readonly<Record<Kind, number>> = {
  class: 40,
  id: 14,
  attribute: 18,
  descendant: 16,
  compound: 5,
  text: 4,
  heading: 3,
};
const KINDS = Object.entries(SHARES).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as Kind),
);

/** One rule in so many finds something. */
const MATCH_ONE_IN = 5;

/**
 * Rules as the compiler would have made them, some of which find something on the page.
 * @param first the number of the first
 */
export function generateRules(
  count: number,
  landmarks: Landmarks,
  seed: number,
  first = 1,
): CompiledRule[] {
  const random = seedRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = random.pick(KINDS);
    const isThere = random.below(MATCH_ONE_IN) === 0;
    const id = `rule-${first + index}`;
    return makeRule(id, chooseSelector(kind, isThere, landmarks, random), random);
  });
}

/** So many rules may find something in what comes late, however many there are. */
const LATE = 500;

/** The same, but however many rules there are, the same edits are made in what comes late. */
export function generateRulesForLate(
  count: number,
  page: Landmarks,
  late: Landmarks,
  seed: number,
): CompiledRule[] {
  const rules = generateRules(Math.min(count, LATE), page, seed);
  const more = generateRules(count - rules.length, without(page, late), seed + 1, LATE + 1);
  return [...rules, ...more];
}

/** What comes late is built like the beginning of the page. */
function without(page: Landmarks, late: Landmarks): Landmarks {
  return {
    modules: page.modules.slice(late.modules.length),
    ids: page.ids.slice(late.ids.length),
    images: page.images.slice(late.images.length),
    links: page.links.slice(late.links.length),
    paragraphs: page.paragraphs.slice(late.paragraphs.length),
    headings: page.headings.slice(late.headings.length),
  };
}

interface Choice {
  readonly selector: Selector;
  readonly does: readonly Does[];
}

function chooseSelector(kind: Kind, isThere: boolean, on: Landmarks, random: Random): Choice {
  const absent = `${100_000 + random.below(900_000)}`;
  const module = isThere
    ? random.pick(on.modules)
    : { name: `et_pb_text_${absent}`, section: random.pick(on.modules).section };
  const among = (list: readonly string[], made: string) => (isThere ? random.pick(list) : made);
  switch (kind) {
    case 'class':
      return { selector: `.${module.name}`, does: ON_BLOCKS };
    case 'id':
      return { selector: `#${among(on.ids, `part-${absent}`)}`, does: ON_BLOCKS };
    case 'attribute':
      return random.below(2) === 0
        ? { selector: `img[src*="${among(on.images, `photo-${absent}.`)}"]`, does: ON_IMAGES }
        : { selector: `a[href*="${among(on.links, `/offer-${absent}/`)}"]`, does: ON_LINKS };
    case 'descendant':
      return random.below(2) === 0
        ? { selector: `.${module.section} .${module.name}`, does: ON_BLOCKS }
        : { selector: `.${module.name} a`, does: ON_LINKS };
    case 'compound':
      return { selector: `div.et_pb_module.${module.name}`, does: ON_BLOCKS };
    case 'text':
      return {
        selector: { css: 'p', text: among(on.paragraphs, `our plan ${absent}`) },
        does: ON_TEXTS,
      };
    case 'heading':
      return { selector: { heading: among(on.headings, `our team ${absent}`) }, does: ON_HEADINGS };
  }
}

const hide: Does = { action: 'hide', options: {} };
const pad: Does = { action: 'set-style', options: { style: { 'padding-bottom': '30px' } } };
const mark: Does = { action: 'add-class', options: { class: 'corrected' } };
const name: Does = { action: 'set-attribute', options: { name: 'title', value: 'Corrected' } };
const insert: Does = {
  action: 'insert-component',
  options: { component: 'contact-form', position: 'after' },
};

const ON_BLOCKS = [hide, hide, pad, pad, mark, insert];
const ON_IMAGES: Does[] = [
  { action: 'swap-image', options: { src: 'images/corrected.svg' } },
  { action: 'set-attribute', options: { name: 'alt', value: 'Corrected' } },
];
const ON_LINKS: Does[] = [
  { action: 'set-attribute', options: { name: 'href', value: '/corrected' } },
  { action: 'unwrap', options: {} },
  name,
];
const ON_TEXTS: Does[] = [{ action: 'promote-heading', options: { level: 3 } }, name];
const ON_HEADINGS = [pad, name];

function makeRule(id: string, { selector, does }: Choice, random: Random): CompiledRule {
  return {
    id,
    source: { file: 'rules/bench.yaml', line: 1 },
    why: 'To be measured.',
    routes: ['/*'],
    except: [],
    when: [],
    selectors: [selector],
    ...random.pick(does),
    delays: [0],
    retry: null,
    expect: {},
    once: false,
    from: null,
    until: null,
  };
}
