import { today } from '../contract/today.ts';
import { readSite } from '../server/read-site.ts';

/**
 * The date where the firm is, such as `2026-11-01`, as the content tells its time zone; where there is
 * no content, the date of this machine.
 */
export async function firmDay(now = new Date()): Promise<string> {
  const site = await readSite('content').catch(() => null);
  return today(site?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}
