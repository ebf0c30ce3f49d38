import type { SoundRule } from '../read-rule.ts';
import type { Finding } from './lint-finding.ts';

/** A rule whose last day is past: it does nothing any more, and nobody notices a wrong year. */
export function findOver({ rule: { until } }: SoundRule, today: string): Finding[] {
  if (until === null || until >= today) return [];
  const message = `Over: its last day was ${until}. Delete it, or correct the year.`;
  return [{ lint: 'over', at: ['until'], message }];
}
