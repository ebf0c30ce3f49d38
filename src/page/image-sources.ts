const LAZY_SOURCES = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-src',
  'data-adaptive',
  'data-lazy',
  'data-echo',
  'data-ezsrc',
  'data-cfsrc',
  'data-pagespeed-lazy-src',
  'data-large-file',
  'data-orig-file',
];
const LAZY_SOURCE_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set', 'data-ezsrcset'];
const LAZY_SIZES = ['data-sizes', 'data-lazy-sizes'];

/** Every attribute in which a lazy loader keeps what the browser shall not load yet. */
export const LAZY_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...LAZY_SOURCES,
  ...LAZY_SOURCE_SETS,
  ...LAZY_SIZES,
]);

const THIS_SITE = 'https://this-site.invalid';
const STAND_IN =
  /(?:^|\/)(?:blank|spacer|placeholder|transparent|pixel|1x1|lazy[\w-]*)\.(?:gif|png|svg)$/i;
const SHORTEST_REAL_DATA = 500;
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]+$/i;

/** Whether an address names a picture, and not the blank that a lazy loader shows first. */
export function isRealSource(address: string | null): address is string {
  const source = address?.trim() ?? '';
  if (source === '' || source === '#' || source === 'about:blank') return false;
  if (/^data:/i.test(source)) return isRasterData(source) && source.length >= SHORTEST_REAL_DATA;
  return isWebAddress(source) && !STAND_IN.test(source.split(/[?#]/)[0] ?? '');
}

/** Whether an address is plainly a path of this site, as most are: no need to take it apart. */
export function isPlainPath(address: string): boolean {
  return /^\/[\w-]/.test(address);
}

/** Whether an address is one of the web or a path of this site. */
export function isWebAddress(address: string): boolean {
  if (isPlainPath(address)) return true;
  if (!URL.canParse(address, THIS_SITE)) return false;
  return /^https?:$/.test(new URL(address, THIS_SITE).protocol);
}

/** Whether an address is a picture of pixels written out in the page itself. */
export function isRasterData(address: string): boolean {
  return RASTER.test(address);
}

/** The real addresses of a `srcset`, each with its descriptor: `a.jpg 300w`. */
export function realSourceSet(value: string | null): string {
  return readSourceSet(value ?? '')
    .filter(({ address }) => isRealSource(address) && !/^data:/i.test(address))
    .map(({ address, descriptor }) => `${address} ${descriptor}`.trim())
    .join(', ');
}

/** Splits a `srcset` as browsers do: an address ends at a space, so it may hold commas. */
export function readSourceSet(value: string): { address: string; descriptor: string }[] {
  const sources: { address: string; descriptor: string }[] = [];
  let isOpen = false;
  for (const token of value.split(/\s+/)) {
    const comma = token.indexOf(',');
    const last = sources.at(-1);
    if (isOpen && last) last.descriptor += ` ${comma < 0 ? token : token.slice(0, comma)}`;
    if (isOpen && comma < 0) continue;
    const address = withoutCommas(isOpen ? token.slice(comma) : token);
    if (address !== '') sources.push({ address, descriptor: '' });
    isOpen = address !== '' && !token.endsWith(',');
  }
  return sources.map(({ address, descriptor }) => ({ address, descriptor: descriptor.trim() }));
}

function withoutCommas(token: string): string {
  let [start, end] = [0, token.length];
  while (token[start] === ',') start += 1;
  while (end > start && token[end - 1] === ',') end -= 1;
  return token.slice(start, end);
}

/** The address that a lazy loader keeps for later. */
export function lazySource(image: Element): string | undefined {
  return LAZY_SOURCES.map((name) => image.getAttribute(name))
    .find(isRealSource)
    ?.trim();
}

/** The `srcset` that a lazy loader keeps for later; empty when there is none. */
export function lazySourceSet(image: Element): string {
  const sets = LAZY_SOURCE_SETS.map((name) => realSourceSet(image.getAttribute(name)));
  return sets.find((set) => set !== '') ?? '';
}

/** The `sizes` that belong to a lazy `srcset`. */
export function lazySizes(image: Element): string | undefined {
  const sizes = LAZY_SIZES.map((name) => image.getAttribute(name)?.trim());
  return sizes.find((value) => value && value !== 'auto');
}
