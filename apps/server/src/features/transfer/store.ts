import type { TransferReason } from '@kotohogi/contract/texts/transfer-reason';
import type { PaymentId, TransferId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { yen } from '@kotohogi/domain/kernel/yen';
import type { DueTransfer } from '@kotohogi/domain/transfer/decide';
import type { TransferAccount, TransferState } from '@kotohogi/domain/transfer/types';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** A wedding of the facility, as far as its transfers depend on it. */
function weddingOf(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(['wedding.id', 'wedding.facility_id', 'wedding.starts_at', 'wedding.payment_state'])
    .select('facility.transfer_approval')
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.id', '=', weddingId)
    .where('wedding.deleted_at', 'is', null);
}

/** A wedding of the facility; undefined if it belongs to another one or is deleted. */
export async function findWedding(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return await weddingOf(tx, scope, weddingId).executeTakeFirst();
}
export type TransferWedding = NonNullable<Awaited<ReturnType<typeof findWedding>>>;

/** Like `findWedding`; no other step of its transfers or change of its account happens until the transaction ends. */
export async function lockWedding(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return await weddingOf(tx, scope, weddingId).forNoKeyUpdate('wedding').executeTakeFirst();
}

/** The couple's account now, and who changed it last. */
export async function findDepositAccount(tx: Tx, weddingId: WeddingId) {
  const row = await tx
    .selectFrom('deposit_account')
    .select(['bank_name', 'bank_name_kana', 'bank_number', 'branch_name', 'branch_name_kana', 'branch_number'])
    .select(['type', 'account_number', 'account_holder', 'version', 'updated_by'])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const account: TransferAccount = {
    ...{ bankName: row.bank_name, bankNameKana: row.bank_name_kana, bankNumber: row.bank_number },
    ...{ branchName: row.branch_name, branchNameKana: row.branch_name_kana, branchNumber: row.branch_number },
    ...{ type: row.type, accountNumber: row.account_number, accountHolder: row.account_holder, version: row.version },
  };
  return { account, changedBy: row.updated_by };
}

/** Holds the gifts of a wedding: no return of one takes effect until the transaction ends. */
export async function lockGifts(tx: Tx, weddingId: WeddingId): Promise<void> {
  await tx
    .selectFrom('payment')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('purpose', '=', 'gift')
    .where('state', '=', 'CAPTURED')
    .orderBy('id')
    .forShare()
    .execute();
}

/** Whether the return of a gift was ordered whose outcome is not known yet. */
export async function hasRunningReturn(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  const row = await tx
    .selectFrom('payment')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('purpose', '=', 'gift')
    .where('state', '=', 'CAPTURED')
    .where('wanted', '=', false)
    .where(eb =>
      eb.or([
        eb('next_op', 'is not', null),
        eb.exists(
          eb
            .selectFrom('gateway_call')
            .select('gateway_call.id')
            .whereRef('gateway_call.payment_id', '=', 'payment.id')
            .where('gateway_call.outcome', '=', 'PENDING'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A transfer to insert. */
export interface NewTransfer {
  readonly due: DueTransfer;
  readonly state: TransferState;
  readonly account: TransferAccount;
  readonly by: UserId;
  readonly now: Instant;
}

/** Inserts a transfer. The caller holds the lock on the wedding. */
export async function insertTransfer(tx: Tx, wedding: TransferWedding, fresh: NewTransfer): Promise<TransferId> {
  const { number, attempt, amountYen } = fresh.due;
  const { id } = await tx
    .insertInto('transfer')
    .values({
      ...{ wedding_id: wedding.id, facility_id: wedding.facility_id, number, attempt, amount_yen: amountYen },
      ...{ state: fresh.state, account: JSON.stringify(fresh.account) },
      ...{ ordered_by: fresh.by, ordered_at: at(fresh.now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A transfer of the wedding. */
export async function findTransfer(tx: Tx, weddingId: WeddingId, id: TransferId) {
  return await tx
    .selectFrom('transfer')
    .select(['id', 'number', 'amount_yen', 'state', 'account', 'ordered_by'])
    .where('wedding_id', '=', weddingId)
    .where('id', '=', id)
    .executeTakeFirst();
}
export type StoredTransfer = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

/** Makes an order effective, to this account. The caller holds the lock on the wedding. */
export async function saveApproval(
  tx: Tx,
  { id, state }: StoredTransfer,
  { account, by, now }: Pick<NewTransfer, 'account' | 'by' | 'now'>,
): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ state: 'ordered', account: JSON.stringify(account), approved_by: by, approved_at: at(now) })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
}

/** How a transfer ended. */
export interface Ending {
  readonly state: TransferState;
  readonly why: TransferReason;
  readonly by: UserId;
  readonly now: Instant;
}

/** Stores how a transfer ended. The caller holds the lock on the wedding. */
export async function saveEnding(tx: Tx, transfer: StoredTransfer, { state, why, by, now }: Ending): Promise<void> {
  await tx
    .updateTable('transfer')
    .set({ state, reason: why.reason, result_code: why.resultCode, ended_by: by, ended_at: at(now) })
    .where('id', '=', transfer.id)
    .where('state', '=', transfer.state)
    .executeTakeFirstOrThrow();
}

/** Sets the payment state of the wedding. The caller holds the lock. */
export async function setPaymentState(tx: Tx, weddingId: WeddingId, state: WeddingPaymentState, now: Instant) {
  await tx
    .updateTable('wedding')
    .set({ payment_state: state, payment_state_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
}

/** A claim on the couple: a gift whose return they owe back, and when that was settled. */
export interface Claim {
  readonly paymentId: PaymentId;
  readonly orderId: string;
  readonly amountYen: ReturnType<typeof yen>;
  readonly returnedAt: Instant;
  readonly settledAt: Instant | null;
}

/** The claims of a wedding, the oldest first. */
export async function listClaims(tx: Tx, weddingId: WeddingId): Promise<Claim[]> {
  const rows = await tx
    .selectFrom('journal_entry as entry')
    .innerJoin('journal_line as line', 'line.entry_id', 'entry.id')
    .innerJoin('payment', 'payment.id', 'entry.payment_id')
    .select(['payment.id', 'payment.order_id', 'line.amount_yen', 'entry.at'])
    .select(
      sql<number | null>`(
        select at from journal_entry settled where settled.payment_id = payment.id and settled.kind = 'claim-settled'
      )`.as('settled_at'),
    )
    .where('entry.wedding_id', '=', weddingId)
    .where('entry.kind', '=', 'gift-returned')
    .where('line.account', '=', 'couple-claim')
    .orderBy('entry.id')
    .execute();
  return rows.map(row => ({
    paymentId: row.id,
    orderId: row.order_id ?? '',
    amountYen: yen(row.amount_yen),
    returnedAt: instant(row.at),
    settledAt: row.settled_at === null ? null : instant(row.settled_at),
  }));
}
