import type { FiltersOf, ListRules } from '@kotohogi/contract/kit/list';
import { saleList } from '@kotohogi/contract/lists';
import type { CorrectionId, FacilityId, PaymentId, TransferId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type Yen, yen } from '@kotohogi/domain/kernel/yen';
import type { Entry } from '@kotohogi/domain/ledger/entry';
import type { LedgerAccount } from '@kotohogi/domain/ledger/types';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { matching } from '../../platform/db/list.ts';

/** What an entry belongs to, and when it takes effect. */
export interface EntryFacts {
  readonly facilityId: FacilityId;
  /** Null for a correction that is about the venue alone. */
  readonly weddingId: WeddingId | null;
  readonly source:
    | { readonly paymentId: PaymentId }
    | { readonly transferId: TransferId }
    | { readonly correctionId: CorrectionId };
  readonly at: Instant;
}

/** What the ledger says about a couple. */
export interface CoupleBalances {
  readonly payableYen: Yen;
  readonly claimYen: Yen;
}

function sourceOf(source: EntryFacts['source']) {
  if ('paymentId' in source) return { payment_id: source.paymentId };
  return 'transferId' in source ? { transfer_id: source.transferId } : { correction_id: source.correctionId };
}

/** Appends an entry. Its transaction fails if the lines do not sum to zero, or if its source already has this entry. */
export async function insertEntry(tx: Tx, { kind, lines }: Entry, facts: EntryFacts): Promise<void> {
  const owner = { facility_id: facts.facilityId, wedding_id: facts.weddingId, at: at(facts.at) };
  const source = sourceOf(facts.source);
  const { id } = await tx
    .insertInto('journal_entry')
    .values({ ...owner, ...source, kind, line_count: lines.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('journal_line')
    .values(lines.map(({ account, amountYen }) => ({ ...owner, entry_id: id, account, amount_yen: amountYen })))
    .execute();
}

/**
 * What decides who bears a returned gift. A return that was ordered before the transfer may end after it, so the state
 * of the transfer is that of now. The caller holds the lock on the payment, which an order of a transfer takes too
 * (`lockGifts`), so that the state stays until the return is written.
 */
export async function readReturn(
  tx: Tx,
  { weddingId, paymentId }: { readonly weddingId: WeddingId; readonly paymentId: PaymentId },
) {
  const wedding = await tx
    .selectFrom('wedding')
    .select('payment_state')
    .where('id', '=', weddingId)
    .executeTakeFirstOrThrow();
  const order = await tx
    .selectFrom('payment_event')
    .select(sql<string | null>`detail ->> 'facilityCarries'`.as('facility_carries'))
    .where('payment_id', '=', paymentId)
    .where('kind', 'in', ['refund-ordered', 'refunded-by-hand'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    isTransferOrdered: wedding.payment_state !== 'not-payment',
    facilityCarries: order?.facility_carries === 'true',
  };
}

/**
 * Whether the couple of a wedding have not received their gifts: something is owed to them, or its transfer has neither
 * arrived nor failed. `weddingId` names a column of the query, such as `wedding.id`.
 */
export const isCoupleOwed = (weddingId: string) => sql<boolean>`exists (
  select from journal_line
  where journal_line.wedding_id = ${sql.ref(weddingId)} and account in ('couple-payable', 'transfer-in-flight')
  group by account having sum(journal_line.amount_yen) <> 0
)`;

/** What a wedding's couple are owed, and what they owe back; both are positive. */
export async function readCoupleBalances(tx: Tx, weddingId: WeddingId): Promise<CoupleBalances> {
  const sumOf = (account: LedgerAccount) =>
    sql<number>`coalesce(sum(amount_yen) filter (where account = ${sql.lit(account)}), 0)::bigint`;
  const row = await tx
    .selectFrom('journal_line')
    .select([sumOf('couple-payable').as('payable'), sumOf('couple-claim').as('claim')])
    .where('wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow();
  // `0 -` instead of a sign, which would make −0 of an empty sum.
  return { payableYen: yen(0 - row.payable), claimYen: yen(row.claim) };
}

/** The approved corrections of an account, oldest first. */
const correctionsOf = (tx: Tx, account: LedgerAccount) =>
  tx
    .selectFrom('correction')
    .innerJoin('journal_entry', 'journal_entry.correction_id', 'correction.id')
    .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
    .select(['correction.id', 'journal_entry.at', 'correction.reason'])
    .select(sql<number>`0 - journal_line.amount_yen`.as('amountYen'))
    .where('journal_entry.kind', '=', 'correction')
    .where('journal_line.account', '=', account)
    .orderBy('journal_entry.id');

/** Lists the approved corrections of a couple's money, oldest first; a positive amount increases what they are owed. */
export async function listCoupleCorrections(tx: Tx, weddingId: WeddingId) {
  const rows = await correctionsOf(tx, 'couple-payable')
    .where('correction.wedding_id', '=', weddingId)
    // why: the entries of the wedding are few, and without this all entries may be read to find those of corrections
    .where('journal_entry.wedding_id', '=', weddingId)
    .execute();
  return rows.map(row => ({ ...row, at: instant(row.at) }));
}

/** The filters of sales that also choose corrections. */
const CORRECTION_RULES = { ...saleList, filters: { weddingId: 'id', date: 'days' } } as const satisfies ListRules;

/**
 * Lists the approved corrections of a facility's sales of recordings, oldest first; a positive amount increases what the
 * facility received.
 */
export async function listSaleCorrections(tx: Tx, scope: FacilityScope, filters: FiltersOf<typeof CORRECTION_RULES>) {
  const columns = { weddingId: 'correction.wedding_id', date: 'journal_entry.at' } as const;
  const rows = await correctionsOf(tx, 'film-revenue')
    .where('correction.facility_id', '=', scope.facilityId)
    .where(eb => matching(eb, CORRECTION_RULES, filters, columns))
    .execute();
  return rows.map(row => ({ ...row, at: instant(row.at) }));
}
