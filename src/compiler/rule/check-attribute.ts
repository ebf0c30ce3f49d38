import { cut } from '../diagnostic.ts';
import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';
import { suggest } from '../suggest.ts';

/** Of WAI-ARIA 1.3, without their beginning. */
const ARIA = (
  'activedescendant atomic autocomplete braillelabel brailleroledescription busy checked colcount ' +
  'colindex colindextext colspan controls current describedby description details disabled ' +
  'dropeffect errormessage expanded flowto grabbed haspopup hidden invalid keyshortcuts label ' +
  'labelledby level live modal multiline multiselectable orientation owns placeholder posinset ' +
  'pressed readonly relevant required roledescription rowcount rowindex rowindextext rowspan ' +
  'selected setsize sort valuemax valuemin valuenow valuetext'
)
  .split(' ')
  .map((name) => `aria-${name}`);

/**
 * Attributes that are set though no screen reader is known to take notice of them; what is taken
 * away may be called as it is. The standard grows faster than our list: an error is only what is one
 * slip away from a name that is known.
 */
export function checkAttribute({ name, value }: RawRule): Complaint[] {
  if (typeof name !== 'string' || value === undefined) return [];
  if (!name.startsWith('aria-') || ARIA.includes(name)) return [];
  const suggestion = suggest(name, ARIA);
  const isSure = suggestion !== undefined;
  const severity = isSure ? 'error' : 'warning';
  const message = `Screen readers ${isSure ? 'do' : 'may'} not know the attribute "${cut(name)}".`;
  return [{ code: 'R216', at: ['name'], severity, message, found: name, suggestion }];
}
