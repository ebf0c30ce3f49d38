/**
 * Classes and ids that builders and programs make up: the next edit or export has other ones. The
 * linter warns of those that are sure, and nothing proposes even those that are likely.
 */

const NUMBERED = /^et_pb_(?:[a-z]+_)*[a-z]+_\d+(?:_tb_(?:header|body|footer))?$/;

const MADE_UP =
  /^(?:elementor-element-[0-9a-f]{6,}|vc_custom_\d{6,}|(?:css|sc|jsx|svelte|brxe|emotion|fl-node|wp-elements)-\w{4,})$/;

/** Most names of these kinds do not last; some do. */
const LIKELY = [
  /(?:^|[_-])\d+$/,
  /\d{3,}/,
  /^(?:et_pb_|et-)\w*_\d/,
  /^elementor-element-/,
  /^(?:css|sc|jsx|svelte|emotion|fl-node|vc_custom|uid|id|post|page|wp-elements)[-_]/,
  /(?:^|[-_])(?=[a-z]*\d)(?=\d*[a-z])[a-z0-9]{6,}$/i,
  /__[a-zA-Z0-9]{5,}$/,
];

const NUMBERED_IMAGE = /^wp-image-\d+$/;

/** Why a name will surely not last; null for one that may. */
export function describeGenerated(name: string): string | null {
  if (NUMBERED.test(name)) return 'a number that the builder gives anew when a module is added';
  return isMadeUp(name) ? 'a name that a program made up' : null;
}

/** True for a number or a hash, sure or likely, which no new rule should name. */
export function isPassing(name: string): boolean {
  if (isImageNumber(name)) return false;
  return describeGenerated(name) !== null || LIKELY.some((pattern) => pattern.test(name));
}

/** True for the class that WordPress gives an image for as long as it is in the library. */
export function isImageNumber(name: string): boolean {
  return NUMBERED_IMAGE.test(name);
}

function isMadeUp(name: string): boolean {
  if (MADE_UP.test(name)) return true;
  const last = name.split(/[-_]+/).at(-1) ?? '';
  const changes = last.match(/[a-z](?=\d)|\d(?=[a-z])/gi)?.length ?? 0;
  return last.length >= 5 && changes >= 2;
}
