import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { temporaryWeddingList } from '@kotohogi/contract/temporary-wedding-staff';
import type { Tables } from '@kotohogi/db/tables';
import { nameSearch } from '@kotohogi/domain/attendant/name-search';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { REQUEST_STATUSES } from '@kotohogi/domain/temporary-wedding/types';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';

const ROW = [
  'id',
  'status',
  'hall_name',
  'starts_at',
  'email',
  'groom_last_name',
  'groom_first_name',
  'groom_last_name_kana',
  'groom_first_name_kana',
  'groom_last_name_roman',
  'groom_first_name_roman',
  'bride_last_name',
  'bride_first_name',
  'bride_last_name_kana',
  'bride_first_name_kana',
  'bride_last_name_roman',
  'bride_first_name_roman',
  'is_duplicate',
  'locale',
  'answer_by',
  'created_at',
  'decided_at',
  'wedding_id',
] as const;

const DETAIL = [...ROW, 'deposit_account_sealed', 'refusal_reason', 'version', 'updated_at'] as const;

type Builder = ExpressionBuilder<Tables, 'temporary_wedding'>;

const namesOf = (who: 'groom' | 'bride') => sql<string>`folded_names_of(
  ${sql.ref(`${who}_last_name`)}, ${sql.ref(`${who}_first_name`)},
  ${sql.ref(`${who}_last_name_kana`)}, ${sql.ref(`${who}_first_name_kana`)}, '', '',
  ${sql.ref(`${who}_last_name_roman`)}, ${sql.ref(`${who}_first_name_roman`)}
)`;

