import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';

export interface RuleFile {
  /** As it is shown to people: `rules/pages/about.yaml`. */
  readonly path: string;
  readonly text: string;
}

/** Keys and indexes that lead to a value: `['rules', 0, 'selector']`. */
export type Path = readonly (string | number)[];

/** A stretch of a text: the offset of its first character, and of the first after it. */
export type Range = readonly [start: number, end: number];

/** A rule file that could be read: its text and its tree. */
export interface SourceFile extends RuleFile {
  readonly root: YAMLMap;
  /** Null for a file that was read by way of its tree. */
  readonly ordinary: Ordinary | null;
}

/** What is known of an ordinary file without its tree. No comment in it cuts a value off. */
export interface Ordinary {
  /** The offset at which each rule begins. */
  readonly ruleStarts: readonly number[];
}

/** The offset at which a rule begins. */
export function startOfRule(source: SourceFile, path: Path): number {
  return source.ordinary?.ruleStarts[Number(path[1])] ?? keyRange(source, path)[0];
}

/** The node at a path, or null when nothing stands there. */
export function nodeAt(source: SourceFile, path: Path): Node | null {
  let node: unknown = source.root;
  for (const step of path) {
    if (isMap(node)) node = pairOf(node.items, step)?.value;
    else if (isSeq(node)) node = node.items[Number(step)];
    else return null;
  }
  return (node as Node | undefined) ?? null;
}

/** Where a key stands, or the nearest thing around it. */
export function keyRange(source: SourceFile, path: Path): Range {
  const parent = path.length > 0 ? nodeAt(source, path.slice(0, -1)) : null;
  if (isMap(parent)) {
    const key = pairOf(parent.items, path.at(-1) ?? '')?.key as Node | undefined;
    if (key?.range) return [key.range[0], key.range[1]];
  }
  const node = nodeAt(source, path);
  if (node) return startOf(node);
  return path.length > 0 ? keyRange(source, path.slice(0, -1)) : [0, 0];
}

/** Where a value stands; for an empty or many-lined value, where its key stands. */
export function valueRange(source: SourceFile, path: Path): Range {
  const node = nodeAt(source, path);
  const range = node?.range;
  if (!range || range[0] === range[1]) return keyRange(source, path);
  if (isCollection(node) && !node.flow) return keyRange(source, path);
  return [range[0], range[1]];
}

/** The first key of a mapping, the first item of a list, or the value itself. */
function startOf(node: Node): Range {
  if (isCollection(node) && !node.flow) {
    const [first] = node.items;
    const inner = isPair(first) ? first.key : first;
    if (inner) return startOf(inner as Node);
  }
  const range = node.range ?? [0, 0];
  return [range[0], range[1]];
}

function pairOf(items: readonly Pair[], key: string | number): Pair | undefined {
  const name = String(key);
  return items.find((pair) => isScalar(pair.key) && String(pair.key.value) === name);
}
