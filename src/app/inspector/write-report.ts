import { elementsOf } from './elements-of.ts';
import { stateOf, type Inspection } from './use-inspection.ts';

/** What all rules did on a page, as a text for a ticket. */
export function writeReport(inspection: Inspection): string {
  const { visit, rules, resting, reports, milliseconds, touches } = inspection;
  const lines = [...rules, ...resting].flatMap((rule) => {
    const report = reports.get(rule.id);
    const time = milliseconds.get(rule.id)?.toFixed(1) ?? '-';
    const counts = report ? `${report.found} found, ${report.changed} changed` : 'not run';
    const head = `- ${rule.id}: ${stateOf(rule, inspection)} (${counts}, ${time} ms) ${rule.source.file}:${rule.source.line}`;
    const changes = touches
      .filter(({ ruleId }) => ruleId === rule.id)
      .flatMap((touch) => touch.changes)
      .slice(0, 5)
      .map(({ on, kind, name, before, after }) => {
        return `    ${on} ${name || kind}: ${before ?? '(nothing)'} → ${after ?? '(nothing)'}`;
      });
    const shown = elementsOf(rule.id, inspection).length;
    const message = report?.message ? [`    ${report.message}`] : [];
    return [
      head,
      ...message,
      ...changes,
      ...(shown > 0 ? [`    ${shown} elements on the page`] : []),
    ];
  });
  const head = [
    `Rules on ${visit.path}`,
    `set ${visit.rules.hash}, ${new Date().toISOString()}, ${window.innerWidth}×${window.innerHeight}`,
    navigator.userAgent,
    '',
  ];
  return [...head, ...lines, ''].join('\n');
}
