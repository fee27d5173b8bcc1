import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { CompanyId, FacilityId, HallId } from '@kotohogi/domain/kernel/ids';
import type { Rate } from '@kotohogi/domain/kernel/yen';
import type { GatewayEnvironment } from '@kotohogi/domain/payment/types';
import type { AggregateArea } from '@kotohogi/domain/wedding/types';
import type { ColumnType, Generated } from 'kysely';
import type { AtNow, AtOrNull, OrDefault } from './columns.ts';

export interface CompanyTable {
  id: Generated<CompanyId>;
  account_id: string;
  name: string;
  privacy_policy_link: OrDefault<string>;
  terms_link: OrDefault<string>;
  law_link: OrDefault<string>;
  faq_link: OrDefault<string>;
  guide_link: OrDefault<string>;
  copyright_name: OrDefault<string>;
  contract_number: number;
  checklist_dismissed_at: AtOrNull;
  version: OrDefault<number>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface FacilityTable {
  id: Generated<FacilityId>;
  company_id: CompanyId;
  account_id: string;
  name: string;
  homepage: OrDefault<string>;
  contact_phone: OrDefault<string>;
  contact_hours: OrDefault<string>;
  commission_rate: ColumnType<Rate, number, number>;
  contract_number: number;
  archive_video_amount: OrDefault<number>;
  sell_archive_video: OrDefault<boolean>;
  throw_money_enabled: OrDefault<boolean>;
  payment_error_emails: OrDefault<string[]>;
  payment_fixed_emails: OrDefault<string[]>;
  questionnaire_url: OrDefault<string>;
  wedding_aggregate_area: OrDefault<AggregateArea>;
  pre_registration: OrDefault<boolean>;
  transfer_approval: OrDefault<boolean>;
  gateway_shop_id: OrDefault<string>;
  gateway_shop_pass_sealed: OrDefault<string>;
  gateway_environment: OrDefault<GatewayEnvironment>;
  gateway_tested_at: AtOrNull;
  checklist_dismissed_at: AtOrNull;
  version: OrDefault<number>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface HallTable {
  id: Generated<HallId>;
  facility_id: FacilityId;
  name: string;
  venue: OrDefault<string>;
  design_pattern: DesignPattern;
  calendar_token_hash: OrDefault<Buffer | null>;
  calendar_token_sealed: OrDefault<string | null>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}
