import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics for programs. The version changes when a field changes its meaning. */
export function formatJson(diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify({ version: 1, diagnostics }, null, 2)}\n`;
}
