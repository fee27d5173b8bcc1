import type { ColumnType } from 'kysely';
import type { AtNow, OrDefault } from './columns.ts';

/** The stored answer of an idempotent call; it belongs to the person it is about. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  recovery_point: OrDefault<string>;
  status: OrDefault<number | null>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  wedding_id: OrDefault<number | null>;
  attendant_id: OrDefault<number | null>;
  created_at: AtNow;
}
