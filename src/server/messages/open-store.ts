import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { MessageStore } from './message-store.ts';
import { openPostgres } from './postgres-database.ts';
import { createMessageStore } from './sql-message-store.ts';
import { openSqlite } from './sqlite-database.ts';

/** Opens the store of the configuration: PostgreSQL when there is an address of one. */
export function openStore({ databaseUrl, dataFolder }: Config): MessageStore {
  const database = databaseUrl
    ? openPostgres(databaseUrl)
    : openSqlite(join(dataFolder, 'messages.sqlite'));
  return createMessageStore(database);
}
