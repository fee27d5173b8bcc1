import type { Answer } from '@kotohogi/domain/attendant/types';
import type { AccountType } from '@kotohogi/domain/deposit-account/types';
import type { AttendantId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { BloodType, NameColour, PersonType } from '@kotohogi/domain/profile/types';
import type { Generated } from 'kysely';
import type { At, AtNow, AtOrNull, OrDefault } from './columns.ts';

/** A guest's answers, row by row; written by a trigger of `attendant`. */
export interface AttendantAnswerTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  answer: Answer;
  source: 'guest' | 'host';
  answered_at: At;
}

/** The couple's thanks for a leaf; a draft until `sent_at`. */
export interface LeafThanksTable {
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  message: string;
  updated_at: At;
  sent_at: AtOrNull;
}

/** A file generated for the couple once and kept for a day. */
export interface MadeFileTable {
  id: Generated<number>;
  wedding_id: WeddingId;
  kind: string;
  language: 'ja' | 'en';
  version: string;
  state: 'queued' | 'making' | 'ready' | 'failed';
  object_key: string | null;
  created_at: At;
  expires_at: At;
}

/** The account the couple's gifts are transferred to. */
export interface DepositAccountTable {
  wedding_id: WeddingId;
  bank_name: string;
  bank_name_kana: string;
  bank_number: string;
  branch_name: string;
  branch_name_kana: string;
  branch_number: string;
  type: AccountType;
  account_number: string;
  account_holder: string;
  version: OrDefault<number>;
  updated_at: At;
  updated_by: OrDefault<UserId | null>;
}

/** The companions in a guest's reply. */
export interface CompanionTable {
  attendant_id: AttendantId;
  place: number;
  name: string;
  is_child: OrDefault<boolean>;
}

export interface PhotoTable {
  key: string;
  wedding_id: WeddingId;
  media_type: string;
  width: number;
  height: number;
  size_bytes: number;
  created_at: AtNow;
}

/** One of the two partners. */
export interface OrganizerProfileTable {
  wedding_id: WeddingId;
  type: PersonType;
  first_name: OrDefault<string>;
  last_name: OrDefault<string>;
  maiden_name: OrDefault<string>;
  first_name_kana: OrDefault<string>;
  last_name_kana: OrDefault<string>;
  maiden_name_kana: OrDefault<string>;
  last_name_roman: OrDefault<string>;
  first_name_roman: OrDefault<string>;
  use_maiden_name: OrDefault<boolean>;
  hobby: OrDefault<string>;
  personality: OrDefault<string>;
  what_i_like: OrDefault<string>;
  one_word: OrDefault<string>;
  birthplace: OrDefault<string>;
  birthday: OrDefault<string | null>;
  blood_type: OrDefault<BloodType>;
  favorite_food: OrDefault<string>;
  what_i_want_to_do: OrDefault<string>;
  birthplace_en: OrDefault<string>;
  hobby_en: OrDefault<string>;
  personality_en: OrDefault<string>;
  what_i_like_en: OrDefault<string>;
  favorite_food_en: OrDefault<string>;
  what_i_want_to_do_en: OrDefault<string>;
  one_word_en: OrDefault<string>;
  label: OrDefault<string>;
  colour: OrDefault<NameColour>;
  place: OrDefault<number>;
  version: OrDefault<number>;
  updated_at: AtNow;
}
