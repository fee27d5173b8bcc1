import type { UnpaidBalances, UnpaidFigures } from '@kotohogi/contract/transfer';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { endOfDay, reportDay, unpaidState } from '@kotohogi/domain/transfer/unpaid';
import { closesAt } from '@kotohogi/domain/wedding/calendar';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { couplesOf } from '../wedding/index.ts';
import { listUnpaid } from './store.unpaid.ts';

const NONE: UnpaidFigures = {
  ...{
    grossYen: 0,
    commissionYen: 0,
    returnedYen: 0,
    correctedYen: 0,
    orderedYen: 0,
    settledYen: 0,
    unpaidYen: 0,
    inFlightYen: 0,
  },
};

function plus(total: UnpaidFigures, row: UnpaidFigures): UnpaidFigures {
  const names = Object.keys(NONE) as (keyof UnpaidFigures)[];
  return { ...NONE, ...Object.fromEntries(names.map(name => [name, total[name] + row[name]])) };
}

interface Asked {
  readonly query: { readonly asOf?: string | undefined };
  readonly now: Instant;
}

/** The couples who were owed money at the end of a day, and the sum of the rows (docs/product/transfer.md#unpaid). */
export async function readUnpaid(tx: Tx, scope: FacilityScope, { query, now }: Asked): Promise<UnpaidBalances> {
  const asOf = reportDay(query.asOf, now);
  const found = await listUnpaid(tx, scope, endOfDay(asOf));
  const couples = await couplesOf(
    tx,
    found.map(({ id }) => id),
  );
  const rows = found.map(
    ({ id, reservation_id, starts_at, hall_name, isFixed, awaitsApproval, hasFailed, ...figures }) => ({
      ...{ weddingId: id, reservationId: reservation_id, dateTime: instant(starts_at), hallName: hall_name },
      ...{ couple: couples.get(id) ?? [], fixedAt: closesAt(instant(starts_at)), ...figures },
      state: unpaidState({ isFixed, awaitsApproval, hasFailed, inFlightYen: figures.inFlightYen }),
    }),
  );
  return { asOf, rows, total: rows.reduce(plus, NONE) };
}
