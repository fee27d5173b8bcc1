import type { CorrectionAccount, CorrectionState } from '@kotohogi/domain/correction/types';
import type { InvoiceContent } from '@kotohogi/domain/invoice/invoice';
import type {
  AttendantId,
  BankLineId,
  CorrectionId,
  FacilityId,
  PaymentId,
  TransferFileId,
  TransferId,
  UserId,
  WeddingId,
} from '@kotohogi/domain/kernel/ids';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { Rate, Yen } from '@kotohogi/domain/kernel/yen';
import type { EntryKind, LedgerAccount } from '@kotohogi/domain/ledger/types';
import type { GatewayOp, PaymentAlarm, PaymentEvent, RecoveryPoint } from '@kotohogi/domain/payment/decide';
import type { PaymentMethod, PaymentPurpose, PaymentState } from '@kotohogi/domain/payment/types';
import type { DifferenceKind } from '@kotohogi/domain/payment-order/reconcile';
import type { TransferAccount, TransferState } from '@kotohogi/domain/transfer/types';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { At, AtOrNull, JsonOrDefault, OrDefault } from './columns.ts';

export interface PaymentStepTable {
  from_state: PaymentState;
  to_state: PaymentState;
}

export interface PaymentTable {
  id: Generated<PaymentId>;
  order_id: OrDefault<string | null>;
  purpose: PaymentPurpose;
  wedding_id: WeddingId;
  facility_id: FacilityId;
  attendant_id: OrDefault<AttendantId | null>;
  user_id: OrDefault<UserId | null>;
  method: PaymentMethod;
  amount_yen: number;
  state: PaymentState;
  wanted: OrDefault<boolean>;
  recovery_point: OrDefault<RecoveryPoint>;
  version: OrDefault<number>;
  deadline_at: At;
  next_op: OrDefault<GatewayOp | null>;
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
  commission_rate: ColumnType<Rate | null, number | null | undefined, number | null>;
  processed_at: AtOrNull;
  captured_at: AtOrNull;
  created_at: At;
  updated_at: At;
}

export interface PaymentEventTable {
  id: Generated<number>;
  payment_id: PaymentId;
  at: At;
  kind: PaymentEvent['kind'];
  from_state: PaymentState;
  to_state: PaymentState;
  alarm: OrDefault<PaymentAlarm | null>;
  detail: JsonOrDefault;
}

export interface ReconciliationRunTable {
  id: Generated<number>;
  facility_id: FacilityId;
  due_at: At;
  last_payment_id: OrDefault<PaymentId>;
  asked_count: OrDefault<number>;
  finished_at: AtOrNull;
  /** When the platform was mailed that it is late. */
  alarmed_at: AtOrNull;
}

export interface PaymentDifferenceTable {
  id: Generated<number>;
  run_id: number;
  payment_id: PaymentId;
  kind: DifferenceKind;
  gateway_status: string;
  gateway_amount_yen: number | null;
  found_at: At;
  resolved_at: AtOrNull;
  /** Why a person resolved it; null if a later run did. */
  resolved_reason: OrDefault<string | null>;
}

export interface GatewayCallTable {
  id: Generated<number>;
  payment_id: PaymentId;
  op: GatewayOp;
  state: PaymentState;
  attempt: number;
  request: JsonOrDefault;
  response: OrDefault<string | null>;
  outcome: OrDefault<'PENDING' | 'OK' | 'ERROR' | 'UNKNOWN'>;
  started_at: At;
  ended_at: AtOrNull;
}

export interface JournalEntryTable {
  id: Generated<number>;
  at: At;
  kind: EntryKind;
  facility_id: FacilityId;
  /** Null only for a correction that is about the venue alone. */
  wedding_id: WeddingId | null;
  payment_id: OrDefault<PaymentId | null>;
  transfer_id: OrDefault<TransferId | null>;
  correction_id: OrDefault<CorrectionId | null>;
  line_count: number;
}

export interface JournalLineTable {
  entry_id: number;
  account: LedgerAccount;
  amount_yen: number;
  at: At;
  facility_id: FacilityId;
  wedding_id: WeddingId | null;
}

