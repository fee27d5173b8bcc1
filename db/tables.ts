import type {
  ApiKeyTable,
  AppUserTable,
  LoginFailureTable,
  MailTokenTable,
  SavedFilterTable,
  SessionTable,
  UserGrantTable,
} from './tables.account.ts';
import type {
  AttendantAnswerTable,
  CompanionTable,
  DepositAccountTable,
  LeafThanksTable,
  MadeFileTable,
  OrganizerProfileTable,
  PhotoTable,
} from './tables.couple.ts';
import type { AttendantTable, CongratulationTable, LeafTable, ReactionTable } from './tables.guest.ts';
import type { InvitationPreviewTable, InvitationTable } from './tables.invitation.ts';
import type { LiveAlarmTable, LiveDeviceTable, LiveEventTable, LiveSlotTable } from './tables.live.ts';
import type { MailAllowanceTable, MailOptOutTable, MailRefusalTable, OccasionMailTable } from './tables.mailing.ts';
import type { NotificationMailTable, NotificationTable } from './tables.notification.ts';
import type {
  AccountingMonthTable,
  ArchiveSaleTable,
  BankLineTable,
  CorrectionTable,
  DownloadLinkTable,
  GatewayCallTable,
  GiftFreezeTable,
  GiftTable,
  InvoiceEntryTable,
  InvoiceTable,
  JournalEntryTable,
  JournalLineTable,
  PaymentDifferenceTable,
  PaymentEventTable,
  PaymentStepTable,
  PaymentTable,
  ReceiptTable,
  ReconciliationRunTable,
  TransferConsignorTable,
  TransferFileTable,
  TransferTable,
} from './tables.payment.ts';
import type { AuditTable, IdempotencyKeyTable, JobRunTable, PlatformSettingTable } from './tables.platform.ts';
import type {
  CaptionTable,
  ChapterTable,
  PosterTable,
  RecordingBackupTable,
  SongListTable,
  VideoUploadTable,
} from './tables.recording.ts';
import type { TemporaryWeddingTable } from './tables.temporary-wedding.ts';
import type { CompanyTable, FacilityTable, HallTable } from './tables.venue.ts';
import type { MarketingCountTable, WeddingSearchTable, WeddingTable } from './tables.wedding.ts';

/** Every table as the migrations create it; a test compares this with the database's own catalog. */
export interface Tables {
  company: CompanyTable;
  facility: FacilityTable;
  hall: HallTable;
  app_user: AppUserTable;
  user_grant: UserGrantTable;
  wedding: WeddingTable;
  wedding_search: WeddingSearchTable;
  marketing_count: MarketingCountTable;
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
  saved_filter: SavedFilterTable;
  song_list: SongListTable;
  mail_token: MailTokenTable;
  temporary_wedding: TemporaryWeddingTable;
  login_failure: LoginFailureTable;
  mail_allowance: MailAllowanceTable;
  idempotency_key: IdempotencyKeyTable;
  audit: AuditTable;
  platform_setting: PlatformSettingTable;
  job_run: JobRunTable;
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
  journal_entry: JournalEntryTable;
  journal_line: JournalLineTable;
  correction: CorrectionTable;
  gift_freeze: GiftFreezeTable;
  bank_line: BankLineTable;
  transfer: TransferTable;
  transfer_consignor: TransferConsignorTable;
  transfer_file: TransferFileTable;
  accounting_month: AccountingMonthTable;
  invoice: InvoiceTable;
  invoice_entry: InvoiceEntryTable;
  receipt: ReceiptTable;
  reconciliation_run: ReconciliationRunTable;
  payment_difference: PaymentDifferenceTable;
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
