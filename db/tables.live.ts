import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { ProviderKey, SlotState } from '@kotohogi/domain/live/types';
import type { ColumnType, Generated } from 'kysely';
import type { At, AtNow, AtOrNull, JsonOrDefault, OrDefault } from './columns.ts';

export interface LiveSlotTable {
  wedding_id: WeddingId;
  provider: ProviderKey | '';
  ref: string;
  state: SlotState;
  ingest: ColumnType<unknown, string | undefined, string>;
  main_key_sealed: OrDefault<string>;
  spare_key_sealed: OrDefault<string>;
  delayed: OrDefault<boolean>;
  shortcut_at: AtOrNull;
  intermission_at: AtOrNull;
  opened_at: AtOrNull;
  published_at: AtOrNull;
  recording_parts: ColumnType<unknown, string | undefined, string>;
  frames_lost_at: AtOrNull;
  unreachable_since: AtOrNull;
  closed_at: AtOrNull;
  archived_at: AtOrNull;
  stop_reason: OrDefault<string | null>;
  duration_ms: OrDefault<number | null>;
  size_bytes: OrDefault<number | null>;
  mp4_key: OrDefault<string | null>;
  mp4_percent: OrDefault<number>;
  version: OrDefault<number>;
  created_at: AtNow;
  updated_at: AtNow;
}

export interface LiveDeviceTable {
  attendant_id: AttendantId;
  session_hash: Buffer;
  seen_at: At;
}

export interface LiveAlarmTable {
  wedding_id: WeddingId;
  kind: 'emergencyStop' | 'streaming_error' | 'archive_error' | 'recording_failed';
  mailed_at: At;
}

export interface LiveEventTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  at: At;
  kind: string;
  actor_name: OrDefault<string>;
  detail: JsonOrDefault;
}
