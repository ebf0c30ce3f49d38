import type { Edit } from '../change.ts';
import { defineAction } from '../define-action.ts';
import { imageAddress, PATH } from '../image-path.ts';
import { refusedAt, refuseFilePath, refuseText } from '../trust/index.ts';
import { combineEdits, removeNode, writeAttribute } from '../write.ts';
import { writeStyle } from '../write-style.ts';

export const swapImage = defineAction({
  name: 'swap-image',
  summary: 'Shows another picture, in an image or behind an element that has a background picture.',
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
        description: 'The text for who cannot see the picture; "" for decoration.',
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
  writes: (options) => ({
    'attribute:src': options.src ?? `${options.folder ?? ''} ${options.extension ?? ''}`,
  }),
  refuse: ({ src, folder, alt }) => [
    ...(src === undefined ? [] : refusedAt(['src'], refuseFilePath(src))),
    ...(folder === undefined ? [] : refusedAt(['folder'], refuseFilePath(folder))),
    ...(alt === undefined ? [] : refusedAt(['alt'], refuseText(alt))),
  ],
  apply(element, options, page) {
    const file = options.src ?? renameFile(element.getAttribute('src') ?? '', options);
    const address = imageAddress(file, page.path, options.path ?? 'root');
    if (element.localName !== 'img') {
      return writeStyle(element, 'background-image', `url("${address}")`);
    }
    return combineEdits([
      ...dropOtherSources(element),
      writeAttribute(element, 'src', address),
      options.alt === undefined ? null : writeAttribute(element, 'alt', options.alt),
      ...(options.height === undefined ? [] : fitHeight(element, options.height)),
    ]);
  },
});

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

/** The same file name in another folder or with another extension. */
function renameFile(address: string, options: { folder?: string; extension?: string }): string {
  const [path = ''] = address.split(/[?#]/);
  const parts =
    /^(?<folder>(?:.*\/)?)(?<name>[^/]*?)(?<extension>\.\w+)?$/.exec(path)?.groups ?? {};
  const folder = options.folder === undefined ? (parts.folder ?? '') : `${options.folder}/`;
  const extension =
    options.extension === undefined ? (parts.extension ?? '') : `.${options.extension}`;
  return `${folder}${parts.name ?? ''}${extension}`.replace(/^(?:\.{0,2}\/)+/, '');
}
