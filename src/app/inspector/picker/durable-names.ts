/** Classes and ids that builders number or hash: another export has other ones. */
const PASSING = [
  /(?:^|[_-])\d+$/,
  /\d{3,}/,
  /^(?:et_pb_|et-)\w*_\d/,
  /^elementor-element-/,
  /^(?:css|sc|jsx|svelte|emotion|fl-node|vc_custom|uid|id|post|page|wp-elements)[-_]/,
  /(?:^|[-_])(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{6,}$/i,
  /__[a-zA-Z0-9]{5,}$/,
];

/** What a module of a builder is, not which one: there is a second one soon. */
const KIND = /^(?:et[_-]|elementor-|wp-block-|vc_|fl-|fusion-|wpb_|brxe-)/;

/** What a builder says about a state or a place of the moment. */
const STATE =
  /(?:^|[-_])(?:active|hover|open|last|first|animated|loaded|lazy|visible|child)(?:[-_]|$)/;

/** What every theme calls the boxes that everything is in. */
const SCAFFOLD =
  /^(?:page|post|entry|site|main|content|primary|container|wrapper|wrap|inner|outer|row|col|column|clearfix|hentry|type|status|format|has|align|left|center|right|size|attachment)(?:[-_]|$)/i;

const NUMBERED_IMAGE = /^wp-image-\d+$/;

/** True for a name that a person gave, which lasts as long as the thing it names. */
export function isAuthorsName(name: string): boolean {
  if (!/^[a-z][\w-]{2,}$/i.test(name)) return false;
  return ![KIND, STATE, SCAFFOLD].some((pattern) => pattern.test(name)) && !isPassing(name);
}

/** True for the class that WordPress gives an image for as long as it is in the library. */
export function isImageNumber(name: string): boolean {
  return NUMBERED_IMAGE.test(name);
}

/** True for a class that says what a module is: it lasts, but does not tell two of them apart. */
export function isKind(name: string): boolean {
  return KIND.test(name) && !isPassing(name) && !STATE.test(name);
}

/** True for a number or a hash of a builder, which no rule should name. */
export function isPassing(name: string): boolean {
  return !isImageNumber(name) && PASSING.some((pattern) => pattern.test(name));
}
