import type { Tables } from '@kotohogi/db/tables';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { preparing } from './prepared.ts';

export type Db = Kysely<Tables>;
/** The first argument of every function in a store: a transaction, or the database if one statement is enough. */
export type Tx = Transaction<Tables> | Kysely<Tables>;

const TIMESTAMPTZ = 1184;
const DATE = 1082;
const INT8 = 20;

/**
 * Instants are milliseconds, dates stay yyyy-MM-dd, counts are numbers: stores return no `Date` objects and no numeric
 * strings.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === TIMESTAMPTZ)
      return (text: string) => Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/**
 * The most connections of a process: one for each job that may run (4 and 16), two on which the queue listens and one for
 * the leases of payments. Steps of payments hold none while the gateway is asked, so pages use theirs; when a slow
 * gateway answers all at once, 16 steps are stored without making a page wait. Idle ones are closed.
 */
const MOST_CONNECTIONS = 24;

/**
 * Opens the pool and the query builder on it. The pool survives a restart of the database: errors of idle clients are
 * logged.
 */
export function connect(url: string, log: Log, max = MOST_CONNECTIONS): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: 'kotohogi' });
  const lost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', client => client.on('error', lost));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) }), pool };
}
