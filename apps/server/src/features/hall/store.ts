import type { ListQuery } from '@kotohogi/contract/kit/list';
import { hallList } from '@kotohogi/contract/lists';
import type { Tables } from '@kotohogi/db/tables';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { HallId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { type ExpressionBuilder, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';

/** The ceremonies that still need a hall: today's, later ones, and postponed ones without a new date. */
const upcoming = (eb: ExpressionBuilder<Tables, 'hall'>, now: Instant) =>
  eb
    .selectFrom('wedding')
    .select(count => count.fn.countAll<number>().as('n'))
    .whereRef('wedding.hall_id', '=', 'hall.id')
    .where('wedding.deleted_at', 'is', null)
    .where(where =>
      where.or([
        where('wedding.status', '=', 'postponed'),
        where.and([where('wedding.status', '=', 'active'), where('wedding.starts_at', '>=', at(atJst(dateOf(now))))]),
      ]),
    )
    .as('upcoming_weddings');

/** The halls of a facility that are not deleted. */
function hallsOf(tx: Tx, scope: FacilityScope, now: Instant) {
  return tx
    .selectFrom('hall')
    .select(['hall.id', 'hall.name', 'hall.venue', 'hall.design_pattern'])
    .select(eb => upcoming(eb, now))
    .where('hall.facility_id', '=', scope.facilityId)
    .where('hall.deleted_at', 'is', null);
}

/** One page of the halls of a facility. */
export async function listHallsOfFacility(
  tx: Tx,
  scope: FacilityScope,
  query: ListQuery<typeof hallList>,
  now: Instant,
) {
  const halls = hallsOf(tx, scope, now).where(eb =>
    matching(eb, hallList, query, { name: text => contains(sql.ref('hall.name'), text) }),
  );
  const by = { createdAt: 'hall.id', name: 'hall.name' };
  return await readPage(halls, query, { by, ties: 'hall.id', tiesFollow: true });
}

/** One hall of a facility. */
export async function findHall(tx: Tx, scope: FacilityScope, id: HallId, now: Instant) {
  return await hallsOf(tx, scope, now).where('hall.id', '=', id).executeTakeFirst();
}

/** Locks a hall until the transaction ends: no wedding can choose it in the meantime. Returns whether it exists. */
export async function lockHall(tx: Tx, scope: FacilityScope, id: HallId): Promise<boolean> {
  const row = await tx
    .selectFrom('hall')
    .select('id')
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** The account id of a facility's company, for the addresses of its pages. */
export async function readCompanyAccountId(tx: Tx, scope: FacilityScope): Promise<string> {
  const row = await tx
    .selectFrom('company')
    .select('account_id')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return row.account_id;
}

export interface HallFields {
  readonly name: string;
  readonly venue: string;
  readonly designPattern: DesignPattern;
}

/** Stores a new hall. */
export async function insertHall(tx: Tx, scope: FacilityScope, hall: HallFields, now: Instant): Promise<HallId> {
  const { id } = await tx
    .insertInto('hall')
    .values({
      facility_id: scope.facilityId,
      name: hall.name,
      venue: hall.venue,
      design_pattern: hall.designPattern,
      created_at: at(now),
      updated_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface HallRef {
  readonly id: HallId;
  readonly now: Instant;
}

/** Changes the given fields of a hall. */
export async function updateHall(
  tx: Tx,
  scope: FacilityScope,
  { id, now }: HallRef,
  { name, venue, designPattern }: { readonly [Name in keyof HallFields]?: HallFields[Name] | undefined },
): Promise<void> {
  await tx
    .updateTable('hall')
    .set({
      updated_at: at(now),
      ...(name === undefined ? {} : { name }),
      ...(venue === undefined ? {} : { venue }),
      ...(designPattern === undefined ? {} : { design_pattern: designPattern }),
    })
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Marks a hall as deleted; weddings that were held in it keep it. */
export async function markHallDeleted(tx: Tx, scope: FacilityScope, { id, now }: HallRef): Promise<void> {
  await tx
    .updateTable('hall')
    .set({ deleted_at: at(now), updated_at: at(now) })
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id)
    .execute();
}
