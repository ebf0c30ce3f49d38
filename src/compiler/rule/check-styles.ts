import { cut } from '../diagnostic.ts';
import type { RawRule } from '../read-rule.ts';
import type { Complaint } from '../passage.ts';
import { isKnownStyle, suggestStyle } from './style-values.ts';

/**
 * Style values that no browser is known to understand. Browsers learn faster than our data does: an
 * error is only what is one slip away from a value that is known.
 */
export function checkStyles({ style = {} }: RawRule): Complaint[] {
  const styles = Object.entries(style as Readonly<Record<string, string>>);
  return styles.flatMap(([property, value]) => {
    if (isKnownStyle(property, value)) return [];
    const suggestion = suggestStyle(property, value);
    const isSure = suggestion !== undefined;
    const severity = isSure ? 'error' : 'warning';
    const message = `Browsers ${isSure ? 'do' : 'may'} not understand "${cut(`${property}: ${value}`)}".`;
    return [{ code: 'R215', at: ['style', property], severity, message, found: value, suggestion }];
  });
}
