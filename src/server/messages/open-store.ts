import { join } from 'node:path';
import type { Config } from '../config/read-config.ts';
import type { MessageStore } from './message-store.ts';
import { openPostgres } from './postgres-database.ts';
import { createMessageStore } from './sql-message-store.ts';
import { openSqlite } from './sqlite-database.ts';

/** Opens the store of the configuration: PostgreSQL when there is an address of one. */
export function openStore(config: Config): MessageStore {
  const { databaseUrl } = config;
  const database = databaseUrl ? openPostgres(databaseUrl) : openSqlite(embeddedFile(config));
  return createMessageStore(database);
}

/** Where the store of the configuration is, in words that hold no password. */
export function describeStore(config: Config): string {
  return config.databaseUrl ? 'the database of DATABASE_URL' : embeddedFile(config);
}

function embeddedFile({ dataFolder }: Config): string {
  return join(dataFolder, 'messages.sqlite');
}
