import type { HallId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

export interface CalendarToken {
  readonly hash: Buffer;
  readonly sealed: string;
}

const hallsOf = (tx: Tx, scope: FacilityScope, id: HallId) =>
  tx
    .updateTable('hall')
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** Returns the sealed token of a hall's calendar: null if the link is off, undefined if the hall does not exist. */
export async function findCalendarToken(tx: Tx, scope: FacilityScope, id: HallId): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('hall')
    .select('calendar_token_sealed')
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.calendar_token_sealed;
}

/** Replaces the token of a hall's calendar; undefined removes it. */
export async function saveCalendarToken(
  tx: Tx,
  scope: FacilityScope,
  id: HallId,
  token: CalendarToken | undefined,
): Promise<void> {
  await hallsOf(tx, scope, id)
    .set({ calendar_token_hash: token?.hash ?? null, calendar_token_sealed: token?.sealed ?? null })
    .execute();
}

/** Finds the hall with this calendar token, and its venue; undefined if it does not exist or was deleted. */
export async function findHallOfCalendar(tx: Tx, hash: Buffer) {
  return await tx
    .selectFrom('hall')
    .innerJoin('facility', 'facility.id', 'hall.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['hall.id', 'hall.name', 'facility.name as facility_name'])
    .select(['facility.account_id as facility_account_id', 'company.account_id as company_account_id'])
    .where('hall.calendar_token_hash', '=', hash)
    .where('hall.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The ceremonies in a hall from a given time on, without any data about the couples. */
export async function listCeremoniesOfHall(tx: Tx, id: HallId, since: Instant) {
  return await tx
    .selectFrom('wedding')
    .select(['id', 'reservation_id', 'starts_at', 'version', 'created_at', 'updated_at'])
    .where('hall_id', '=', id)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('starts_at', '>=', at(since))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
}
