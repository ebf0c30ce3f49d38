import { isIPv6 } from 'node:net';
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
  if (!isIPv6(address)) return address;
  const digits = expand(address);
  if (digits.startsWith(MAPPED)) return dotted(digits.slice(MAPPED.length));
  return `${digits.slice(0, 14)}::/56`;
}

/** So an IPv6 address begins that stands for an IPv4 address, in whatever form it is written. */
const MAPPED = `${'0'.repeat(20)}ffff`;

/** An IPv4 address by its 8 hexadecimal digits. */
function dotted(digits: string): string {
  return [...Buffer.from(digits, 'hex')].join('.');
}

/** Some proxies name the port of a visitor, too, which is another one for each connection. */
function withoutPort(written: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[(.+)\]):\d+$/.exec(written) ?? [];
  return ipv4 ?? ipv6 ?? written;
}

/** The 32 hexadecimal digits of an IPv6 address. */
function expand(address: string): string {
  // The hexadecimal form of all its ways to be written; the name of a network card is no part of it.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, '')}]`);
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => group.padStart(4, '0')).join('');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
