import { resolve } from 'node:path';
import type { Config } from './read-config.ts';

/** The configuration with its folder meant from the checkout, wherever the program was started. */
export function fromCheckout(root: string, config: Config): Config {
  return { ...config, dataFolder: resolve(root, config.dataFolder) };
}
