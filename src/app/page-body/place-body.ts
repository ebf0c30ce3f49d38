import { FORM_TOKEN_PLACE } from '../../contract/form-token.ts';
import { parseInert } from '../../page/parse-inert.ts';
import { readFormToken } from '../contact-form/read-form-token.ts';
import { putStylesBack } from '../first-view/put-styles-back.ts';

/**
 * Completes a body that the server has prepared: the one in the host, or this one, which is put
 * there.
 * @returns false when there is neither
 */
export function placeBody(host: Element, html: string): boolean {
  if (!host.firstChild && html !== '') host.replaceChildren(readBody(html));
  putStylesBack(host);
  return host.firstChild !== null;
}

function readBody(html: string): DocumentFragment {
  const { body } = parseInert(html, window);
  for (const field of body.querySelectorAll(`[value="${FORM_TOKEN_PLACE}"]`)) {
    field.setAttribute('value', readFormToken());
  }
  const fragment = document.createDocumentFragment();
  fragment.append(...body.childNodes);
  return fragment;
}
