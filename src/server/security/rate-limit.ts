import { isIPv4, isIPv6 } from 'node:net';
import { isRecent } from '../is-recent.ts';

export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

export interface RateLimiter {
  /** Counts one more, or answers after how many seconds there is room again. */
  take(sender: string, now: number): number;
  /** Counts what was taken at that time as if it had never been. */
  giveBack(sender: string, taken: number): void;
}

const SENDERS_REMEMBERED = 20_000;

/** Allows so many in every stretch of so many seconds, for each of several limits. */
export function createRateLimiter(limits: readonly Limit[]): RateLimiter {
  const times = new Map<string, number[]>();
  const longest = Math.max(...limits.map(({ seconds }) => seconds)) * 1000;
  return {
    take(sender, now) {
      const earlier = (times.get(sender) ?? []).filter((time) => isRecent(time, longest, now));
      const wait = Math.max(0, ...limits.map((limit) => secondsUntilRoom(earlier, limit, now)));
      if (wait === 0) earlier.push(now);
      times.delete(sender);
      times.set(sender, earlier);
      if (times.size > SENDERS_REMEMBERED) times.delete(times.keys().next().value!);
      return wait;
    },
    giveBack(sender, taken) {
      const earlier = times.get(sender) ?? [];
      const at = earlier.lastIndexOf(taken);
      if (at >= 0) earlier.splice(at, 1);
    },
  };
}

function secondsUntilRoom(times: readonly number[], { most, seconds }: Limit, now: number): number {
  const recent = times.filter((time) => time > now - seconds * 1000);
  if (recent.length < most) return 0;
  const frees = recent[recent.length - most]! + seconds * 1000;
  return Math.max(1, Math.ceil((frees - now) / 1000));
}

/** Whom an address stands for: an IPv4 address, or the /56 network that one household gets. */
export function senderOf(written: string): string {
  const address = withoutPort(written);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address;
  return `${expand(address).slice(0, 14)}::/56`;
}

/** Some proxies name the port of a visitor, too, which is another one for each connection. */
function withoutPort(written: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[(.+)\]):\d+$/.exec(written) ?? [];
  return ipv4 ?? ipv6 ?? written;
}

/** The 32 hexadecimal digits of an IPv6 address. */
function expand(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(gap, 0) }, () => '0'), ...after];
  return groups.map((group) => group.padStart(4, '0').toLowerCase()).join('');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
