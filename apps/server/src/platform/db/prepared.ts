import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * Statements whose best plan depends on their values: pages, sums, searches and sets. They are planned for each call,
 * like all statements without a name.
 */
const NEEDS_OWN_PLAN = /\b(?:limit|group by|i?like)\b|\b(?:count|sum|any|over) ?\(|\bin \(/;

/** Statements that store many rows at once have a text for each number of rows. */
const MOST_VALUES = 60;

/** A named statement takes memory in every connection. */
const MOST_NAMES = 500;

/** Gives each text that qualifies a name, from its second use on: most texts that are used once are used never again. */
export function statementNames(): (text: string, values: readonly unknown[]) => string | undefined {
  const uses = new Map<string, number>();
  return (text, values) => {
    if (values.length === 0 || values.length > MOST_VALUES || NEEDS_OWN_PLAN.test(text)) return undefined;
    const known = uses.get(text);
    if (known === undefined && uses.size >= MOST_NAMES) return undefined;
    const number = known ?? uses.size + 1;
    uses.set(text, number);
    return known === undefined ? undefined : `statement_${number}`;
  };
}

/**
 * The pool as the query builder uses it. A statement that is repeated gets a name, so that the database parses it once
 * per connection, and plans it anew only while the values make a difference (docs/adr/0014-prepared-statements.md).
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = statementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

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
    connect: async () => {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}
