import type { Refusal } from './refusal.ts';

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** Refuses what is not a plain host name such as `www.example.com`. */
export function refuseHostName(host: string): Refusal | null {
  if (HOST.test(host)) return null;
  const message = `"${host.slice(0, 80)}" is not a host name. Write it like www.example.com, in small letters.`;
  return { code: 'R206', message };
}
