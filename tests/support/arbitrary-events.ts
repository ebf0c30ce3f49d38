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

function textsIn(root: Element): Node[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
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
      {
        weight: 4,
        arbitrary: fc.tuple(
          fc.constant('class'),
          fc.subarray(CLASSES).map((names) => names.join(' ')),
        ),
      },
      fc.tuple(fc.constant('id'), fc.constantFrom('one', 'two', 'three')),
      fc.tuple(fc.constant('src'), fc.constantFrom('/images/a.svg', '/b.svg', '')),
      fc.tuple(fc.constant('href'), fc.constantFrom('/old', '/old/?q=2', '#top')),
      fc.tuple(fc.constant('hidden'), fc.constant('')),
      fc.tuple(fc.constant('style'), fc.constantFrom('padding: 4px', 'color: red', '')),
      fc.tuple(fc.constant('alt'), fc.constantFrom('Houston', '')),
    ),
  )
  .map(
    ([at, [name, value]]): PageEvent =>
      (root) =>
        elementAt(root, at).setAttribute(name, value),
  );

const removeAttribute = fc
  .tuple(place, fc.constantFrom('class', 'id', 'src', 'href', 'hidden', 'style'))
  .map(
    ([at, name]): PageEvent =>
      (root) =>
        elementAt(root, at).removeAttribute(name),
  );

/** Fences a part of the page off. */
const fence = fc
  .tuple(place, fc.constantFrom('data-component', 'data-protected'))
  .map(([at, name]): PageEvent => (root) => {
    const element = elementAt(root, at);
    if (element !== root) element.setAttribute(name, '');
  });

const openFence = place.map((at): PageEvent => (root) => {
  const fences = root.querySelectorAll('[data-component], [data-protected]');
  const element = fences[at % fences.length];
  for (const name of ['data-component', 'data-protected']) element?.removeAttribute(name);
});

/** A component draws itself, or draws itself anew. */
const draw = fc
  .tuple(place, fc.constantFrom(...WORDS, 'much that is drawn '.repeat(9)))
  .map(([at, text]): PageEvent => (root) => {
    const components = root.querySelectorAll('[data-component]');
    components[at % components.length]?.replaceChildren(text);
  });

const text = fc.constantFrom(...WORDS, 'houston we do', 'our', ' ', '');

const setText = fc.tuple(place, text).map(([at, value]): PageEvent => (root) => {
  const texts = textsIn(root);
  const node = texts[at % texts.length];
  if (node) node.nodeValue = value;
});

const addText = fc
  .tuple(place, text, fc.constantFrom('beforebegin', 'afterbegin', 'beforeend', 'afterend'))
  .map(([at, value, where]): PageEvent => (root) => {
    const element = elementAt(root, at);
    if (element !== root) element.insertAdjacentText(where, value);
  });

/** Whatever elements stood there are gone. */
const replaceByText = fc.tuple(place, text).map(([at, value]): PageEvent => (root) => {
  const element = elementAt(root, at);
  if (element !== root) element.textContent = value;
});

const joinTexts = place.map(
  (at): PageEvent =>
    (root) =>
      elementAt(root, at).normalize(),
);

const unwrap = place.map((at): PageEvent => (root) => {
  const element = elementAt(root, at);
  if (element !== root) element.replaceWith(...element.childNodes);
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

/** What happens at once, and what happens after that: most often something that rules ask for. */
export const arbitraryEvents: fc.Arbitrary<PageEvent[][]> = fc.array(
  fc.array(
    fc.oneof(
      insert,
      { weight: 3, arbitrary: setAttribute },
      removeAttribute,
      fence,
      openFence,
      { weight: 2, arbitrary: draw },
      { weight: 2, arbitrary: setText },
      addText,
      replaceByText,
      joinTexts,
      breakLine,
      remove,
      move,
      unwrap,
    ),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 5 },
);
