import type { ChildrenChange } from '../change.ts';
import { Bucket } from './bucket.ts';
import type { OnHit } from './name-list.ts';
import { Needles } from './needles.ts';
import { nodesAround, nodesNear } from './text-nearby.ts';
import { TextRegion } from './text-region.ts';
import { mostPlaces } from './word-choice.ts';

const ELEMENT = 1;

/** So many places with other texts than before may wait until somebody looks for words. */
const MOST_UNREAD = 100;

/** Where on a page the words stand that rules look for. */
export class PageWords {
  /** The words on the page cannot be looked for. */
  isUnreadable = false;
  readonly #root: Element;
  readonly #words = new Needles<Bucket>();
  /** In these elements words were found, between the elements that they hold. */
  readonly #holders = new WeakSet<Element>();
  /** What holds texts that nobody has read since they were written. */
  readonly #unread = new Set<Node>();

  constructor(root: Element) {
    this.#root = root;
  }

  /** The bucket of a word; all must be taken before anything is read. */
  take(word: string): Bucket {
    return this.#words.take(word, newBucket);
  }

  /** Calls back for the words in the text of neighbouring nodes, with the elements in which they begin. */
  read(texts: TextRegion, onHit: OnHit): void {
    if (this.#words.size === 0) return;
    this.isUnreadable ||= texts.isDisguised;
    if (this.isUnreadable) return;
    const most = mostPlaces(texts.text);
    const places = new Map<Bucket, number>();
    this.#words.scan(texts.text, (bucket, at) => {
      const count = (places.get(bucket) ?? 0) + 1;
      places.set(bucket, count);
      if (count > most) return;
      const element = texts.elementAt(at);
      if (!element) return;
      this.#holders.add(element);
      onHit(bucket, element);
    });
    for (const [bucket, count] of places) bucket.isCommon ||= count > most;
  }

  /** Calls back for the words in an element, and for those that begin or end beside it. */
  readAround(parent: Node, onHit: OnHit): void {
    if (this.#words.size > 0) this.#readNodes(nodesAround(parent, this.#root), onHit);
  }

  /** Calls back for the words that came with nodes. */
  readNear(change: ChildrenChange, onHit: OnHit): void {
    if (this.#words.size === 0 || this.#stay(change)) return;
    this.#readNodes(nodesNear(change, this.#root), onHit);
  }

  /** A clock writes texts all the time: they are read when somebody looks for words. */
  readLater(parent: Node, onHit: OnHit): void {
    if (this.#words.size === 0) return;
    if (this.#unread.add(parent).size > MOST_UNREAD) this.readUnread(onHit);
  }

  /** Calls back for the words in texts that nobody has read so far. */
  readUnread(onHit: OnHit): void {
    for (const parent of this.#unread) this.readAround(parent, onHit);
    this.#unread.clear();
  }

  /** True when every word that somebody looks for is still in the elements in which it was found. */
  #stay({ replaced, added }: ChildrenChange): boolean {
    if (replaced === undefined || this.#unread.has(replaced)) return false;
    return !this.#holders.has(replaced) && !added.some((node) => this.#isAroundWords(node));
  }

  #isAroundWords(node: Node): boolean {
    if (node.nodeType !== ELEMENT) return false;
    const elements = [node as Element, ...(node as Element).querySelectorAll('*')];
    return elements.some((element) => this.#holders.has(element));
  }

  #readNodes(nodes: readonly Node[], onHit: OnHit): void {
    this.read(new TextRegion(nodes), onHit);
  }
}

function newBucket(): Bucket {
  return new Bucket();
}
