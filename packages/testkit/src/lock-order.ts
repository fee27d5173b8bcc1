import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * The order in which a transaction locks rows (docs/ARCHITECTURE.md, "Order of row locks"). Rows of other tables belong
 * to one of these.
 */
const LOCK_ORDER = ['wedding', 'app_user', 'attendant', 'payment', 'video_upload', 'live_slot', 'organizer_profile'];

const LOCKS = /\bfor (?:no key update|update|key share|share)\b/;

/** The table of the order of which a statement locks rows: it changes or deletes them, or selects them for that. */
function lockedTable(statement: string): string | undefined {
  const pattern = LOCKS.test(statement) ? /\bfrom "?(\w+)"?/ : /\b(?:update|delete from) "?(\w+)"?/;
  return LOCK_ORDER.find(table => table === pattern.exec(statement)?.[1]);
}

/** Throws if a transaction locks a row after it has locked one that comes later in the order. */
function watch(client: PostgresPoolClient, found: string[]): PostgresPoolClient {
  const locked: string[] = [];
  const note = (statement: string) => {
    if (/^(?:begin|start transaction|commit|rollback)/.test(statement)) locked.length = 0;
    const table = lockedTable(statement);
    if (table === undefined || locked.includes(table)) return;
    const later = locked.find(one => LOCK_ORDER.indexOf(one) > LOCK_ORDER.indexOf(table));
    locked.push(table);
    if (later === undefined) return;
    const problem = `a transaction locks ${table} after ${later}: ${statement}`;
    found.push(problem);
    throw new Error(problem);
  };
  return new Proxy(client, {
    get: (target, name) => {
      if (name !== 'query') return Reflect.get(target, name);
      return (statement: string, parameters: readonly unknown[]) => {
        note(statement);
        return target.query(statement, parameters);
      };
    },
  });
}

/** A pool whose transactions must lock rows in the order; `found` gets every statement that does not. */
export function withLockOrder(pool: PostgresPool, found: string[]): PostgresPool {
  return { connect: async () => watch(await pool.connect(), found), end: () => pool.end(), options: pool.options };
}
