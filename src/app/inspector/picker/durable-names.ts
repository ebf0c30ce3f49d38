import { isPassing } from '../../../contract/passing-names.ts';

/** What a module of a builder is, not which one: there is a second one soon. */
const KIND = /^(?:et[_-]|elementor-|wp-block-|vc_|fl-|fusion-|wpb_|brxe-)/;

/** What a builder says about a state or a place of the moment. */
const STATE =
  /(?:^|[-_])(?:active|hover|open|last|first|animated|loaded|lazy|visible|child)(?:[-_]|$)/;

/** What every theme calls the boxes that everything is in. */
const SCAFFOLD =
  /^(?:page|post|entry|site|main|content|primary|container|wrapper|wrap|inner|outer|row|col|column|clearfix|hentry|type|status|format|has|align|left|center|right|size|attachment)(?:[-_]|$)/i;

/** True for a name that a person gave, which lasts as long as the thing it names. */
export function isAuthorsName(name: string): boolean {
  if (!/^[a-z][\w-]{2,}$/i.test(name)) return false;
  return ![KIND, STATE, SCAFFOLD].some((pattern) => pattern.test(name)) && !isPassing(name);
}

/** True for a class that says what a module is: it lasts, but does not tell two of them apart. */
export function isKind(name: string): boolean {
  return KIND.test(name) && !isPassing(name) && !STATE.test(name);
}

/** True for what every theme calls the boxes around its content: it lasts, and there are many. */
export function isBox(name: string): boolean {
  return (
    /^(?:entry|content|container|wrapper|inner|outer)(?:[-_]|$)/i.test(name) && !isPassing(name)
  );
}
