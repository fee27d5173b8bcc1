import type { Answer, RelationShip } from '@kotohogi/domain/attendant/types';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { ReactionPhase } from '@kotohogi/domain/reaction/types';
import type { Generated } from 'kysely';
import type { At, AtNow, AtOrNull, OrDefault } from './columns.ts';

export interface AttendantTable {
  id: Generated<AttendantId>;
  wedding_id: WeddingId;
  name: string;
  name_kana: OrDefault<string>;
  email: string | null;
  password_hash: string | null;
  answer: Answer;
  relation_ship: RelationShip;
  reply_message: OrDefault<string>;
  nick_name: OrDefault<string>;
  tel: OrDefault<string>;
  zip: OrDefault<string>;
  prefecture_id: OrDefault<number | null>;
  address1: OrDefault<string>;
  ng: OrDefault<boolean>;
  locale: OrDefault<'ja' | 'en-US'>;
  time_zone: OrDefault<string>;
  calendar_sequence: OrDefault<number>;
  questionnaire_opened_at: AtOrNull;
  entered_by_host: OrDefault<boolean>;
  watched_live_seconds: OrDefault<number>;
  watched_archive_seconds: OrDefault<number>;
  allergy: OrDefault<string>;
  avatar_key: OrDefault<string | null>;
  id_photo_key: OrDefault<string | null>;
  erased_at: AtOrNull;
  answered_at: AtNow;
  created_at: AtNow;
  updated_at: AtNow;
}

export interface LeafTable {
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  number: number;
  created_at: AtNow;
}

export interface CongratulationTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  message: string;
  created_at: AtNow;
  edited_at: AtOrNull;
  hidden_at: AtOrNull;
}

export interface ReactionTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  value: string;
  phase: ReactionPhase;
  program_at: AtOrNull;
  offset_ms: OrDefault<number | null>;
  sent_at: At;
}
