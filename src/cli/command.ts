/** Exit codes: all is well, something was found, the command was called wrongly. */
export const EXIT = { clean: 0, findings: 1, usage: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Runs a sub-command with what stands behind its name. */
export type Command = (args: readonly string[]) => Promise<ExitCode>;

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {}
