import type { Locale } from '@kotohogi/contract/texts/texts';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import { REQUEST_STATUSES } from '@kotohogi/domain/temporary-wedding/types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

const openFacilities = (tx: Tx) =>
  tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      'facility.id',
      'facility.account_id',
      'facility.name',
      'facility.contact_phone',
      'facility.contact_hours',
      'company.name as company_name',
      'company.terms_link',
      'company.privacy_policy_link',
    ])
    .where('facility.pre_registration', '=', true)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null);

/** The venues where couples may register by themselves. */
export async function listOpenFacilities(tx: Tx) {
  return await openFacilities(tx).orderBy('company.name').orderBy('company.id').orderBy('facility.id').execute();
}

/** A venue, if couples may register there. */
export async function findOpenFacility(tx: Tx, facilityId: FacilityId) {
  return await openFacilities(tx).where('facility.id', '=', facilityId).executeTakeFirst();
}

/** The halls of the given venues, in the order they were created. */
export async function listHallNames(tx: Tx, facilityIds: readonly FacilityId[]) {
  if (facilityIds.length === 0) return [];
  return await tx
    .selectFrom('hall')
    .select(['facility_id', 'name'])
    .where('facility_id', 'in', facilityIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Whether the venue has an undecided registration of this address within a time range. */
export async function hasTwin(
  tx: Tx,
  facilityId: FacilityId,
  twin: { readonly email: string; readonly from: Instant; readonly until: Instant },
): Promise<boolean> {
  const row = await tx
    .selectFrom('temporary_wedding')
    .select('id')
    .where('facility_id', '=', facilityId)
    .where('status', '=', REQUEST_STATUSES.temporary)
    .where(eb => eb(eb.fn('lower', ['email']), '=', twin.email.toLowerCase()))
    .where('starts_at', '>=', at(twin.from))
    .where('starts_at', '<', at(twin.until))
    .executeTakeFirst();
  return row !== undefined;
}

/** Serializes registrations of one mail address at a venue until the transaction ends. */
export async function lockRegistrations(tx: Tx, facilityId: FacilityId, email: string): Promise<void> {
  const subject = `temporary-wedding:${facilityId}:${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
}

/** Whether an identical registration is already waiting at the venue: address, time, hall and names. */
export async function hasEqual(
  tx: Tx,
  given: {
    readonly facilityId: FacilityId;
    readonly hallName: string;
    readonly dateTime: Instant;
    readonly email: string;
    readonly groom: RegisteredName;
    readonly bride: RegisteredName;
  },
): Promise<boolean> {
  const row = await tx
    .selectFrom('temporary_wedding')
    .select('id')
    .where('facility_id', '=', given.facilityId)
    .where('status', '=', REQUEST_STATUSES.temporary)
    .where(eb => eb(eb.fn('lower', ['email']), '=', given.email.toLowerCase()))
    .where('starts_at', '=', at(given.dateTime))
    .where('hall_name', '=', given.hallName)
    .where('groom_last_name', '=', given.groom.lastName)
    .where('groom_first_name', '=', given.groom.firstName)
    .where('bride_last_name', '=', given.bride.lastName)
    .where('bride_first_name', '=', given.bride.firstName)
    .executeTakeFirst();
  return row !== undefined;
}

/** One partner's names, as registered. */
export interface RegisteredName {
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  /** In Latin letters; empty = derived from the kana. */
  readonly lastNameRoman: string;
  readonly firstNameRoman: string;
}

export interface NewRegistration {
  readonly facilityId: FacilityId;
  readonly hallName: string;
  readonly startsAt: Instant;
  readonly email: string;
  readonly groom: RegisteredName;
  readonly bride: RegisteredName;
  readonly depositAccountSealed: string | null;
  readonly isDuplicate: boolean;
  readonly locale: Locale;
  readonly answerBy: LocalDate;
  readonly now: Instant;
}

/** Stores a registration for its venue to decide; returns its id. */
export async function insertRegistration(tx: Tx, given: NewRegistration): Promise<number> {
  const { groom, bride } = given;
  const row = await tx
    .insertInto('temporary_wedding')
    .values({
      facility_id: given.facilityId,
      hall_name: given.hallName,
      starts_at: at(given.startsAt),
      email: given.email,
      groom_last_name: groom.lastName,
      groom_first_name: groom.firstName,
      groom_last_name_kana: groom.lastNameKana,
      groom_first_name_kana: groom.firstNameKana,
      groom_last_name_roman: groom.lastNameRoman,
      groom_first_name_roman: groom.firstNameRoman,
      bride_last_name: bride.lastName,
      bride_first_name: bride.firstName,
      bride_last_name_kana: bride.lastNameKana,
      bride_first_name_kana: bride.firstNameKana,
      bride_last_name_roman: bride.lastNameRoman,
      bride_first_name_roman: bride.firstNameRoman,
      deposit_account_sealed: given.depositAccountSealed,
      is_duplicate: given.isDuplicate,
      locale: given.locale,
      answer_by: given.answerBy,
      created_at: at(given.now),
      updated_at: at(given.now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
