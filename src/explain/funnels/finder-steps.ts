import type { Selector } from '../../contract/rules.ts';
import { isEmpty } from '../../engine/is-empty.ts';
import { SECTION, sectionOf, topSections } from '../../engine/section.ts';
import type { Step } from '../explanation.ts';
import { showElement, showText } from '../show-element.ts';
import { showSelector } from '../show-selector.ts';
import { cssSteps } from './css-steps.ts';
import { deeper, findSafely, step, type FunnelScope } from './funnel-scope.ts';
import { textStep } from './text-step.ts';

type Options = Readonly<Record<string, unknown>>;
type Texts = string | readonly string[];

/** The steps of each finder, by its name; a test holds this against the list of finders. */
export const finderSteps: Readonly<Record<string, (o: Options, scope: FunnelScope) => Step[]>> = {
  'all-of': (options, scope) => {
    const members = options['all-of'] as Selector[];
    const common = findSafely(options, scope.root).length;
    const steps = members.flatMap((member) => scope.follow(member, deeper(scope)));
    return [...steps, step(scope, 'what all of them find', common)];
  },

  'broken-image': (options, scope) => {
    const images = scope.root.querySelectorAll('img').length;
    const broken = findSafely(options, scope.root).length;
    const hint = 'whether others can be loaded may be known only once the page is shown';
    return [
      step(scope, 'img', images),
      step(scope, 'is broken', broken, broken > 0 ? undefined : hint),
    ];
  },

  'container-of': (options, scope) => {
    const inner = options['container-of'] as Selector;
    const css = options['css'] as string | undefined;
    const [container, ...others] = findSafely(options, scope.root);
    const [first] = findSafely(inner, scope.root);
    const found = container ? 1 + others.length : 0;
    const around = first && !container ? `around it there are ${ancestors(first, scope.root)}` : '';
    const label = css === undefined ? labelOf(container) : `the nearest ${css} around it`;
    return [...scope.follow(inner, deeper(scope)), step(scope, label, found, around)];
  },

  css: (options, scope) => {
    const css = String(options['css']);
    let elements: readonly Element[] = findSafely(css, scope.root);
    const steps = cssSteps(css, scope);
    if (elements.length === 0) return steps;
    for (const [key, label] of TEXT_TESTS) {
      if (options[key] === undefined) continue;
      const test = textStep({ label, texts: options[key] as Texts, elements }, scope);
      steps.push(test.step);
      elements = test.left;
    }
    return steps;
  },

  empty: (options, scope) => {
    const css = String(options['empty']);
    const elements = findSafely(css, scope.root);
    const steps = cssSteps(css, scope);
    if (elements.length === 0) return steps;
    const empty = elements.filter(isEmpty);
    const [full] = elements;
    const holds = empty.length === 0 && full ? whatItShows(full) : '';
    steps.push(step(scope, 'shows nothing', empty.length, holds));
    if (options['unless'] === undefined || empty.length === 0) return steps;
    const left = findSafely(options, scope.root).length;
    return [...steps, step(scope, `is and holds no ${String(options['unless'])}`, left)];
  },

  'end-of': (options, scope) => {
    const inner = options['end-of'] as Selector;
    const found = findSafely(options, scope.root).length;
    const last = step(scope, 'the last element in it', found);
    return inner === 'main' ? [last] : [...scope.follow(inner, deeper(scope)), last];
  },

  first: (options, scope) => [
    ...scope.follow(options['of'] as Selector, deeper(scope)),
    step(scope, `the first ${String(options['first'])}`, findSafely(options, scope.root).length),
  ],

  heading: (options, scope) => {
    const elements = [...scope.root.querySelectorAll('h1, h2, h3, h4, h5, h6, [role="heading"]')];
    const label = options['contains'] ? 'text contains' : 'text is';
    const texts = options['heading'] as Texts;
    const test = textStep({ label, texts, elements }, scope);
    return [step(scope, 'headings', elements.length), ...(elements.length > 0 ? [test.step] : [])];
  },

  main: (_options, scope) => [step(scope, 'the page’s content', 1)],

  'nth-section': (options, scope) => {
    const sections = topSections(scope.root).length;
    const nth = `section ${String(options['nth-section'])}`;
    const found = findSafely(options, scope.root).length;
    const hint = found === 0 ? `the page has only ${sections}` : '';
    return [
      step(scope, 'sections', sections),
      ...(sections > 0 ? [step(scope, nth, found, hint)] : []),
    ];
  },

  section: (options, scope) => {
    const sections = topSections(scope.root);
    const words = [options['section'] as Texts].flat().join(' or ');
    const found = findSafely(options, scope.root).length;
    const shown = sections.slice(0, 4).map(showElement).join(' ');
    const hint = found === 0 ? `the sections are ${shown}` : '';
    const mention = step(scope, `class, id or text mentions ${words}`, found, hint);
    return [step(scope, 'sections', sections.length), ...(sections.length > 0 ? [mention] : [])];
  },
};

/** Without a section around, the finder makes do with another part of the page. */
function labelOf(container: Element | undefined): string {
  if (!container || container.matches(SECTION)) return 'the section around it';
  return `no section, so the largest part of the page around it: ${showElement(container)}`;
}

const TEXT_TESTS = [
  ['text', 'text is'],
  ['text-contains', 'text contains'],
] as const;

/** The steps of a finder that this room does not know: only what comes out of it. */
export function plainSteps(selector: Selector, scope: FunnelScope): Step[] {
  return [step(scope, showSelector(selector), findSafely(selector, scope.root).length)];
}

function whatItShows(element: Element): string {
  const text = showText(element.textContent ?? '');
  if (text !== '') return `the first of them reads "${text}"`;
  const [media] = element.querySelectorAll('*');
  return media ? `the first of them holds ${showElement(media)}` : '';
}

function ancestors(element: Element, root: Element): string {
  const section = sectionOf(element, root);
  const shown: string[] = [];
  for (let outer = element.parentElement; outer && outer !== root; outer = outer.parentElement) {
    shown.push(showElement(outer));
    if (outer === section) break;
  }
  return shown.length > 0 ? shown.slice(0, 5).join(' ') : 'no other elements';
}
