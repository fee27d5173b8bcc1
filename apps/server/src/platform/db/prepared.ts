import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Statements whose best plan depends on their values: pages, sums, searches and sets. They get no name, so PostgreSQL
 * plans them for each call.
 */
const NEEDS_OWN_PLAN = /\b(?:limit|group by|i?like)\b|\b(?:count|sum|any|over) ?\(|\bin \(/;

/** A statement that inserts many rows has a different text for each number of rows. */
const MOST_VALUES = 60;

/** A named statement takes memory in every connection. */
const MOST_NAMES = 500;

/** Names each statement that qualifies, from its second use on, because many are used only once. */
export function statementNames(): (text: string, values: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  return (text, values) => {
    if (values.length === 0 || values.length > MOST_VALUES || NEEDS_OWN_PLAN.test(text)) return undefined;
    const name = names.get(text);
    if (name === undefined && names.size < MOST_NAMES) names.set(text, `statement_${names.size + 1}`);
    return name;
  };
}

/**
 * Wraps the pool for the query builder so that repeated statements are prepared: each connection parses them once, and
 * PostgreSQL reuses the plan when it fits any values (docs/adr/0014-prepared-statements.md).
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('this pool does not read with cursors');
      return client.query({ name: nameOf(text, values), text, values: [...values] });
    }
    return { query, release: destroy => client.release(destroy) };
  }

  return {
    options: pool.options,
    connect: async () => wrap(await pool.connect()),
    end: () => pool.end(),
  };
}
