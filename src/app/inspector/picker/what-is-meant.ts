import { isInline } from '../../../engine/content-model.ts';
import { readText } from '../../../engine/normalize-text.ts';
import { elementAround } from './element-around.ts';

/** Who clicks on words means what they say: the heading, not the `<span>` that a builder put into it. */
export function whatIsMeant(clicked: Element, root: Element): Element {
  const around = elementAround(clicked, root);
  return around && saysAllOf(clicked, around) ? whatIsMeant(around, root) : clicked;
}

/** A link is meant for where it leads, whatever holds nothing else. */
function saysAllOf(element: Element, around: Element): boolean {
  if (element.localName === 'a' || !isInline(element)) return false;
  const text = readText(element);
  return text !== '' && text === readText(around);
}
