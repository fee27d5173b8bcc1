import type { AttendantId, CompanyId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Grant } from '@kotohogi/domain/permission/grants';
import type { PermissionScope } from '@kotohogi/domain/permission/names';
import type { TokenPurpose } from '@kotohogi/domain/session/token';
import type { Generated } from 'kysely';
import type { At, AtNow, AtOrNull, Json, JsonOrDefault, OrDefault } from './columns.ts';

export interface ApiKeyTable {
  id: Generated<number>;
  user_id: UserId;
  key_hash: Buffer;
  beginning: string;
  name: string;
  permissions: string[] | null;
  created_at: At;
  expires_at: At;
  used_at: AtOrNull;
}

export interface SavedFilterTable {
  id: Generated<number>;
  user_id: UserId;
  list: string;
  name: string;
  filters: Json;
  created_at: At;
}

export interface AppUserTable {
  id: Generated<UserId>;
  name: string;
  email: string;
  password_hash: string | null;
  locale: OrDefault<'ja' | 'en-US'>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
  /** The last time this user signed in; null until then, and for sign-ins before this was recorded. */
  signed_in_at: AtOrNull;
}

export interface UserGrantTable {
  id: Generated<number>;
  user_id: UserId;
  scope: PermissionScope;
  company_id: OrDefault<CompanyId | null>;
  facility_id: OrDefault<FacilityId | null>;
  wedding_id: OrDefault<WeddingId | null>;
  role: Grant['role'];
  created_at: AtNow;
  /** Who gave the role; null for hosts, and for roles that a program gave. */
  granted_by: OrDefault<UserId | null>;
}

export interface SessionTable {
  id_hash: Buffer;
  user_id: OrDefault<UserId | null>;
  attendant_id: OrDefault<AttendantId | null>;
  created_at: AtNow;
  seen_at: AtNow;
  expires_at: At;
  address: OrDefault<string>;
  user_agent: OrDefault<string>;
}

export interface MailTokenTable {
  id_hash: Buffer;
  purpose: TokenPurpose;
  user_id: OrDefault<UserId | null>;
  attendant_id: OrDefault<AttendantId | null>;
  wedding_id: OrDefault<WeddingId | null>;
  company_id: OrDefault<CompanyId | null>;
  facility_id: OrDefault<FacilityId | null>;
  payload: JsonOrDefault;
  created_at: AtNow;
  expires_at: At;
  used_at: AtOrNull;
}

export interface LoginFailureTable {
  subject: string;
  failures: number;
  last_failed_at: At;
}
