import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { AggregateArea, AttendeeBand } from '@kotohogi/domain/wedding/types';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import { weddingDeleted } from '../../gate/wedding-deleted.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The couples' names of the given weddings, in order. */
export async function listCouples(tx: Tx, weddingIds: readonly WeddingId[]) {
  if (weddingIds.length === 0) return [];
  return await tx
    .selectFrom('organizer_profile')
    .select(['wedding_id', 'type', 'last_name', 'first_name', 'last_name_kana', 'first_name_kana'])
    .select(['maiden_name', 'maiden_name_kana', 'use_maiden_name', 'last_name_roman', 'first_name_roman'])
    .where('wedding_id', 'in', weddingIds)
    .orderBy('place')
    .orderBy('type')
    .execute();
}

/**
 * How many guests of the given weddings gave which answer; blocked guests do not count
 * (docs/product/attendant.md#blocking).
 */
export async function countAnswers(tx: Tx, weddingIds: readonly WeddingId[]) {
  if (weddingIds.length === 0) return [];
  return await tx
    .selectFrom('attendant')
    .select(eb => ['wedding_id', 'answer', eb.fn.countAll<number>().as('n')])
    .where('wedding_id', 'in', weddingIds)
    .where('ng', '=', false)
    .groupBy(['wedding_id', 'answer'])
    .execute();
}

/** Captured gift money of the given weddings. */
export async function sumGifts(tx: Tx, weddingIds: readonly WeddingId[]) {
  if (weddingIds.length === 0) return [];
  return await tx
    .selectFrom('payment')
    .select(eb => ['wedding_id', eb.fn.countAll<number>().as('n'), eb.fn.sum<number>('amount_yen').as('amount_yen')])
    .where('wedding_id', 'in', weddingIds)
    .where('purpose', '=', 'gift')
    .where('state', '=', 'CAPTURED')
    .groupBy('wedding_id')
    .execute();
}

