import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { yen } from '@kotohogi/domain/kernel/yen';
import { entryOfCapture } from '@kotohogi/domain/ledger/entry';
import { sql, type Transaction } from 'kysely';
import type { Stamp } from '../columns.ts';
import type { Tables } from '../tables.ts';

/** The journal entries of payments that were seeded as captured. */
export async function seedCaptures(tx: Transaction<Tables>, paymentIds: readonly PaymentId[]): Promise<void> {
  const payments = await tx
    .selectFrom('payment')
    .select(['id', 'facility_id', 'wedding_id', 'purpose', 'amount_yen', 'commission_rate', 'captured_at'])
    .where('id', 'in', paymentIds)
    .orderBy('id')
    .execute();
  for (const { id, purpose, amount_yen, commission_rate, captured_at, ...owner } of payments) {
    if (commission_rate === null || captured_at === null) throw new Error(`seeded payment ${id} is not captured`);
    const { kind, lines } = entryOfCapture({ purpose, amountYen: yen(amount_yen), commissionRate: commission_rate });
    const common = { ...owner, at: sql<Stamp>`${new Date(captured_at).toISOString()}::timestamptz` };
    const entry = await tx
      .insertInto('journal_entry')
      .values({ ...common, kind, payment_id: id, line_count: lines.length })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('journal_line')
      .values(
        lines.map(({ account, amountYen }) => ({ ...common, entry_id: entry.id, account, amount_yen: amountYen })),
      )
      .execute();
  }
}
