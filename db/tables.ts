import type { ColumnType, Generated } from 'kysely';
import type { At, AtNow, AtOrNull, JsonOrDefault, OrDefault } from './columns.ts';
import type { ApiKeyTable } from './tables.account.ts';
import type {
  AttendantAnswerTable,
  CompanionTable,
  DepositAccountTable,
  LeafThanksTable,
  MadeFileTable,
  OrganizerProfileTable,
  PhotoTable,
} from './tables.couple.ts';
import type { InvitationPreviewTable, InvitationTable } from './tables.invitation.ts';
import type { LiveAlarmTable, LiveDeviceTable, LiveEventTable, LiveSlotTable } from './tables.live.ts';
import type { MailAllowanceTable, MailOptOutTable, MailRefusalTable, OccasionMailTable } from './tables.mailing.ts';
import type { NotificationMailTable, NotificationTable } from './tables.notification.ts';
import type { IdempotencyKeyTable } from './tables.platform.ts';
import type { TemporaryWeddingTable } from './tables.temporary-wedding.ts';

export interface CompanyTable {
  id: Generated<number>;
  account_id: string;
  name: string;
  privacy_policy_link: OrDefault<string>;
  terms_link: OrDefault<string>;
  law_link: OrDefault<string>;
  faq_link: OrDefault<string>;
  guide_link: OrDefault<string>;
  copyright_name: OrDefault<string>;
  contract_number: number;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface FacilityTable {
  id: Generated<number>;
  company_id: number;
  account_id: string;
  name: string;
  homepage: OrDefault<string>;
  contact_phone: OrDefault<string>;
  contact_hours: OrDefault<string>;
  commission_rate: number;
  contract_number: number;
  archive_video_amount: OrDefault<number>;
  sell_archive_video: OrDefault<boolean>;
  throw_money_enabled: OrDefault<boolean>;
  payment_error_emails: OrDefault<string[]>;
  payment_fixed_emails: OrDefault<string[]>;
  questionnaire_url: OrDefault<string>;
  wedding_aggregate_area: OrDefault<string>;
  pre_registration: OrDefault<boolean>;
  gateway_shop_id: OrDefault<string>;
  gateway_shop_pass_sealed: OrDefault<string>;
  gateway_environment: OrDefault<string>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface HallTable {
  id: Generated<number>;
  facility_id: number;
  name: string;
  venue: OrDefault<string>;
  design_pattern: string;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface AppUserTable {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string | null;
  locale: OrDefault<string>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface UserGrantTable {
  id: Generated<number>;
  user_id: number;
  scope: string;
  company_id: OrDefault<number | null>;
  facility_id: OrDefault<number | null>;
  wedding_id: OrDefault<number | null>;
  role: string;
  created_at: AtNow;
}

export interface WeddingTable {
  id: Generated<number>;
  facility_id: number;
  hall_id: number;
  key: string;
  reservation_id: string;
  starts_at: At;
  email: string;
  num_of_attendees_div: OrDefault<string>;
  design_pattern: OrDefault<string | null>;
  wedding_aggregate_area: OrDefault<string>;
  sns_template: OrDefault<string>;
  sns_template_en: OrDefault<string>;
  language: OrDefault<'ja' | 'en'>;
  payment_state: OrDefault<string>;
  payment_state_at: AtOrNull;
  status: OrDefault<string>;
  use_pay: OrDefault<boolean>;
  answers_told_at: AtOrNull;
  closing_told_for: AtOrNull;
  asks_contact: OrDefault<boolean>;
  asks_companions: OrDefault<boolean>;
  asks_allergy: OrDefault<boolean>;
  asks_id_photo: OrDefault<boolean>;
  erase_on: OrDefault<string | null>;
  version: OrDefault<number>;
  created_at: AtNow;
  updated_at: AtNow;
  deleted_at: AtOrNull;
}

export interface AttendantTable {
  id: Generated<number>;
  wedding_id: number;
  name: string;
  name_kana: OrDefault<string>;
  email: string | null;
  password_hash: string | null;
  answer: string;
  relation_ship: string;
  reply_message: OrDefault<string>;
  nick_name: OrDefault<string>;
  tel: OrDefault<string>;
  zip: OrDefault<string>;
  prefecture_id: OrDefault<number | null>;
  address1: OrDefault<string>;
  ng: OrDefault<boolean>;
  locale: OrDefault<string>;
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
  wedding_id: number;
  attendant_id: number;
  number: number;
  created_at: AtNow;
}

export interface CongratulationTable {
  id: Generated<number>;
  wedding_id: number;
  attendant_id: number;
  message: string;
  created_at: AtNow;
  edited_at: AtOrNull;
  hidden_at: AtOrNull;
}

export interface ReactionTable {
  id: Generated<number>;
  wedding_id: number;
  attendant_id: number;
  value: string;
  phase: string;
  program_at: AtOrNull;
  offset_ms: OrDefault<number | null>;
  sent_at: At;
}

export interface SessionTable {
  id_hash: Buffer;
  user_id: OrDefault<number | null>;
  attendant_id: OrDefault<number | null>;
  created_at: AtNow;
  seen_at: AtNow;
  expires_at: At;
  address: OrDefault<string>;
  user_agent: OrDefault<string>;
}

export interface MailTokenTable {
  id_hash: Buffer;
  purpose: string;
  user_id: OrDefault<number | null>;
  attendant_id: OrDefault<number | null>;
  wedding_id: OrDefault<number | null>;
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

export interface AuditTable {
  id: Generated<number>;
  at: AtNow;
  actor_kind: string;
  actor_id: OrDefault<number | null>;
  actor_name: OrDefault<string>;
  action: string;
  subject_kind: string;
  subject_id: string;
  company_id: OrDefault<number | null>;
  facility_id: OrDefault<number | null>;
  wedding_id: OrDefault<number | null>;
  detail: JsonOrDefault;
  request_id: OrDefault<string>;
  api_key_id: OrDefault<number | null>;
}

export interface ChapterTable {
  id: Generated<number>;
  wedding_id: number;
  program_at: At;
  title: string;
  title_en: OrDefault<string>;
  created_at: At;
}

export interface CaptionTable {
  wedding_id: number;
  language: string;
  object_key: string;
  file_name: string;
  cue_count: number;
  end_ms: number;
  created_at: At;
}

export interface PosterTable {
  wedding_id: number;
  object_key: string;
  width: number;
  height: number;
  created_at: At;
}

export interface RecordingBackupTable {
  wedding_id: number;
  state: string;
  size_bytes: number | null;
  sha256: string | null;
  updated_at: At;
}

export interface VideoUploadTable {
  upload_id: string;
  content_id: Generated<number>;
  wedding_id: number;
  platform: string;
  object_key: string;
  file_name: string;
  size_bytes: number;
  last_modified_ms: number;
  chunk_count: number;
  state: string;
  created_at: At;
  updated_at: At;
}

export interface PaymentStepTable {
  from_state: string;
  to_state: string;
}

export interface PaymentTable {
  id: Generated<number>;
  order_id: OrDefault<string | null>;
  purpose: string;
  wedding_id: number;
  facility_id: number;
  attendant_id: OrDefault<number | null>;
  user_id: OrDefault<number | null>;
  method: string;
  amount_yen: number;
  state: string;
  wanted: OrDefault<boolean>;
  recovery_point: OrDefault<string>;
  version: OrDefault<number>;
  deadline_at: At;
  next_op: OrDefault<string | null>;
  next_at: AtOrNull;
  executions: OrDefault<number>;
  card_token_sealed: OrDefault<string | null>;
  card_token_at: AtOrNull;
  masked_card_no: OrDefault<string>;
  card_brand: OrDefault<string>;
  callback_url: OrDefault<string>;
  access_id: OrDefault<string | null>;
  access_pass_sealed: OrDefault<string | null>;
  challenge: ColumnType<unknown, string | null | undefined, string | null>;
  returned: ColumnType<unknown, string | null | undefined, string | null>;
  gateway_status: OrDefault<string>;
  forward: OrDefault<string>;
  approval_no: OrDefault<string>;
  tran_id: OrDefault<string>;
  error_info: OrDefault<string>;
  error_ja: OrDefault<string>;
  error_en: OrDefault<string>;
  commission_rate: OrDefault<number | null>;
  processed_at: AtOrNull;
  captured_at: AtOrNull;
  created_at: At;
  updated_at: At;
}

export interface PaymentEventTable {
  id: Generated<number>;
  payment_id: number;
  at: At;
  kind: string;
  from_state: string;
  to_state: string;
  alarm: OrDefault<string | null>;
  detail: JsonOrDefault;
}

export interface GatewayCallTable {
  id: Generated<number>;
  payment_id: number;
  op: string;
  state: string;
  attempt: number;
  request: JsonOrDefault;
  response: OrDefault<string | null>;
  outcome: OrDefault<string>;
  started_at: At;
  ended_at: AtOrNull;
}

export interface GiftTable {
  id: Generated<number>;
  payment_id: OrDefault<number | null>;
  wedding_id: number;
  attendant_id: number;
  message: OrDefault<string>;
  is_message_public: OrDefault<boolean>;
  created_at: At;
}

export interface ArchiveSaleTable {
  id: Generated<number>;
  payment_id: OrDefault<number | null>;
  wedding_id: number;
  attendant_id: OrDefault<number | null>;
  user_id: OrDefault<number | null>;
  price_yen: number;
  is_live: OrDefault<boolean>;
  expires_at: AtOrNull;
  created_at: At;
}

export interface DownloadLinkTable {
  id_hash: Buffer;
  wedding_id: number;
  attendant_id: OrDefault<number | null>;
  user_id: OrDefault<number | null>;
  uses: OrDefault<number>;
  expires_at: At;
}

/** Every table as the migrations create it; a test compares this with the database's own catalog. */
export interface Tables {
  company: CompanyTable;
  facility: FacilityTable;
  hall: HallTable;
  app_user: AppUserTable;
  user_grant: UserGrantTable;
  wedding: WeddingTable;
  organizer_profile: OrganizerProfileTable;
  invitation: InvitationTable;
  invitation_preview: InvitationPreviewTable;
  photo: PhotoTable;
  attendant: AttendantTable;
  companion: CompanionTable;
  attendant_answer: AttendantAnswerTable;
  leaf_thanks: LeafThanksTable;
  deposit_account: DepositAccountTable;
  leaf: LeafTable;
  congratulation: CongratulationTable;
  reaction: ReactionTable;
  session: SessionTable;
  api_key: ApiKeyTable;
  mail_token: MailTokenTable;
  temporary_wedding: TemporaryWeddingTable;
  login_failure: LoginFailureTable;
  mail_allowance: MailAllowanceTable;
  idempotency_key: IdempotencyKeyTable;
  audit: AuditTable;
  live_slot: LiveSlotTable;
  live_device: LiveDeviceTable;
  live_alarm: LiveAlarmTable;
  live_event: LiveEventTable;
  chapter: ChapterTable;
  caption: CaptionTable;
  poster: PosterTable;
  recording_backup: RecordingBackupTable;
  video_upload: VideoUploadTable;
  payment_step: PaymentStepTable;
  payment: PaymentTable;
  payment_event: PaymentEventTable;
  gateway_call: GatewayCallTable;
  gift: GiftTable;
  archive_sale: ArchiveSaleTable;
  download_link: DownloadLinkTable;
  notification: NotificationTable;
  mail_opt_out: MailOptOutTable;
  occasion_mail: OccasionMailTable;
  mail_refusal: MailRefusalTable;
  made_file: MadeFileTable;
  notification_mail: NotificationMailTable;
}
