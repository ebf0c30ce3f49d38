import type { Edit } from '../change.ts';
import { isDrawing } from '../content-model.ts';
import { defineAction } from '../define-action.ts';
import { imageAddress, PATH } from '../image-path.ts';
import { readStyleAddresses, refusedAt, refuseFilePath, refuseText } from '../trust/index.ts';
import { combineEdits, removeNode, writeAttribute } from '../write.ts';
import { writeStyle } from '../write-style.ts';

export const swapImage = defineAction({
  name: 'swap-image',
  summary: 'Shows another picture: in an image, or behind any other element.',
  schema: {
    properties: {
      src: { type: 'string', description: 'The new file, from the site’s root: images/team.svg.' },
      folder: {
        type: 'string',
        description: 'Instead of src: keep the file’s name, in this folder.',
      },
      extension: {
        type: 'string',
        pattern: '^(png|svg|webp|avif|jpg)$',
        description: 'Instead of src: keep the file’s name, with this extension.',
      },
      path: { ...PATH, type: 'string' },
      alt: {
        type: 'string',
        description: 'The text for whoever cannot see the picture; "" for decoration.',
      },
      height: {
        type: 'integer',
        minimum: 1,
        maximum: 4000,
        description: 'Pixels; the width follows.',
      },
    },
    required: [],
  },
  looksAt: 'surroundings',
  writes: (options) => ({ ...fileOf(options), ...textOf(options), ...sizeOf(options) }),
  refuse: ({ src, folder, alt }) => [
    ...(src === undefined ? [] : refusedAt(['src'], refuseFilePath(src))),
    ...(folder === undefined ? [] : refusedAt(['folder'], refuseFilePath(folder))),
    ...(alt === undefined ? [] : refusedAt(['alt'], refuseText(alt))),
  ],
  apply(element, options, page) {
    const file = options.src ?? renameFile(element, options);
    const address = file && imageAddress(file, page.path, options.path ?? 'root');
    if (element.localName !== 'img') return writeBackground(element, address);
    return combineEdits([
      ...(address === null ? [] : writeSource(element, address)),
      options.alt === undefined ? null : writeAttribute(element, 'alt', options.alt),
      ...(options.height === undefined ? [] : fitHeight(element, options.height)),
    ]);
  },
});

type Written = Readonly<Record<string, string>>;

/** What says which file it shall be. */
interface FileOptions {
  readonly src?: string;
  readonly folder?: string;
  readonly extension?: string;
  readonly path?: string;
}

function fileOf({ src, folder, extension, path = 'root' }: FileOptions): Written {
  const file = [src, folder, extension].filter((part) => part !== undefined);
  return file.length === 0 ? {} : { 'attribute:src': [path, ...file].join(' ') };
}

function textOf({ alt }: { readonly alt?: string }): Written {
  return alt === undefined ? {} : { 'attribute:alt': alt };
}

function sizeOf({ height }: { readonly height?: number }): Written {
  if (height === undefined) return {};
  return {
    'attribute:height': String(height),
    'style:height': `${height}px`,
    'style:width': 'auto',
  };
}

function writeBackground(element: Element, address: string | null): Edit | null {
  const tag = `<${element.localName}>`;
  if (address === null) throw new Error(`A ${tag} is no image: it has no text or height to set.`);
  if (isDrawing(element)) throw new Error(`A ${tag} cannot have a picture behind it.`);
  return writeStyle(element, 'background-image', swapFirst(backgroundOf(element), address));
}

/** The picture in front is another one; a veil over it and what is behind it stay. */
function swapFirst(background: string, address: string): string {
  const [first] = readStyleAddresses(background);
  const picture = `url("${address}")`;
  return first ? background.replace(first.whole, () => picture) : picture;
}

function backgroundOf(element: Element): string {
  return (element as HTMLElement).style?.backgroundImage ?? '';
}

function writeSource(image: Element, address: string): (Edit | null)[] {
  return [...dropOtherSources(image), writeAttribute(image, 'src', address)];
}

/** A browser would rather take these than `src`. */
function dropOtherSources(image: Element): (Edit | null)[] {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  return [
    ...[...sources].map(removeNode),
    writeAttribute(image, 'srcset', null),
    writeAttribute(image, 'sizes', null),
  ];
}

function fitHeight(image: Element, height: number): (Edit | null)[] {
  return [
    writeAttribute(image, 'width', null),
    writeAttribute(image, 'height', String(height)),
    writeStyle(image, 'height', `${height}px`),
    writeStyle(image, 'width', 'auto'),
  ];
}

/**
 * The same file name in another folder or with another extension; null when neither is asked for.
 * @throws {Error} when there is no such file on this site
 */
function renameFile(element: Element, { folder, extension }: FileOptions): string | null {
  if (folder === undefined && extension === undefined) return null;
  const address = addressOf(element);
  // In a folder of this site, wherever the file came from.
  const file = FILE.exec(folder === undefined ? address : address.replace(HOST, ''))?.groups;
  if (!file)
    throw new Error(`"${address.slice(0, 80)}" is not the address of a file of this site.`);
  const ending = extension === undefined ? (file['ending'] ?? '') : `.${extension}`;
  return `${folder === undefined ? file['folder'] : `${folder}/`}${file['name']}${ending}`;
}

const HOST = /^(?:https?:)?\/\/[^/?#]*/i;

/** A path, with what leads up to its first folder, query and fragment left out. */
const FILE =
  /^(?!\/\/|[a-z][\w+.-]*:)(?:\.{0,2}\/)*(?<folder>(?:[^?#]*\/)?)(?<name>[^/?#]+?)(?<ending>\.\w+)?(?:[?#]|$)/i;

function addressOf(element: Element): string {
  if (element.localName === 'img') return element.getAttribute('src') ?? '';
  return readStyleAddresses(backgroundOf(element))[0]?.address ?? '';
}
