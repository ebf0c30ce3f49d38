import type { Inspection } from './use-inspection.ts';

/** The elements of the page that a rule touched and that are there still. */
export function elementsOf(ruleId: string, { touches, visit }: Inspection): Element[] {
  const touched = touches
    .filter((one) => one.ruleId === ruleId)
    .flatMap(({ elements }) => elements);
  const made = visit.session.mountPoints.list().filter((point) => point.ruleId === ruleId);
  const written = visit.session.trace().writes.filter((write) => write.ruleId === ruleId);
  const all = [
    ...touched,
    ...made.map((point) => point.element),
    ...written.map((one) => one.element),
  ];
  return [...new Set(all)].filter(
    (element) => element !== visit.root && visit.root.contains(element),
  );
}
