import type { Change } from './change.ts';
import type { RulesAtWork } from './rules-at-work.ts';
import { after } from './schedule.ts';
import { watchLateElements, type Watch } from './watch-late-elements.ts';

/** So many milliseconds may late corrections hold up a page that is shown; the rest has to wait. */
const LONGEST_SLICE = 8;

/** Lets rules correct what comes late, before anything else can happen if it does not take long. */
export function correctLate(root: Element, work: RulesAtWork, signal: AbortSignal): Watch {
  const correct = (changes: readonly Change[]): void => {
    work.run(changes, performance.now() + LONGEST_SLICE);
    watch.forgetChanges();
    if (work.isPaused) after(0, goOn, signal);
  };
  const goOn = (): void => {
    if (work.isPaused) correct([]);
  };
  const watch = watchLateElements(root, correct, signal);
  return watch;
}
