import { PAYLOADS } from '../../page/payloads.ts';
import { addresses } from './addresses.ts';
import { documents } from './documents.ts';
import { drawings } from './drawings.ts';
import { handlers } from './handlers.ts';
import { loads } from './loads.ts';
import { mutations } from './mutations.ts';
import { names } from './names.ts';
import { overlays } from './overlays.ts';
import { styles } from './styles.ts';

/**
 * Hostile HTML by class, written for this site. Each would call `attacked()`, ask `evil.example` for
 * something, cover the frame or take over a name.
 * @param classNames names of the site's own style sheet that lift an element off the page
 */
export function allPayloads(
  classNames: readonly string[] = [],
): Readonly<Record<string, readonly string[]>> {
  return {
    'by hand': Object.values(PAYLOADS).flat(),
    handlers,
    addresses,
    'markup that changes when it is read again': mutations,
    'documents inside documents': documents,
    'drawings and formulas': drawings,
    'what loads by itself': loads,
    'styles and style sheets': styles,
    'covers of the page': overlays(classNames),
    'names that take over': names,
  };
}
