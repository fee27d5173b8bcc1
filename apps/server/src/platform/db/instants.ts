import type { Stamp } from '@kotohogi/db/columns';
import { type RawBuilder, sql } from 'kysely';

/** The value a `timestamptz` column is written with and compared to. The product itself speaks in milliseconds. */
export function at(ms: number): RawBuilder<Stamp> {
  return sql<Stamp>`${new Date(ms).toISOString()}::timestamptz`;
}
