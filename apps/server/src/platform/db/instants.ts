import type { Stamp } from '@kotohogi/db/columns';
import { type RawBuilder, sql } from 'kysely';

/** The value for writing to and comparing with a `timestamptz` column. The code itself uses milliseconds. */
export function at(ms: number): RawBuilder<Stamp> {
  return sql<Stamp>`${new Date(ms).toISOString()}::timestamptz`;
}
