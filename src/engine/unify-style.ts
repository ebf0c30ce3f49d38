const BORDER = /^border(?:-(?:top|right|bottom|left))?$/;
const NO_LINE =
  /^(?:(?:none|medium|0(?:px)?|currentcolor)\s*)*none(?:\s*(?:none|medium|0(?:px)?|currentcolor))*$/i;
const NOTHING = /^0(?:px)?$/i;
const DOWNWARD = /(linear-gradient\(\s*)(?:180deg|to bottom)\s*,\s*/gi;
const NO_SPREAD = /((?:^|[\s,])(?:-?[\d.]+[a-z]*\s+){2}-?[\d.]+[a-z]*)\s+0(?:px)?(?=\s|,|$)/gi;
const NO_BLUR =
  /((?:^|[\s,])-?[\d.]+[a-z]*\s+-?[\d.]+[a-z]*)\s+0(?:px)?(?![\w.%])(?=\s*(?:$|,|[a-z#]))/gi;
const LINE = /\b(?:none|underline|overline|line-through|inherit|initial|unset|revert)\b/gi;
const INITIAL_LAYER =
  /(?:^|\s)(?:none|transparent|repeat|scroll|0(?:px|%)?\s+0(?:px|%)?)(?=\s|$)/gi;

/**
 * Rewrites the few values that jsdom and browsers write down differently, so that a page prepared
 * on the server is the one a browser would prepare. Empty for what only one kind understands. Of the
 * look of a line under a text the line is left: Safari would drop both.
 */
export function unifyStyle(property: string, value: string): string {
  if (/^-(?:webkit|moz|ms|o)-/i.test(value)) return '';
  if (BORDER.test(property) && NO_LINE.test(value)) return '0';
  if (property === 'vertical-align' && NOTHING.test(value)) return 'baseline';
  if (property === 'text-decoration') return value.match(LINE)?.join(' ') ?? '';
  if (property === 'box-shadow') return value.replace(NO_SPREAD, '$1').replace(NO_BLUR, '$1');
  if (!property.startsWith('background')) return value;
  const gradient = value.replace(DOWNWARD, '$1');
  return property === 'background' ? unifyBackground(gradient) : gradient;
}

/** Engines disagree on whether to repeat in a shorthand what is the default anyway. */
function unifyBackground(value: string): string {
  if (/[,(]/.test(value.replace(/\((?:[^()]|\([^()]*\))*\)/g, ''))) return value;
  return value.replace(INITIAL_LAYER, ' ').trim() || 'none';
}
