import type { Instant } from '@kotohogi/domain/kernel/instant';
import { type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { sumOf } from '../ledger/index.ts';

/**
 * Weddings whose couple were owed money, or whose transfer was not confirmed, before a moment, the earliest first. Every
 * figure is a sum over the ledger.
 */
export async function listUnpaid(tx: Tx, scope: FacilityScope, before: Instant) {
  return await tx
    .with('owed', db =>
      db
        .selectFrom('journal_line')
        .select('wedding_id')
        .where('facility_id', '=', scope.facilityId)
        .where('account', 'in', ['couple-payable', 'transfer-in-flight'])
        .where('at', '<', at(before))
        .groupBy(['wedding_id', 'account'])
        .having(eb => eb(eb.fn.sum('amount_yen'), '<>', 0)),
    )
    .selectFrom('journal_line as line')
    .innerJoin('journal_entry as entry', 'entry.id', 'line.entry_id')
    .innerJoin('wedding', 'wedding.id', 'line.wedding_id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .select(['wedding.id', 'wedding.reservation_id', 'wedding.starts_at', 'hall.name as hall_name'])
    .select([
      sumOf(1, 'gateway-receivable', 'gift-captured').as('grossYen'),
      sumOf(-1, 'commission-payable', 'gift-captured').as('commissionYen'),
      sumOf(1, 'couple-payable', 'gift-returned').as('returnedYen'),
      sumOf(1, 'couple-payable', 'transfer-ordered', 'transfer-failed').as('orderedYen'),
      sumOf(1, 'couple-payable', 'claim-settled').as('settledYen'),
      sumOf(-1, 'couple-payable', 'correction').as('correctedYen'),
      sumOf(-1, 'couple-payable').as('unpaidYen'),
      sumOf(-1, 'transfer-in-flight').as('inFlightYen'),
      sql<boolean>`exists (
        select from gift_freeze where wedding_id = wedding.id and run_at < ${at(before)}
      )`.as('isFixed'),
      sql<boolean>`exists (
        select from transfer where wedding_id = wedding.id and ordered_at < ${at(before)} and (
          state = 'awaiting-approval' or approved_at >= ${at(before)} or (state = 'canceled' and ended_at >= ${at(before)})
        )
      )`.as('awaitsApproval'),
      sql<boolean>`coalesce((
        select step.kind = 'transfer-failed' from journal_entry step
        where step.wedding_id = wedding.id and step.transfer_id is not null and step.at < ${at(before)}
        order by step.at desc, step.id desc limit 1
      ), false)`.as('hasFailed'),
    ])
    // As an array, because there are few, whatever the planner expects.
    .where(sql<SqlBool>`line.wedding_id = any(array(select wedding_id from owed))`)
    .where('line.at', '<', at(before))
    .groupBy(['wedding.id', 'hall.id'])
    .orderBy('wedding.starts_at')
    .orderBy('wedding.id')
    .execute();
}
