import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { RequestStatus } from '@kotohogi/domain/temporary-wedding/types';
import type { Generated } from 'kysely';
import type { At, AtOrNull, OrDefault } from './columns.ts';

/**
 * A couple's own registration, before their venue has created the wedding (docs/product/temporary-wedding.md#the-form).
 */
export interface TemporaryWeddingTable {
  id: Generated<number>;
  facility_id: FacilityId;
  hall_name: string;
  starts_at: At;
  email: string;
  groom_last_name: string;
  groom_first_name: string;
  groom_last_name_kana: string;
  groom_first_name_kana: string;
  groom_last_name_roman: OrDefault<string>;
  groom_first_name_roman: OrDefault<string>;
  bride_last_name: string;
  bride_first_name: string;
  bride_last_name_kana: string;
  bride_first_name_kana: string;
  bride_last_name_roman: OrDefault<string>;
  bride_first_name_roman: OrDefault<string>;
  deposit_account_sealed: OrDefault<string | null>;
  status: OrDefault<RequestStatus>;
  is_duplicate: OrDefault<boolean>;
  locale: OrDefault<'ja' | 'en-US'>;
  answer_by: string;
  version: OrDefault<number>;
  /** Why the venue refused; empty = not given. */
  refusal_reason: OrDefault<string>;
  decided_at: AtOrNull;
  /** The wedding that was made from the registration. */
  wedding_id: OrDefault<WeddingId | null>;
  created_at: At;
  updated_at: At;
}
