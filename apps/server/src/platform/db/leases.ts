import type pg from 'pg';

/**
 * Rights to work on something, each held by one process at a time. All of a process lie on one connection, however many
 * it holds, and end with it: a process that dies loses them at once.
 */
export interface Leases {
  /** Takes a lease if it is free. */
  readonly take: (id: number) => Promise<boolean>;
  /** Returns a lease; does nothing if it was already returned. */
  readonly end: (id: number) => Promise<void>;
}

/** Leases as advisory locks; `group` is the first half of their keys. The connection is only open while one is held. */
export function createLeases(pool: pg.Pool, group: number): Leases {
  const held = new Set<number>();
  let session: Promise<pg.PoolClient> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** A connection takes one query at a time. */
  const inTurn = (client: pg.PoolClient, question: string, id: number) => {
    const asked = last.then(() => client.query<{ ok: boolean }>(`select ${question}($1, $2) as ok`, [group, id]));
    last = asked.catch(() => undefined);
    return asked;
  };

  const ask = async (question: 'pg_try_advisory_lock' | 'pg_advisory_unlock', id: number) => {
    session ??= pool.connect();
    const current = session;
    try {
      const { rows } = await inTurn(await current, question, id);
      return rows[0]?.ok === true;
    } catch (error) {
      // The locks were lost with the connection, so the next lease opens another one.
      if (session === current) {
        session = undefined;
        void current.then(client => client.release(true)).catch(() => undefined);
      }
      throw error;
    }
  };

  const forget = async (id: number) => {
    held.delete(id);
    if (held.size > 0 || session === undefined) return;
    const unused = session;
    session = undefined;
    (await unused).release();
  };

  return {
    take: async id => {
      // A connection may take its own lock again, so this process has to check by itself.
      if (held.has(id)) return false;
      held.add(id);
      let isTaken = false;
      try {
        isTaken = await ask('pg_try_advisory_lock', id);
        return isTaken;
      } finally {
        if (!isTaken) await forget(id);
      }
    },
    end: async id => {
      if (!held.has(id)) return;
      try {
        if (session !== undefined) await ask('pg_advisory_unlock', id);
      } finally {
        await forget(id);
      }
    },
  };
}
