import type { CompiledRule } from '../../../src/contract/rules.ts';

/** What a hand-written script does to an element that it found. */
export type Edit = (element: Element) => void;

type MakeEdit = (options: Readonly<Record<string, string>>, rule: CompiledRule) => Edit;

const EDITS: Readonly<Record<string, MakeEdit>> = {
  hide: () => (element) => element.setAttribute('hidden', ''),
  'set-style': (options) => (element) => {
    for (const [property, value] of Object.entries(options.style ?? {})) {
      (element as HTMLElement).style.setProperty(property, String(value));
    }
  },
  'add-class': (options) => (element) => element.classList.add(options.class ?? ''),
  'set-attribute': (options) => (element) =>
    element.setAttribute(options.name ?? '', options.value ?? ''),
  'swap-image': (options) => (element) => element.setAttribute('src', `/${options.src}`),
  unwrap: () => (element) => element.replaceWith(...element.childNodes),
  'promote-heading': (options) => (element) => {
    const heading = document.createElement(`h${options.level}`);
    for (const { name, value } of element.attributes) heading.setAttribute(name, value);
    heading.append(...element.childNodes);
    element.replaceWith(heading);
  },
  'insert-component': (options, rule) => (element) => {
    const place = document.createElement('div');
    place.setAttribute('data-component', options.component ?? '');
    place.setAttribute('data-rule', rule.id);
    let last = element;
    while (last.nextElementSibling?.hasAttribute('data-component')) last = last.nextElementSibling;
    last.after(place);
  },
};

/** The edit that a rule asks for, written by hand. */
export function editOf(rule: CompiledRule): Edit {
  const make = EDITS[rule.action];
  if (!make) throw new Error(`No edit is written for ${rule.action}.`);
  return make(rule.options as Readonly<Record<string, string>>, rule);
}
