const SQLITE_BUSY = 5;
const SQLITE_LOCKED = 6;

/** What node:sqlite throws. */
interface SqliteError extends Error {
  readonly code: 'ERR_SQLITE_ERROR';
  readonly errcode: number;
  readonly errstr: string;
}

/** True when the database or its file cannot be used; false for a mistake of ours. */
export function isSqliteError(error: unknown): error is SqliteError {
  return (error as { code?: unknown } | null)?.code === 'ERR_SQLITE_ERROR' || isFileError(error);
}

/** The folder is gone, read-only or full: no database error, but no place to write either. */
function isFileError(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EIO'].includes(
    String((error as { code?: unknown } | null)?.code),
  );
}

/** Another process has the database; it will let go of it. */
export function isBusy({ errcode }: SqliteError): boolean {
  const primary = errcode & 0xff;
  return primary === SQLITE_BUSY || primary === SQLITE_LOCKED;
}

/** The reason for an operator, without the place of any file. */
export function describeSqliteError({ errstr, code }: SqliteError): string {
  return `The database cannot be used: ${errstr ?? code}.`;
}
