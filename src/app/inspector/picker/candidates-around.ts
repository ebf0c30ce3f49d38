import { isBox, isKind } from './durable-names.ts';
import { byClass, byId, LONGEST_NAME, whatItSays, type Candidate } from './own-candidates.ts';

/** The element as a part of something around it that can be named. */
export function candidatesAround(element: Element, root: Element): Candidate[] {
  const own = element.localName;
  const kind = [...element.classList].find(isKind);
  const what = kind ? `${own}.${CSS.escape(kind)}` : own;
  const candidates: Candidate[] = [];
  for (
    let around = element.parentElement;
    around && around !== root;
    around = around.parentElement
  ) {
    const named = [...byId(around), ...byClass(around)].filter(({ lasts }) => lasts >= 80);
    for (const { selector } of named) {
      const reason = `Inside of what is named ${String(selector)}: it lasts as long as both stay together.`;
      candidates.push({ selector: `${String(selector)} ${what}`, reason, lasts: 68 });
    }
  }
  const reason = 'All of this kind on the page: narrow it before you save it.';
  return [
    ...candidates,
    ...byContent(element, what),
    ...insideOfBoxes(element, root, what),
    { selector: what, reason, lasts: 40 },
  ];
}

/** As the block with a heading in it, or with what its first part says. */
function byContent(element: Element, what: string): Candidate[] {
  const heading = element.querySelector('h1, h2, h3, h4, h5, h6');
  const title = heading ? whatItSays(heading) : '';
  if (isName(title)) {
    const selector = { 'container-of': { heading: title }, css: what };
    const reason = 'The block with this heading in it: it lasts until the heading is changed.';
    return [{ selector, reason, lasts: 76 }];
  }
  const inside = [...element.children].find((child) => isName(whatItSays(child)));
  if (!inside) return [];
  const part = { css: inside.localName, text: whatItSays(inside) };
  const reason = 'What holds these words: it lasts until they are changed.';
  return [{ selector: { 'container-of': part, css: what }, reason, lasts: 66 }];
}

function isName(text: string): boolean {
  return text !== '' && text.length <= LONGEST_NAME;
}

/** For what nothing else tells apart: the nearest box around it that has a name, as other boxes have. */
function insideOfBoxes(element: Element, root: Element, what: string): Candidate[] {
  for (
    let around: Element | null = element;
    around && around !== root;
    around = around.parentElement
  ) {
    const name = [...around.classList].find((one) => isKind(one) || isBox(one));
    if (name === undefined) continue;
    const reason = 'By the kind of box that it stands in: others may stand in such a box, too.';
    const selector =
      around === element
        ? `${element.localName}.${CSS.escape(name)}`
        : `.${CSS.escape(name)} ${what}`;
    return [{ selector, reason, lasts: 44 }];
  }
  return [];
}
