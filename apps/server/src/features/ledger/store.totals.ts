import type { TotalPeriod } from '@kotohogi/domain/ledger/totals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { sumOf } from './store.sums.ts';

/** The totals of every facility, by company and name: what moved in the period, and the balances at its end. */
export async function sumFacilities(tx: Tx, { from, until }: TotalPeriod) {
  const figure = (name: 'giftYen' | 'filmYen' | 'returnedYen' | 'commissionYen' | 'transferredYen') =>
    sql<number>`coalesce(${sql.ref(`moved.${name}`)}, 0)::bigint`.as(name);
  const balance = (name: 'unpaidYen' | 'inFlightYen') =>
    sql<number>`coalesce(${sql.ref(`owed.${name}`)}, 0)::bigint`.as(name);
  return await tx
    .with('moved', db =>
      db
        .selectFrom('journal_line as line')
        .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
        .select([
          'line.facility_id',
          sumOf(1, 'gateway-receivable', 'gift-captured').as('giftYen'),
          sumOf(1, 'gateway-receivable', 'film-sold').as('filmYen'),
          sumOf(-1, 'gateway-receivable', 'gift-returned', 'film-returned').as('returnedYen'),
          sumOf(-1, 'commission-payable').as('commissionYen'),
          sumOf(-1, 'bank', 'transfer-confirmed').as('transferredYen'),
        ])
        // why: the time of the entries, because they have an index by time alone
        .where('entry.at', '>=', at(from))
        .where('entry.at', '<', at(until))
        .groupBy('line.facility_id'),
    )
    .with('owed', db =>
      db
        .selectFrom('journal_line as line')
        .select([
          'line.facility_id',
          sumOf(-1, 'couple-payable').as('unpaidYen'),
          sumOf(-1, 'transfer-in-flight').as('inFlightYen'),
        ])
        .where('line.account', 'in', ['couple-payable', 'transfer-in-flight'])
        .where('line.at', '<', at(until))
        .groupBy('line.facility_id'),
    )
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .leftJoin('moved', 'moved.facility_id', 'facility.id')
    .leftJoin('owed', 'owed.facility_id', 'facility.id')
    .select(['facility.id as facilityId', 'company.name as companyName', 'facility.name as facilityName'])
    .select([
      figure('giftYen'),
      figure('filmYen'),
      figure('returnedYen'),
      figure('commissionYen'),
      figure('transferredYen'),
      balance('unpaidYen'),
      balance('inFlightYen'),
    ])
    .orderBy('company.name')
    .orderBy('facility.name')
    .orderBy('facility.id')
    .execute();
}
