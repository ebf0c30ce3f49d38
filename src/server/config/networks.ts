import { BlockList, isIP } from 'node:net';
import { SettingError } from './setting.ts';

/** A list of networks that can be asked whether an address belongs to it. */
export interface Networks {
  includes(address: string): boolean;
}

/** Reads `127.0.0.0/8, ::1`: addresses and networks, divided by commas. */
export function networks(text: string): Networks {
  const list = new BlockList();
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part !== '') addNetwork(list, part);
  }
  return {
    includes(address) {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addNetwork(list: BlockList, text: string): void {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d+))?$/.exec(text) ?? [];
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (version === 0 || prefix > most) {
    throw new SettingError('networks divided by commas, such as 127.0.0.0/8, ::1');
  }
  list.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
}
