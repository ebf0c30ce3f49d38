import type { CompiledRule } from '../contract/rules.ts';
import type { Change, Edit } from './change.ts';
import type { MountPoints } from './mount-points.ts';
import type { Lookout, OpenLookout } from './plan/lookout.ts';
import { RuleRun } from './rule-run.ts';
import { Rounds } from './rounds.ts';
import type { WriteListener } from './workplace.ts';
import { WriteLog } from './write-log.ts';

/** Where rules work. */
interface Page {
  readonly root: Element;
  readonly path: string;
  readonly finish: ((root: Element) => Edit | null) | undefined;
  readonly mountPoints: MountPoints;
}

/** The rules of one page, how far each has come, and what they wrote. */
export class RulesAtWork {
  #listener: WriteListener | undefined;
  readonly #page: Page;
  readonly #openLookout: OpenLookout;
  #runs: readonly RuleRun[];
  #log = new WriteLog();
  /** The rules that look at whether images could be loaded; known once they may have been. */
  #loaders: readonly RuleRun[] | null = null;
  /** Opened when it is needed: it knows the page as it was then, and all changes since. */
  #lookout: Lookout | null = null;
  /** Where the rules stopped for a while; null when they have done all there is to do. */
  #paused: Rounds | null = null;

  constructor(page: Page, rules: readonly CompiledRule[], openLookout: OpenLookout) {
    this.#page = page;
    this.#openLookout = openLookout;
    this.#runs = rules.map(startRun);
  }

  get runs(): readonly RuleRun[] {
    return this.#runs;
  }

  get log(): WriteLog {
    return this.#log;
  }

  get isPaused(): boolean {
    return this.#paused !== null;
  }

  /** Takes note of what somebody else changed in the page. Returns false when nobody must look. */
  note(changes: readonly Change[]): boolean {
    this.#lookout?.note(changes, null);
    return this.isPaused || (this.#lookout?.isAsked() ?? true);
  }

  /**
   * Lets the rules that are due take their turns.
   * @param changes what somebody else changed in the page since the last time
   * @param until when to pause, by the clock of `performance.now`
   */
  run(changes: readonly Change[] = [], until = Infinity): void {
    this.#lookout?.note(changes, null);
    if (this.#paused && !this.#goOn(this.#paused, until)) return;
    if (this.#lookout) this.#askAboutLoading(this.#lookout);
    const lookout = (this.#lookout ??= this.#openLookout(this.#page.root, this.#runs));
    const listener = this.#listener;
    this.#goOn(new Rounds(this.#runs, { ...this.#page, log: this.#log, lookout, listener }), until);
  }

  /** Does what is left to do before the page is shown; it is taken back with the writes, in its turn. */
  finish(): void {
    const edit = this.#page.finish?.(this.#page.root);
    if (!edit) return;
    this.#log.keep(edit);
    this.run(edit.changes);
  }

  /** A rule's time has come: it is due, and looks again though nothing may have changed. */
  ask(run: RuleRun): void {
    run.isDue = true;
    this.#lookout?.ask(run);
  }

  /** Returns true when somebody new listens, who must hear of all writes from the beginning. */
  letHear(listener: WriteListener | undefined): boolean {
    const isNew = listener !== undefined && listener !== this.#listener;
    this.#listener = listener;
    return isNew;
  }

  /** Takes all writes back. */
  revert(): void {
    this.#log.revert();
    this.#lookout = null;
    this.#paused = null;
  }

  /** Takes all writes back, and puts other rules to work, none of which is due. */
  replace(rules: readonly CompiledRule[]): void {
    this.revert();
    this.#log = new WriteLog();
    this.#runs = rules.map(startRun);
    this.#loaders = null;
  }

  /** Nobody tells that the page is shown by now, or that an image is there. */
  #askAboutLoading(lookout: Lookout): void {
    this.#loaders ??= this.#runs.filter((run) => run.alone === null && run.reads.looksAtLoading);
    for (const run of this.#loaders) lookout.ask(run);
  }

  /** Returns true when the rules have done all there is to do. */
  #goOn(rounds: Rounds, until: number): boolean {
    this.#paused = null;
    while (rounds.takeTurn()) {
      if (until === Infinity || performance.now() < until) continue;
      this.#paused = rounds;
      return false;
    }
    return true;
  }
}

function startRun(rule: CompiledRule, index: number): RuleRun {
  return new RuleRun(rule, index);
}
