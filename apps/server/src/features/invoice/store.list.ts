import type { InvoiceContent } from '@kotohogi/domain/invoice/invoice';
import type { Month } from '@kotohogi/domain/ledger/month';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

/** The invoices of a facility for some months. */
export async function listInvoices(tx: Tx, scope: FacilityScope, months: readonly Month[]) {
  if (months.length === 0) return [];
  return await tx
    .selectFrom('invoice')
    .select(['month', 'content'])
    .where('facility_id', '=', scope.facilityId)
    .where('month', 'in', [...months])
    .execute();
}

/** The invoice of a facility for a month, as issued. */
export async function findInvoice(tx: Tx, scope: FacilityScope, month: Month): Promise<InvoiceContent | undefined> {
  const row = await tx
    .selectFrom('invoice')
    .select('content')
    .where('facility_id', '=', scope.facilityId)
    .where('month', '=', month)
    .executeTakeFirst();
  return row?.content;
}

/** The closed months, the newest first, with the person who closed them and the sum of their invoices. */
export async function listClosedMonths(tx: Tx) {
  return await tx
    .selectFrom('accounting_month')
    .leftJoin('invoice', 'invoice.month', 'accounting_month.month')
    .leftJoin('app_user', 'app_user.id', 'accounting_month.closed_by')
    .select(({ fn }) => [
      ...(['accounting_month.month', 'accounting_month.closed_at as closedAt', 'app_user.name as closedBy'] as const),
      fn.count<number>('invoice.id').as('invoices'),
      sql<number>`coalesce(sum(invoice.total_yen), 0)::bigint`.as('totalYen'),
    ])
    .groupBy(['accounting_month.month', 'accounting_month.closed_at', 'app_user.name'])
    .orderBy('accounting_month.month', 'desc')
    .execute();
}

/** The invoices of a closed month, by number. */
export async function listIssued(tx: Tx, month: Month) {
  return await tx
    .selectFrom('invoice')
    .select(['facility_id as facilityId', 'content'])
    .where('month', '=', month)
    .orderBy('year')
    .orderBy('serial')
    .execute();
}

/** An invoice of a month by its number, as issued, whichever facility it is for. */
export async function findIssued(tx: Tx, month: Month, number: string): Promise<InvoiceContent | undefined> {
  const row = await tx
    .selectFrom('invoice')
    .select('content')
    .where('month', '=', month)
    .where(sql<string>`content ->> 'number'`, '=', number)
    .executeTakeFirst();
  return row?.content;
}