/** A correction of the ledger by hand. */
export interface CorrectionTable {
  id: Generated<CorrectionId>;
  facility_id: FacilityId;
  wedding_id: WeddingId | null;
  debit_account: CorrectionAccount;
  credit_account: CorrectionAccount;
  amount_yen: Yen;
  reason: string;
  state: CorrectionState;
  proposed_by: UserId;
  proposed_at: At;
  decided_by: OrDefault<UserId | null>;
  decided_at: AtOrNull;
  decided_reason: OrDefault<string>;
}

/** The fixed amount of a wedding's gifts. */
export interface GiftFreezeTable {
  wedding_id: WeddingId;
  fixed_at: At;
  amount_yen: Yen;
  left_out: number;
  run_at: At;
  reminded_at: AtOrNull;
}

export interface TransferTable {
  id: Generated<TransferId>;
  wedding_id: WeddingId;
  facility_id: FacilityId;
  number: number;
  attempt: number;
  amount_yen: Yen;
  state: TransferState;
  account: ColumnType<TransferAccount | null, string | null, string | null>;
  ordered_by: OrDefault<UserId | null>;
  ordered_at: At;
  approved_by: OrDefault<UserId | null>;
  approved_at: AtOrNull;
  ended_by: OrDefault<UserId | null>;
  ended_at: AtOrNull;
  reason: OrDefault<string>;
  /** What the bank gave as the reason: one letter or digit; empty without one. */
  result_code: OrDefault<string>;
  file_id: OrDefault<TransferFileId | null>;
}

/** Who a venue is to its bank, and the account that its transfers debit. */
export interface TransferConsignorTable {
  facility_id: FacilityId;
  code: string;
  name: string;
  bank_number: string;
  bank_name: string;
  branch_number: string;
  branch_name: string;
  account_type: 1 | 2;
  account_number: string;
  version: number;
  updated_by: UserId | null;
  updated_at: At;
}

export interface TransferFileTable {
  id: Generated<TransferFileId>;
  facility_id: FacilityId;
  number: number;
  transfer_on: ColumnType<LocalDate, LocalDate, never>;
  transfer_count: number;
  total_yen: Yen;
  content: Buffer | null;
  sha256: string;
  made_by: UserId | null;
  made_at: At;
}

/** A payment out of a bank account, by the bank's statement. */
export interface BankLineTable {
  id: Generated<BankLineId>;
  booked_on: ColumnType<LocalDate, LocalDate, never>;
  amount_yen: Yen;
  name: string;
  fingerprint: string;
  imported_by: UserId | null;
  imported_at: At;
  transfer_id: OrDefault<TransferId | null>;
  score: OrDefault<number | null>;
  linked_by: OrDefault<UserId | null>;
  linked_at: AtOrNull;
}

/** A closed month of the ledger. */
export interface AccountingMonthTable {
  month: string;
  closed_at: At;
  closed_by: UserId | null;
}

export interface InvoiceTable {
  id: Generated<number>;
  facility_id: FacilityId;
  month: string;
  year: number;
  serial: number;
  total_yen: number;
  issued_at: At;
  content: JSONColumnType<InvoiceContent>;
}

/** Which entries of the ledger an invoice bills. */
export interface InvoiceEntryTable {
  entry_id: number;
  facility_id: FacilityId;
  month: string;
}

export interface GiftTable {
  id: Generated<number>;
  payment_id: OrDefault<PaymentId | null>;
  wedding_id: WeddingId;
  attendant_id: AttendantId;
  message: OrDefault<string>;
  is_message_public: OrDefault<boolean>;
  created_at: At;
}

export interface ArchiveSaleTable {
  id: Generated<number>;
  payment_id: OrDefault<PaymentId | null>;
  wedding_id: WeddingId;
  attendant_id: OrDefault<AttendantId | null>;
  user_id: OrDefault<UserId | null>;
  price_yen: number;
  is_live: OrDefault<boolean>;
  expires_at: AtOrNull;
  created_at: At;
}

export interface ReceiptTable {
  payment_id: PaymentId;
  attendant_id: AttendantId;
  number: string;
  name: string;
  company_name: string;
  facility_name: string;
  phone: string;
  issued_at: At;
}

export interface DownloadLinkTable {
  id_hash: Buffer;
  wedding_id: WeddingId;
  attendant_id: OrDefault<AttendantId | null>;
  user_id: OrDefault<UserId | null>;
  uses: OrDefault<number>;
  expires_at: At;
}