/** Whether a name of one of the couple contains the text, in kanji, kana or Latin letters, however it is typed. */
function isNamed(text: string, eb: Builder) {
  const words = nameSearch(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  const names = (['groom', 'bride'] as const).map(namesOf);
  return eb.or(names.map(name => eb.and(words.map(ways => eb.or(ways.map(way => contains(name, way)))))));
}

const conditions = (eb: Builder, scope: FacilityScope, query: FiltersOf<typeof temporaryWeddingList>) =>
  eb.and([
    eb('facility_id', '=', scope.facilityId),
    matching(eb, temporaryWeddingList, query, { name: isNamed, status: 'status', date: 'starts_at' }),
  ]);

/** One page of the registrations of a facility; the undecided ones first, because they have to be answered. */
export async function listRegistrations(tx: Tx, scope: FacilityScope, query: ListQuery<typeof temporaryWeddingList>) {
  const rows = tx
    .selectFrom('temporary_wedding')
    .select(ROW)
    .where(eb => conditions(eb, scope, query));
  const undecided = sql`(status <> ${REQUEST_STATUSES.temporary})`;
  const by = { answerBy: 'answer_by', dateTime: 'starts_at', createdAt: 'created_at' } as const;
  return await readPage(rows, query, { by, groups: { answerBy: undecided }, ties: 'id', tiesFollow: true });
}

const registration = (tx: Tx, scope: FacilityScope, id: number) =>
  tx.selectFrom('temporary_wedding').select(DETAIL).where('facility_id', '=', scope.facilityId).where('id', '=', id);

/** One registration of a facility. */
export async function findRegistration(tx: Tx, scope: FacilityScope, id: number) {
  return await registration(tx, scope, id).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that only one of two decisions is stored. */
export async function lockRegistration(tx: Tx, scope: FacilityScope, id: number) {
  return await registration(tx, scope, id).forUpdate().executeTakeFirst();
}

export type StoredRegistration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

/** An email address, ignoring case, and a range of time. */
interface Likeness {
  readonly email: string;
  readonly from: Instant;
  readonly until: Instant;
}

/** Other registrations with an address for a day. */
export async function listTwins(tx: Tx, scope: FacilityScope, exceptId: number, { email, from, until }: Likeness) {
  return await tx
    .selectFrom('temporary_wedding')
    .select(['id', 'status', 'starts_at', 'created_at'])
    .where('facility_id', '=', scope.facilityId)
    .where('id', '<>', exceptId)
    .where(eb => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('starts_at', '>=', at(from))
    .where('starts_at', '<', at(until))
    .orderBy('id')
    .execute();
}

/** Weddings with an address on a day, except the one that was made from the registration. */
export async function listSimilarWeddings(
  tx: Tx,
  scope: FacilityScope,
  exceptId: WeddingId | null,
  { email, from, until }: Likeness,
) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .select(['wedding.id', 'wedding.starts_at', 'hall.name as hall_name'])
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.id', '<>', exceptId ?? sql<WeddingId>`0`)
    .where(eb => eb(eb.fn('lower', ['wedding.email']), '=', email.toLowerCase()))
    .where('wedding.starts_at', '>=', at(from))
    .where('wedding.starts_at', '<', at(until))
    .orderBy('wedding.id')
    .execute();
}

/** The name and contact of the facility, for mails. */
export async function getContact(tx: Tx, scope: FacilityScope) {
  return await tx
    .selectFrom('facility')
    .select(['name', 'contact_phone', 'contact_hours'])
    .where('id', '=', scope.facilityId)
    .executeTakeFirstOrThrow();
}

export interface RegistrationChange {
  readonly hallName?: string | undefined;
  readonly startsAt?: Instant | undefined;
  readonly email?: string | undefined;
  readonly groomLastName?: string | undefined;
  readonly groomFirstName?: string | undefined;
  readonly groomLastNameKana?: string | undefined;
  readonly groomFirstNameKana?: string | undefined;
  readonly groomLastNameRoman?: string | undefined;
  readonly groomFirstNameRoman?: string | undefined;
  readonly brideLastName?: string | undefined;
  readonly brideFirstName?: string | undefined;
  readonly brideLastNameKana?: string | undefined;
  readonly brideFirstNameKana?: string | undefined;
  readonly brideLastNameRoman?: string | undefined;
  readonly brideFirstNameRoman?: string | undefined;
}

interface Target {
  readonly id: number;
  readonly now: Instant;
}

const changing = (tx: Tx, scope: FacilityScope, { id, now }: Target) =>
  tx
    .updateTable('temporary_wedding')
    .set(eb => ({ version: eb('version', '+', 1), updated_at: at(now) }))
    .where('facility_id', '=', scope.facilityId)
    .where('id', '=', id);

/** Changes a registration. The caller holds its lock and has compared the version. */
export async function updateRegistration(
  tx: Tx,
  scope: FacilityScope,
  target: Target,
  change: RegistrationChange,
): Promise<void> {
  const { startsAt, ...fields } = change;
  await changing(tx, scope, target)
    .set({
      hall_name: fields.hallName,
      ...(startsAt === undefined ? {} : { starts_at: at(startsAt) }),
      email: fields.email,
      groom_last_name: fields.groomLastName,
      groom_first_name: fields.groomFirstName,
      groom_last_name_kana: fields.groomLastNameKana,
      groom_first_name_kana: fields.groomFirstNameKana,
      groom_last_name_roman: fields.groomLastNameRoman,
      groom_first_name_roman: fields.groomFirstNameRoman,
      bride_last_name: fields.brideLastName,
      bride_first_name: fields.brideFirstName,
      bride_last_name_kana: fields.brideLastNameKana,
      bride_first_name_kana: fields.brideFirstNameKana,
      bride_last_name_roman: fields.brideLastNameRoman,
      bride_first_name_roman: fields.brideFirstNameRoman,
    })
    .execute();
}

/** Stores the decision on a registration, and deletes the bank account from it. The caller holds its lock. */
export async function storeDecision(
  tx: Tx,
  scope: FacilityScope,
  target: Target,
  decision: { readonly weddingId: WeddingId } | { readonly refusalReason: string },
): Promise<void> {
  await changing(tx, scope, target)
    .set({
      ...('weddingId' in decision
        ? { status: REQUEST_STATUSES.registration, wedding_id: decision.weddingId }
        : { status: REQUEST_STATUSES.rejection, refusal_reason: decision.refusalReason }),
      deposit_account_sealed: null,
      decided_at: at(target.now),
    })
    .execute();
}
