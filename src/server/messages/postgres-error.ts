import { StoreRefused, StoreUnavailable } from './database.ts';

/** What only a person can change. */
const REFUSALS: Readonly<Record<string, string>> = {
  '28000': 'its user is not let in',
  '28P01': 'its user or password is wrong',
  '3D000': 'its database is not there',
  '42501': 'its user has too few rights',
};

/** What may pass by waiting; an operator need not know its number. */
const TROUBLES: Readonly<Record<string, string>> = {
  '25006': 'it is read-only',
  '53100': 'its disk is full',
  '53200': 'it has no memory left',
  '53300': 'it has no connection left',
  '57P01': 'it was shut down',
  '57P03': 'it is starting or shutting down',
};

/**
 * Refused (above), connection gone (08, 57P), resources short (53, disk full among them), read-only
 * (25006), locked too long (55P03, 57014), a conflict between transactions (40), or no answer at all.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return false;
  const { code, message } = error as { code?: string; message?: string };
  if (code !== undefined && code in REFUSALS) return true;
  if (code === undefined) return /timeout|terminated|closed|ended|connection/i.test(message ?? '');
  return /^(08|53|57|40|25006|55P03|58)/.test(code) || /^E[A-Z]+$/.test(code);
}

/** The error for whoever wants to store something; its text is for an operator and has no password in it. */
export function unavailable(error: unknown): StoreUnavailable {
  const { code, message } = error as { code?: string; message?: string };
  const refusal = findOwnRefusal(error as Error) ?? REFUSALS[code ?? ''];
  if (refusal) return new StoreRefused(`DATABASE_URL: ${refusal}.`, { cause: error });
  const trouble = TROUBLES[code ?? ''];
  const reason = trouble
    ? `${trouble} (${code})`
    : (code ?? message?.split('\n', 1)[0] ?? 'unknown');
  return new StoreUnavailable(`The database cannot be used: ${reason}.`, { cause: error });
}

/** Refusals of the driver, which no database was asked for. */
function findOwnRefusal(error: NodeJS.ErrnoException): string | null {
  if (/^SASL: .*password must be/.test(error.message)) return 'its password is missing';
  if (error instanceof URIError) return 'a % in it must be written as %25';
  if (error.syscall === 'open') return `a file that it names cannot be read (${error.code})`;
  return null;
}
