/** The little that the message store asks of a database: SQLite and PostgreSQL both give it. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /**
   * Runs work in one transaction. When it returns, what was written survives a crash.
   * @throws StoreUnavailable when the database cannot take it now; nothing was written then
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  /** Leaves nothing of what was deleted where anybody could still read it, as far as that is ours to do. */
  wipe(): Promise<void>;
  /** Writes a copy of the whole database while it is in use. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Runs one statement, with `?` for each value, and returns its rows. */
export type Query = (sql: string, values?: readonly Value[]) => Promise<Row[]>;
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** The database cannot take anything now: full, locked, read-only, gone. Later it may again. */
export class StoreUnavailable extends Error {}

/** The database does not let us in, or does not keep what it takes: waiting would not help. */
export class StoreRefused extends StoreUnavailable {}
