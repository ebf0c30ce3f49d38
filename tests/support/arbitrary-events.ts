import fc from 'fast-check';
import { arbitraryPage, CLASSES, WORDS } from './arbitrary-page.ts';

/** Something that happens to a page while it is shown. */
export type PageEvent = (root: Element) => void;

const place = fc.nat();

/** An element of the page, or the page itself. */
function elementAt(root: Element, at: number): Element {
  const elements = [root, ...root.querySelectorAll('*')];
  return elements[at % elements.length] as Element;
}

const insert = fc.tuple(place, arbitraryPage, fc.constantFrom('afterbegin', 'beforeend')).map(
  ([at, html, where]): PageEvent =>
    (root) =>
      elementAt(root, at).insertAdjacentHTML(where, html),
);

const setAttribute = fc
  .tuple(
    place,
    fc.oneof(
      fc.tuple(
        fc.constant('class'),
        fc.subarray(CLASSES).map((names) => names.join(' ')),
      ),
      fc.tuple(fc.constant('id'), fc.constantFrom('one', 'two', 'three')),
      fc.tuple(fc.constant('src'), fc.constantFrom('/images/a.svg', '/b.svg', '')),
      fc.tuple(fc.constant('href'), fc.constantFrom('/old', '/old/?q=2', '#top')),
      fc.tuple(fc.constant('hidden'), fc.constant('')),
    ),
  )
  .map(
    ([at, [name, value]]): PageEvent =>
      (root) =>
        elementAt(root, at).setAttribute(name, value),
  );

/** Fences a part of the page off, or opens it. */
const fence = fc
  .tuple(place, fc.constantFrom('data-component', 'data-protected'))
  .map(([at, name]): PageEvent => (root) => {
    const element = elementAt(root, at);
    if (element !== root) element.toggleAttribute(name);
  });

/** A component draws itself, or draws itself anew. */
const draw = fc
  .tuple(place, fc.constantFrom(...WORDS, 'much that is drawn '.repeat(9)))
  .map(([at, text]): PageEvent => (root) => {
    const components = root.querySelectorAll('[data-component]');
    components[at % components.length]?.replaceChildren(text);
  });

const setText = fc
  .tuple(place, fc.constantFrom(...WORDS, 'houston we do', 'our'))
  .map(([at, text]): PageEvent => (root) => {
    const { firstChild } = elementAt(root, at);
    if (firstChild?.nodeType === 3) firstChild.nodeValue = text;
  });

/** Breaks the first line of an element. */
const breakLine = fc.tuple(place, fc.nat(12)).map(([at, letters]): PageEvent => (root) => {
  const { firstChild } = elementAt(root, at);
  if (firstChild?.nodeType !== 3) return;
  const rest = (firstChild as Text).splitText(Math.min(letters, (firstChild as Text).length));
  rest.before(root.ownerDocument.createElement('br'));
});

const remove = place.map((at): PageEvent => (root) => {
  const element = elementAt(root, at);
  if (element !== root) element.remove();
});

const move = fc.tuple(place, place).map(([from, to]): PageEvent => (root) => {
  const [element, target] = [elementAt(root, from), elementAt(root, to)];
  if (!element.contains(target)) target.append(element);
});

/** What happens at once, and what happens after that. */
export const arbitraryEvents: fc.Arbitrary<PageEvent[][]> = fc.array(
  fc.array(fc.oneof(insert, setAttribute, fence, draw, setText, breakLine, remove, move), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 1, maxLength: 3 },
);
