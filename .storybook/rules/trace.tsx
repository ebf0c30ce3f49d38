import { ChangeList } from '../../src/app/inspector/change-list.tsx';
import type { Report, RuleReport } from '../../src/engine/index.ts';
import type { TracedRule } from './correct.ts';
import styles from './trace.module.css';

interface Props {
  readonly rules: readonly TracedRule[];
  readonly report: Report;
  /** Told which rule is pointed at or focused; null for none. */
  readonly onPoint: (id: string | null) => void;
}

/** What came of each rule: first those that did something, with each thing that they wrote. */
export function Trace({ rules, report, onPoint }: Props) {
  const reports = new Map(report.rules.map((one) => [one.id, one]));
  const rows = rules.map((traced) => ({ ...traced, report: reports.get(traced.rule.id)! }));
  const active = rows.filter(({ report: { state } }) => !IDLE.has(state));
  const atWork = active.filter(({ report: { changed } }) => changed > 0);
  const idle = rows.filter(({ report: { state } }) => IDLE.has(state));
  return (
    <section className={styles.trace} aria-label="Trace">
      <p className={styles.heading}>
        Rules at work: {atWork.length} of {rows.length}
      </p>
      <ol className={styles.rules}>
        {active.map((row) => (
          <TraceRow key={row.rule.id} {...row} onPoint={onPoint} />
        ))}
      </ol>
      {idle.length > 0 && (
        <details>
          <summary>Nothing to do here: {idle.length}</summary>
          <ul className={styles.idle}>
            {idle.map(({ rule, report: { state } }) => (
              <li key={rule.id}>
                <code>{rule.id}</code> {state}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const IDLE = new Set<RuleReport['state']>(['no-match', 'condition-not-met', 'already-so']);

interface RowProps extends TracedRule {
  readonly report: RuleReport;
  readonly onPoint: Props['onPoint'];
}

function TraceRow({ rule, changes, report, onPoint }: RowProps) {
  const point = (): void => onPoint(rule.id);
  const leave = (): void => onPoint(null);
  return (
    <li className={styles.rule} data-rule={rule.id} data-state={report.state}>
      <p className={styles.name}>
        <button
          type="button"
          onMouseEnter={point}
          onMouseLeave={leave}
          onFocus={point}
          onBlur={leave}
        >
          {rule.id}
        </button>
        <span className={styles.state}>{report.state}</span>
        <span className={styles.numbers}>
          <code>{rule.action}</code>, {report.found} found, {report.changed} changed,{' '}
          <code>
            {report.file}:{report.line}
          </code>
        </span>
      </p>
      <p className={styles.why}>{rule.why}</p>
      {report.message && <p className={styles.message}>{report.message}</p>}
      <ChangeList changes={changes} />
    </li>
  );
}
