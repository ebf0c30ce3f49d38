import { useEffect, useSyncExternalStore } from 'react';
import { isOnRoute } from '../../contract/rules-for-route.ts';
import type { CompiledRule } from '../../contract/rules.ts';
import { rulesForPage, type RuleReport } from '../../engine/index.ts';
import { keepPlace } from '../page-body/keep-place.ts';
import { visitStore, type Visit } from '../page-body/visit-store.ts';
import { todayFor } from '../site/today-for.ts';
import {
  inspectorStore,
  setInspector,
  useInspector,
  type InspectorState,
} from './inspector-store.ts';
import { traceWrites, type Touch } from './trace-writes.ts';
import type { InspectedVisit } from './use-original.ts';

/** The page that is inspected, and what its rules do while they are watched. */
export interface Inspection {
  readonly visit: InspectedVisit;
  /** Every rule that counts on the page, those switched off included. */
  readonly rules: readonly CompiledRule[];
  /** Rules of the route that do not count today. */
  readonly resting: readonly CompiledRule[];
  readonly reports: ReadonlyMap<string, RuleReport>;
  readonly milliseconds: ReadonlyMap<string, number>;
  readonly touches: readonly Touch[];
}

/** Watches the rules of the page that is shown for as long as the panel is open. */
export function useInspection(visit: InspectedVisit | null): Inspection | null {
  const off = useInspector((state) => state.off);
  const trial = useInspector((state) => state.trial);
  const bisection = useInspector((state) => state.bisection);
  const root = visit?.root ?? null;
  const tracer = useInspector((state) => state.tracer);

  useEffect(() => {
    if (!root) return;
    const made = traceWrites(root, redraw.call);
    setInspector({ tracer: made });
    return () => {
      made.stop();
      setInspector(NOTHING_ON_PAGE);
    };
  }, [root]);
  useEffect(() => restoreOnExit, []);

  useEffect(() => {
    if (!visit || !tracer) return;
    const rules = chooseRules(rulesOf(visit), { off, trial, bisection });
    // A new listener each time: the rules begin anew, so that all their writes are heard.
    keepPlace(visit.root, () => visit.session.replaceRules(rules, { ...tracer }));
    redraw.call();
  }, [visit, tracer, off, trial, bisection]);

  useSyncExternalStore(redraw.subscribe, redraw.version);
  if (!visit || !tracer) return null;
  const { rules: reports } = visit.session.report();
  return {
    visit,
    rules: rulesOf(visit),
    resting: restingRules(visit),
    reports: new Map(reports.map((report) => [report.id, report])),
    milliseconds: visit.session.trace().milliseconds,
    touches: tracer.touches(),
  };
}

/** What belongs to one page and ends with it. */
const NOTHING_ON_PAGE = {
  picked: null,
  trial: null,
  bisection: null,
  isComparing: false,
  tracer: null,
} as const;

/** When the panel is closed the page is again what everybody else sees. */
function restoreOnExit(): void {
  const { visit } = visitStore.getState();
  if (visit) keepPlace(visit.root, () => visit.session.replaceRules(rulesOf(visit)));
}

/** The rules that count on a page, in order. */
export function rulesOf({ rules, path }: Visit): CompiledRule[] {
  return rulesForPage(rules.rules, path, todayFor(rules.rules));
}

function restingRules(visit: Visit): CompiledRule[] {
  const counting = new Set(rulesOf(visit));
  return visit.rules.rules.filter((rule) => isOnRoute(rule, visit.path) && !counting.has(rule));
}

type Choice = Pick<InspectorState, 'off' | 'trial' | 'bisection'>;

function chooseRules(all: readonly CompiledRule[], { off, trial, bisection }: Choice) {
  const shown = bisection ? all.slice(0, bisection.shown) : all;
  const on = shown.filter(({ id }) => !off.has(id) && id !== trial?.id);
  return trial ? [...on, trial] : on;
}

/** Draws again after writes and, for rules that wait, once a second while the panel is open. */
const redraw = createRedraw();

function createRedraw() {
  const listeners = new Set<() => void>();
  let count = 0;
  let isPlanned = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const call = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      count += 1;
      for (const listener of listeners) listener();
    });
  };
  return {
    call,
    version: () => count,
    subscribe(listener: () => void) {
      listeners.add(listener);
      timer ??= setInterval(call, 1000);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearInterval(timer);
          timer = undefined;
        }
      };
    },
  };
}

/** The state in words: `off` for a rule that is switched off here, its season for one that rests. */
export function stateOf(rule: CompiledRule, inspection: Inspection): string {
  if (inspection.resting.includes(rule)) return describeSeason(rule);
  const isOff = inspectorStore.getState().off.has(rule.id);
  return isOff ? 'off' : (inspection.reports.get(rule.id)?.state ?? 'left out');
}

function describeSeason(rule: CompiledRule): string {
  const { from, until } = rule;
  return from !== null && todayFor([rule]) < from ? `not before ${from}` : `counts until ${until}`;
}
