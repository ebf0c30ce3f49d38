import createPurifier from 'dompurify';
import type { CompiledRule } from '../../../src/contract/rules.ts';
import { openSession } from '../../../src/engine/index.ts';
import { finishPage, readContent } from '../../../src/page/clean-page.ts';
import { dropForeignImages } from '../../../src/page/drop-foreign-images.ts';
import { sanitize } from '../../../src/page/sanitize.ts';
import { runByHand, type Statement } from '../../engine/page/hand-written.ts';
import { parseNatively } from './native.ts';

export interface Task {
  readonly html: string;
  readonly rules: readonly CompiledRule[];
  /** The same rules, as they are written by hand. */
  readonly statements: readonly Statement[];
  /** Where the page is shown. */
  readonly main: Element;
}

export type Stage = 'parse and clean' | 'sanitize' | 'correct' | 'insert' | 'layout';

/** Does a piece of work and takes its time. */
export type Timed = <Result>(stage: Stage, work: () => Result) => Result;

/** A way from a page's HTML to the screen. */
type Way = (task: Task, timed: Timed) => void;

const ours: Way = ({ html, rules, main }, timed) => {
  const content = timed('parse and clean', () => readContent(html, window));
  const page = timed('sanitize', () => finishPage(sanitize(content, window)));
  timed('correct', () => correct(page, rules));
  timed('insert', () => main.replaceChildren(page));
};

/** The ways that are compared, by name. */
export const WAYS: Readonly<Record<string, Way>> = {
  ours,
  'DOMPurify, insert, correct live'({ html, statements, main }, timed) {
    const clean = timed('sanitize', () => createPurifier.sanitize(html));
    timed('insert', () => (main.innerHTML = clean));
    timed('correct', () => runByHand(statements, main));
  },
  'innerHTML, nothing else'({ html, main }, timed) {
    timed('insert', () => (main.innerHTML = html));
  },
  'native sanitizer only, corrected'({ html, rules, main }, timed) {
    const page = timed('sanitize', () => parseNatively(html));
    timed('correct', () => correct(page, rules));
    timed('insert', () => main.replaceChildren(...page.childNodes));
  },
  'native sanitizer, then ours'({ html, ...task }, timed) {
    const clean = timed('parse and clean', () => parseNatively(html).innerHTML);
    ours({ html: clean, ...task }, timed);
  },
};

function correct(page: HTMLElement, rules: readonly CompiledRule[]): void {
  openSession({ root: page, path: '/', rules }).applyNow();
  dropForeignImages(page);
}
