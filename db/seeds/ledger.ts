import type { PaymentId } from '@kotohogi/domain/kernel/ids';
import { yen } from '@kotohogi/domain/kernel/yen';
import { entryOfCapture } from '@kotohogi/domain/ledger/entry';
import { type Kysely, sql, type Transaction } from 'kysely';
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

/**
 * The transfers of weddings that were seeded with a payment state, of everything that their couples are owed, with
 * their entries and fixed amounts.
 */
export async function seedTransfers(tx: Kysely<Tables>): Promise<void> {
  await sql`
    with owed as (
      select wedding.id, facility_id, starts_at, payment_state, coalesce(payment_state_at, now()) as done_at,
        (select -sum(amount_yen) from journal_line where wedding_id = wedding.id and account = 'couple-payable') as yen
      from wedding
      where not exists (select from transfer where transfer.wedding_id = wedding.id)
    ), frozen as (
      insert into gift_freeze (wedding_id, fixed_at, amount_yen, left_out, run_at)
      select id, date_trunc('day', starts_at, 'Asia/Tokyo') + interval '4 days', yen, 0, done_at from owed
      where yen > 0 and starts_at < now() - interval '4 days'
      on conflict do nothing
    ), sent as (
      insert into transfer (wedding_id, facility_id, number, attempt, amount_yen, state, account, ordered_at, ended_at)
      select owed.id, facility_id, 0, 1, yen,
        case payment_state when 'processed' then 'ordered' when 'deposited' then 'confirmed' else 'failed' end,
        case when bank_number is not null then jsonb_build_object(
          'bankName', bank_name, 'bankNameKana', bank_name_kana, 'bankNumber', bank_number,
          'branchName', branch_name, 'branchNameKana', branch_name_kana, 'branchNumber', branch_number,
          'type', type, 'accountNumber', account_number, 'accountHolder', account_holder, 'version', version
        ) end,
        done_at, case when payment_state <> 'processed' then done_at end
      from owed left join deposit_account on deposit_account.wedding_id = owed.id
      where yen > 0 and payment_state <> 'not-payment'
      returning *
    ), step as (
      select sent.*, kind, debit, credit from sent cross join lateral (
        values ('transfer-ordered', 'couple-payable', 'transfer-in-flight'),
          ('transfer-confirmed', 'transfer-in-flight', 'bank'),
          ('transfer-failed', 'transfer-in-flight', 'couple-payable')
      ) steps (kind, debit, credit)
      where kind in ('transfer-ordered', 'transfer-' || state)
    ), entry as (
      insert into journal_entry (at, kind, facility_id, wedding_id, transfer_id, line_count)
      select ordered_at, kind, facility_id, wedding_id, id, 2 from step
      returning *
    )
    insert into journal_line (entry_id, account, amount_yen, at, facility_id, wedding_id)
    select entry.id, line.account, line.amount, entry.at, entry.facility_id, entry.wedding_id
    from entry join step on step.id = entry.transfer_id and step.kind = entry.kind
    cross join lateral (values (debit, amount_yen), (credit, -amount_yen)) line (account, amount)
  `.execute(tx);
}
