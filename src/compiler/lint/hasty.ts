import type { SoundRule } from '../read-rule.ts';
import type { Finding } from './lint-finding.ts';

/** A rule may wait for so many seconds; whoever writes no larger number of milliseconds means those. */
const MOST_SECONDS = 10;

/** A delay that nobody could tell from none. */
export function findHasty({ raw, rule }: SoundRule): Finding[] {
  const isList = Array.isArray(raw['delay']);
  return rule.delays.flatMap((delay, index) => {
    if (delay === 0 || delay > MOST_SECONDS) return [];
    const message = `Hasty: a delay of ${delay} is ${delay} ms, which nobody notices: it counts milliseconds.`;
    const at = isList ? ['delay', index] : ['delay'];
    return [{ lint: 'hasty' as const, at, message, suggestion: String(delay * 1000) }];
  });
}
