import type { RelationShip } from '@kotohogi/domain/attendant/types';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { FacilityId, HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { AggregateArea, AttendeeBand, WeddingPaymentState, WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { Generated } from 'kysely';
import type { At, AtNow, AtOrNull, OrDefault } from './columns.ts';

/** The folded names of a couple, for searches; written by a trigger of `organizer_profile`. */
export interface WeddingSearchTable {
  wedding_id: WeddingId;
  facility_id: FacilityId;
  names: string;
}

/** How many guests of an erased wedding did the same (docs/product/marketing.md#after-an-erasure). */
export interface MarketingCountTable {
  wedding_id: WeddingId;
  relation_ship: RelationShip;
  joined: boolean;
  live: boolean;
  archive: boolean;
  message: boolean;
  yen: number;
  guests: number;
}

export interface WeddingTable {
  id: Generated<WeddingId>;
  facility_id: FacilityId;
  hall_id: HallId;
  key: string;
  reservation_id: string;
  starts_at: At;
  email: string;
  num_of_attendees_div: OrDefault<AttendeeBand>;
  design_pattern: OrDefault<DesignPattern | null>;
  wedding_aggregate_area: OrDefault<AggregateArea>;
  sns_template: OrDefault<string>;
  sns_template_en: OrDefault<string>;
  language: OrDefault<'ja' | 'en'>;
  payment_state: OrDefault<WeddingPaymentState>;
  payment_state_at: AtOrNull;
  status: OrDefault<WeddingStatus>;
  use_pay: OrDefault<boolean>;
  answers_told_at: AtOrNull;
  gifts_mailed_at: AtOrNull;
  closing_told_for: AtOrNull;
  asks_contact: OrDefault<boolean>;
  asks_companions: OrDefault<boolean>;
  asks_allergy: OrDefault<boolean>;
  asks_id_photo: OrDefault<boolean>;
  erase_on: OrDefault<string | null>;
  erase_announced: OrDefault<string | null>;
  version: OrDefault<number>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}
