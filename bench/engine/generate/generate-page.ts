import { seedRandom, type Random } from './random.ts';

/** What stands on a generated page, each but once: rules are made to find it. */
export interface Landmarks {
  /** Class names of modules, and of the sections around them. */
  readonly modules: { readonly name: string; readonly section: string }[];
  readonly ids: string[];
  /** File names in the addresses of images. */
  readonly images: string[];
  /** Paths in the addresses of links. */
  readonly links: string[];
  /** Whole texts of paragraphs. */
  readonly paragraphs: string[];
  readonly headings: string[];
}

export interface GeneratedPage {
  /** The main content. */
  readonly html: string;
  readonly landmarks: Landmarks;
}

interface Writer extends Landmarks {
  readonly random: Random;
  readonly parts: string[];
  left: number;
  count: number;
  section: string;
}

const WORDS =
  'managed support team network backup cloud office business houston server recovery secure monitoring response plan partner helpdesk growth email compliance phone data uptime local experts'.split(
    ' ',
  );

/** A page body of exactly so many elements, shaped like a page builder's export. */
export function generatePage(elements: number, seed: number): GeneratedPage {
  const writer: Writer = {
    modules: [],
    ids: [],
    images: [],
    links: [],
    paragraphs: [],
    headings: [],
    random: seedRandom(seed),
    parts: [],
    left: elements,
    count: 0,
    section: '',
  };
  while (writer.left > 0) writeSection(writer);
  return { html: writer.parts.join(''), landmarks: writer };
}

type Content = () => void;

/** One element; nothing once the page has all its elements. */
function write(writer: Writer, tag: string, attributes: string, content: Content): void {
  if (writer.left === 0) return;
  writer.left -= 1;
  writer.parts.push(`<${tag}${attributes}>`);
  content();
  if (tag !== 'img') writer.parts.push(`</${tag}>`);
}

function writeSection(writer: Writer): void {
  const { random } = writer;
  const number = (writer.count += 1);
  writer.section = `et_pb_section_${number}`;
  const id = random.below(3) === 0 ? ` id="${remember(writer.ids, `part-${number}`)}"` : '';
  const names = ` class="et_pb_section ${writer.section} et_section_regular"${id}`;
  write(writer, 'div', names, () => {
    writer.parts.push('\n');
    for (let row = 1 + random.below(3); row > 0; row -= 1) writeRow(writer);
  });
  writer.parts.push('\n');
}

function writeRow(writer: Writer): void {
  const number = (writer.count += 1);
  write(writer, 'div', ` class="et_pb_row et_pb_row_${number}"`, () => {
    for (let column = 1 + writer.random.below(3); column > 0; column -= 1) {
      write(writer, 'div', ' class="et_pb_column et_pb_column_1_3 et_pb_css_mix_blend"', () => {
        for (let one = 1 + writer.random.below(4); one > 0; one -= 1) writeModule(writer);
      });
    }
  });
}

function writeModule(writer: Writer): void {
  const kind = writer.random.pick(['text', 'text', 'blurb', 'image', 'button'] as const);
  const number = (writer.count += 1);
  const name = `et_pb_${kind}_${number}`;
  writer.modules.push({ name, section: writer.section });
  const id =
    writer.random.below(6) === 0 ? ` id="${remember(writer.ids, `${kind}-${number}`)}"` : '';
  write(writer, 'div', ` class="et_pb_module et_pb_${kind} ${name} et_pb_bg_light"${id}`, () =>
    CONTENTS[kind](writer),
  );
}

const CONTENTS = {
  text: (writer: Writer) =>
    write(writer, 'div', ' class="et_pb_text_inner"', () => {
      writeHeading(writer, 'h2');
      for (let one = 1 + writer.random.below(3); one > 0; one -= 1) writeParagraph(writer);
    }),
  blurb: (writer: Writer) =>
    write(writer, 'div', ' class="et_pb_blurb_content"', () => {
      write(writer, 'span', ' class="et_pb_image_wrap"', () => writeImage(writer));
      write(writer, 'div', ' class="et_pb_blurb_container"', () => {
        writeHeading(writer, 'h4');
        writeParagraph(writer);
      });
    }),
  image: (writer: Writer) =>
    write(writer, 'span', ' class="et_pb_image_wrap"', () => writeImage(writer)),
  button: (writer: Writer) => writeLink(writer, ' class="et_pb_button"'),
};

function writeHeading(writer: Writer, tag: string): void {
  write(writer, tag, ' class="et_pb_module_header"', () => {
    writer.parts.push(remember(writer.headings, sentence(writer, 3)));
  });
}

function writeParagraph(writer: Writer): void {
  write(writer, 'p', '', () => {
    if (writer.random.below(2) === 0) {
      writer.parts.push(remember(writer.paragraphs, sentence(writer, 12)));
    } else {
      writer.parts.push(`${sentence(writer, 6)} `);
      writeLink(writer, '');
      writer.parts.push(` ${sentence(writer, 4)}`);
    }
  });
}

function writeImage(writer: Writer): void {
  const file = remember(writer.images, `photo-${(writer.count += 1)}.`);
  write(writer, 'img', ` src="/uploads/2024/${file}jpg" alt="" loading="lazy"`, () => {});
}

function writeLink(writer: Writer, names: string): void {
  const path = remember(writer.links, `/offer-${(writer.count += 1)}/`);
  write(writer, 'a', `${names} href="/services${path}"`, () => {
    writer.parts.push(sentence(writer, 2));
  });
}

/** Words, and a number that no other sentence has. */
function sentence(writer: Writer, length: number): string {
  const words = Array.from({ length }, () => writer.random.pick(WORDS));
  return `${words.join(' ')} ${(writer.count += 1)}`;
}

function remember(list: string[], text: string): string {
  list.push(text);
  return text;
}
