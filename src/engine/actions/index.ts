import type { Action } from '../define-action.ts';
import { addClass } from './add-class.ts';
import { hide } from './hide.ts';
import { insertComponent } from './insert-component.ts';
import { makePathRelative } from './make-path-relative.ts';
import { move } from './move.ts';
import { promoteHeading } from './promote-heading.ts';
import { remove } from './remove.ts';
import { removeAttribute } from './remove-attribute.ts';
import { removeClass } from './remove-class.ts';
import { replaceContent } from './replace-content.ts';
import { replaceText } from './replace-text.ts';
import { rewriteLink } from './rewrite-link.ts';
import { setAttribute } from './set-attribute.ts';
import { setStyle } from './set-style.ts';
import { stripHost } from './strip-host.ts';
import { swapImage } from './swap-image.ts';
import { unwrap } from './unwrap.ts';

/** Every action, in alphabetical order. */
export const actions: readonly Action<never>[] = [
  addClass,
  hide,
  insertComponent,
  makePathRelative,
  move,
  promoteHeading,
  remove,
  removeAttribute,
  removeClass,
  replaceContent,
  replaceText,
  rewriteLink,
  setAttribute,
  setStyle,
  stripHost,
  swapImage,
  unwrap,
];
