import type { ColumnType } from 'kysely';
import type { AtNow, OrDefault } from './columns.ts';

/** The answer of a call that may be repeated; it belongs to whom its words are about. */
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
