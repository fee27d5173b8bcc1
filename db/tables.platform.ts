import type { AttendantId, CompanyId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { DueRule } from '@kotohogi/domain/platform-setting/issuer';
import type { ColumnType, Generated } from 'kysely';
import type { At, AtNow, AtOrNull, JsonOrDefault, OrDefault } from './columns.ts';

/** The stored answer of an idempotent call; it belongs to the person it is about. */
export interface IdempotencyKeyTable {
  scope: string;
  key: string;
  request_hash: string;
  recovery_point: OrDefault<'started' | 'finished'>;
  status: OrDefault<number | null>;
  body: ColumnType<unknown, string | null | undefined, string | null>;
  wedding_id: OrDefault<WeddingId | null>;
  attendant_id: OrDefault<AttendantId | null>;
  created_at: AtNow;
}

/** The last run of a job that operators see. */
export interface JobRunTable {
  task: string;
  started_at: At;
  finished_at: AtOrNull;
  error: OrDefault<string>;
  counts: JsonOrDefault;
}

export interface AuditTable {
  id: Generated<number>;
  at: AtNow;
  actor_kind: 'user' | 'attendant' | 'system' | 'machine';
  actor_id: OrDefault<number | null>;
  actor_name: OrDefault<string>;
  action: string;
  subject_kind: string;
  subject_id: string;
  company_id: OrDefault<CompanyId | null>;
  facility_id: OrDefault<FacilityId | null>;
  wedding_id: OrDefault<WeddingId | null>;
  detail: JsonOrDefault;
  request_id: OrDefault<string>;
  api_key_id: OrDefault<number | null>;
}

/** The platform's settings: at most one row. */
export interface PlatformSettingTable {
  id: number;
  email: OrDefault<string>;
  emergency_destination: OrDefault<string[]>;
  live_error_destination: OrDefault<string[]>;
  issuer_name: OrDefault<string>;
  issuer_name_en: OrDefault<string>;
  issuer_address: OrDefault<string>;
  issuer_address_en: OrDefault<string>;
  registration_number: OrDefault<string>;
  issuer_bank: OrDefault<string>;
  issuer_bank_en: OrDefault<string>;
  invoice_due_rule: OrDefault<DueRule>;
  version: OrDefault<number>;
  updated_at: AtNow;
}
