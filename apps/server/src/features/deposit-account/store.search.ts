import type { ListQuery } from '@kotohogi/contract/kit/list';
import { accountList } from '@kotohogi/contract/lists';
import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { TransferState } from '@kotohogi/domain/transfer/types';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { contains, countListed, matching, readPage } from '../../platform/db/list.ts';

/** Transfers that were effective: their money may have left. */
const EFFECTIVE = sql`transfer.state in ('ordered', 'confirmed', 'failed')`;

/** A condition on the couple's account now, or on one that a transfer of theirs went to. */
const onAnyAccount = (column: string, field: string, matches: (value: ReturnType<typeof sql<string>>) => unknown) =>
  sql<SqlBool>`(${matches(sql.ref(column))} or exists (
    select from transfer where transfer.wedding_id = wedding.id and ${matches(sql`(transfer.account ->> ${sql.lit(field)})`)}
  ))`;

/** The last digits of an account number; nothing but digits can match. */
const endsWith = (digits: string) => (value: ReturnType<typeof sql<string>>) =>
  /^\d+$/.test(digits) ? sql`${value} like ${`%${digits}`}` : sql`false`;

const accounts = (tx: Tx, filters: ListQuery<typeof accountList>) =>
  tx
    .selectFrom('deposit_account')
    .innerJoin('wedding', 'wedding.id', 'deposit_account.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['wedding.id', 'wedding.reservation_id', 'wedding.starts_at', 'deposit_account.updated_at'])
    .select(['facility.name as facility_name', 'company.name as company_name'])
    .select(['bank_name', 'bank_number', 'branch_name', 'branch_number', 'type', 'account_number', 'account_holder'])
    .select(
      sql<{ amountYen: Yen; state: TransferState; at: number } | null>`(
        select jsonb_build_object(
          'amountYen', amount_yen, 'state', state,
          'at', round(extract(epoch from coalesce(ended_at, approved_at, ordered_at)) * 1000)
        )
        from transfer where transfer.wedding_id = wedding.id and ${EFFECTIVE} order by transfer.id desc limit 1
      )`.as('transfer'),
    )
    .where('wedding.deleted_at', 'is', null)
    .where(eb =>
      matching(eb, accountList, filters, {
        accountNumber: digits => onAnyAccount('deposit_account.account_number', 'accountNumber', endsWith(digits)),
        bankName: name => onAnyAccount('deposit_account.bank_name', 'bankName', value => contains(value, name)),
        accountHolder: name =>
          onAnyAccount('deposit_account.account_holder', 'accountHolder', value =>
            contains(value, toAccountHolder(name)),
          ),
        amount: amountYen =>
          sql<SqlBool>`exists (
            select from transfer where transfer.wedding_id = wedding.id and amount_yen = ${amountYen} and ${EFFECTIVE}
          )`,
        paymentDateTime: sql`(
          select max(ended_at) from transfer where transfer.wedding_id = wedding.id and transfer.state = 'confirmed'
        )`,
      }),
    );

/** One page of the accounts of all couples. */
export async function searchAccounts(tx: Tx, query: ListQuery<typeof accountList>) {
  const rows = accounts(tx, query);
  const order = {
    by: { updatedAt: 'deposit_account.updated_at', dateTime: 'wedding.starts_at' },
    ties: 'wedding.id',
  };
  return await readPage(rows, query, order, await countListed(tx, rows));
}
