import type { Change } from './change.ts';
import type { RulesAtWork } from './rules-at-work.ts';
import { after } from './schedule.ts';
import { watchLateElements, type Watch } from './watch-late-elements.ts';

/** So many milliseconds may late corrections hold up a page that is shown; the rest has to wait. */
const LONGEST_SLICE = 8;

/** Lets rules correct what comes late, before anything else can happen if it does not take long. */
export function correctLate(root: Element, work: RulesAtWork, signal: AbortSignal): Watch {
  const correct = (): void => {
    work.run([], performance.now() + LONGEST_SLICE);
    watch.forgetChanges();
    if (work.isPaused) after(0, goOn, signal);
  };
  const goOn = (): void => {
    if (work.isPaused) correct();
  };
  // Most of what goes on in a page concerns nobody: not even the clock is read for it.
  const hear = (changes: readonly Change[]): void => {
    if (work.note(changes)) correct();
  };
  const watch = watchLateElements(root, hear, signal);
  return watch;
}
