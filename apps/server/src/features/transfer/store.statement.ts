import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { EntryKind, LedgerAccount } from '@kotohogi/domain/ledger/types';
import type { StatementSums } from '@kotohogi/domain/transfer/statement';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { sumOf } from '../ledger/index.ts';

const count = (kind: EntryKind, ...accounts: LedgerAccount[]) =>
  sql<number>`count(distinct entry.id) filter (
    where entry.kind = ${sql.lit(kind)} and line.account in (${sql.join(accounts.map(account => sql.lit(account)))})
  )::integer`;

/** The sums of a couple's statement, over the ledger alone (docs/product/transfer.md#statement). */
export async function readStatementSums(tx: Tx, weddingId: WeddingId): Promise<StatementSums> {
  return await tx
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
    .select([
      count('gift-captured', 'gateway-receivable').as('gifts'),
      sumOf(1, 'gateway-receivable', 'gift-captured').as('grossYen'),
      sumOf(-1, 'commission-payable', 'gift-captured').as('commissionYen'),
      count('gift-returned', 'couple-payable', 'couple-claim').as('returns'),
      sumOf(1, ['couple-payable', 'couple-claim'], 'gift-returned').as('returnedYen'),
      sumOf(-1, 'couple-payable', 'correction').as('correctedYen'),
      count('gift-returned', 'carried-returns').as('carried'),
      sumOf(-1, 'bank', 'transfer-confirmed').as('confirmedYen'),
      sumOf(-1, 'transfer-in-flight').as('inFlightYen'),
      sumOf(-1, 'couple-payable').as('payableYen'),
      sumOf(1, 'couple-claim').as('claimYen'),
      sumOf(1, 'bank', 'claim-settled').as('paidBackYen'),
    ])
    .where('line.wedding_id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** The venue of a wedding and its company, which a statement is issued by. */
export async function readStatementIssuer(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.name as facilityName', 'facility.contact_phone as phone', 'company.name as companyName'])
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
}
