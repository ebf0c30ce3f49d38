import type { Diagnostic } from '../diagnostic.ts';
import type { ReadRule } from '../read-rule.ts';
import { complain, type Complaint } from '../passage.ts';
import { lints, type LintName } from './lints.ts';

/** What a lint has to say about a rule. */
export interface Finding extends Omit<Complaint, 'code' | 'severity'> {
  readonly lint: LintName;
}

/** Makes a warning of a finding. */
export function warn(read: ReadRule, { lint, ...finding }: Finding): Diagnostic {
  return complain(read.passage, { ...finding, code: lints[lint], severity: 'warning' });
}