/** One wedding of a facility, with its hall, invitation and live slot. */
export async function findWeddingOfFacility(tx: Tx, scope: FacilityScope, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select([
      'wedding.id',
      'wedding.key',
      'wedding.hall_id',
      'wedding.reservation_id',
      'wedding.starts_at',
      'wedding.email',
      'wedding.num_of_attendees_div',
      'wedding.wedding_aggregate_area',
      'wedding.design_pattern',
      'wedding.status',
      'wedding.payment_state',
      'wedding.use_pay',
      'wedding.version',
      'wedding.created_at',
      'wedding.updated_at',
      'hall.name as hall_name',
      'invitation.published_at',
      'invitation.reply_deadline',
      'live_slot.state as live_state',
      'live_slot.delayed as live_delayed',
    ])
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.id', '=', weddingId)
    .where('wedding.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The hosts of a wedding and whether each has set a password yet. */
export async function listHosts(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('user_grant')
    .innerJoin('app_user', 'app_user.id', 'user_grant.user_id')
    .select(['app_user.id', 'app_user.name', 'app_user.email', 'app_user.password_hash'])
    .where('user_grant.wedding_id', '=', weddingId)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('user_grant.id')
    .execute();
}

/** Whether a hall belongs to the facility; keeps it from being deleted until the transaction ends. */
export async function hasHall(tx: Tx, scope: FacilityScope, hallId: HallId): Promise<boolean> {
  const row = await tx
    .selectFrom('hall')
    .select('id')
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', hallId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewWedding {
  readonly hallId: HallId;
  readonly key: string;
  readonly reservationId: string;
  readonly startsAt: Instant;
  readonly email: string;
  readonly numOfAttendeesDiv: AttendeeBand;
  /** Language of the mails to the couple. */
  readonly language: 'ja' | 'en';
}

/**
 * Stores a wedding; undefined if its key is taken. The aggregate area is initially the facility's
 * (docs/product/wedding.md#fields).
 */
export async function insertWedding(
  tx: Tx,
  scope: FacilityScope,
  wedding: NewWedding,
  now: Instant,
): Promise<WeddingId | undefined> {
  const area = tx.selectFrom('facility').select('wedding_aggregate_area').where('id', '=', scope.facilityId);
  const row = await tx
    .insertInto('wedding')
    .values({
      facility_id: scope.facilityId,
      hall_id: wedding.hallId,
      key: wedding.key,
      reservation_id: wedding.reservationId,
      starts_at: at(wedding.startsAt),
      email: wedding.email,
      num_of_attendees_div: wedding.numOfAttendeesDiv,
      language: wedding.language,
      wedding_aggregate_area: sql<AggregateArea>`(${area})`,
      created_at: at(now),
      updated_at: at(now),
    })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export interface WeddingChange {
  readonly hallId?: HallId | undefined;
  readonly key?: string | undefined;
  readonly reservationId?: string | undefined;
  readonly startsAt?: Instant | undefined;
  readonly email?: string | undefined;
  readonly numOfAttendeesDiv?: AttendeeBand | undefined;
  readonly weddingAggregateArea?: AggregateArea | undefined;
  readonly designPattern?: DesignPattern | null | undefined;
  readonly usePay?: boolean | undefined;
}

/** Changes a wedding that is still at `version`; returns false if the version has changed or the key is taken. */
export async function updateWedding(
  tx: Tx,
  scope: FacilityScope,
  target: { readonly weddingId: WeddingId; readonly version: number; readonly now: Instant },
  change: WeddingChange,
): Promise<boolean> {
  const { hallId, key, reservationId, startsAt, email, numOfAttendeesDiv } = change;
  const { weddingAggregateArea, designPattern, usePay } = change;
  const result = await tx
    .updateTable('wedding')
    .set({
      ...(hallId === undefined ? {} : { hall_id: hallId }),
      ...(key === undefined ? {} : { key }),
      ...(reservationId === undefined ? {} : { reservation_id: reservationId }),
      ...(startsAt === undefined ? {} : { starts_at: at(startsAt) }),
      ...(email === undefined ? {} : { email }),
      ...(numOfAttendeesDiv === undefined ? {} : { num_of_attendees_div: numOfAttendeesDiv }),
      ...(weddingAggregateArea === undefined ? {} : { wedding_aggregate_area: weddingAggregateArea }),
      ...(designPattern === undefined ? {} : { design_pattern: designPattern }),
      ...(usePay === undefined ? {} : { use_pay: usePay }),
      version: target.version + 1,
      updated_at: at(target.now),
    })
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', target.weddingId)
    .where('version', '=', target.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Whether a key belongs to another wedding of any facility: keys are unique in the platform
 * (docs/product/wedding.md#fields).
 */
export async function isKeyTaken(tx: Tx, key: string, exceptId?: WeddingId): Promise<boolean> {
  const row = await tx.selectFrom('wedding').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** Locks a wedding until the transaction ends, so that its invitation is not published meanwhile. */
export async function lockWedding(tx: Tx, scope: FacilityScope, weddingId: WeddingId): Promise<void> {
  await tx
    .selectFrom('wedding')
    .select('id')
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', weddingId)
    .forNoKeyUpdate()
    .execute();
}

/**
 * Keeps the status and date of a wedding unchanged until the transaction ends, with a lock that others may share.
 * Throws if the wedding was deleted after the gate admitted the call.
 */
export async function holdWedding(tx: Tx, weddingId: WeddingId): Promise<void> {
  const row = await tx
    .selectFrom('wedding')
    .select('deleted_at')
    .where('id', '=', weddingId)
    .forShare()
    .executeTakeFirst();
  if (row?.deleted_at != null) throw weddingDeleted();
}

/** A wedding's own pattern, its hall's pattern, and its company; undefined if one of them is deleted. */
export async function findPageRow(tx: Tx, key: string) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .select([
      'wedding.id',
      'wedding.design_pattern as own_pattern',
      'hall.design_pattern as hall_pattern',
      'company.account_id as company_account_id',
      'wedding.status',
      'invitation.published_at',
    ])
    .where('wedding.key', '=', key.toLowerCase())
    .where('wedding.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
}
