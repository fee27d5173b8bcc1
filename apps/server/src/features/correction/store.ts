import type { ListQuery } from '@kotohogi/contract/kit/list';
import { correctionList } from '@kotohogi/contract/lists';
import type { CorrectionAccount, CorrectionSides, CorrectionState } from '@kotohogi/domain/correction/types';
import type { CorrectionId, FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, countListed, matching, readPage } from '../../platform/db/list.ts';

const corrections = (tx: Tx) =>
  tx
    .selectFrom('correction')
    .innerJoin('facility', 'facility.id', 'correction.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .innerJoin('app_user as proposer', 'proposer.id', 'correction.proposed_by')
    .leftJoin('app_user as decider', 'decider.id', 'correction.decided_by')
    .leftJoin('wedding', 'wedding.id', 'correction.wedding_id')
    .select([
      ...(['correction.id', 'correction.facility_id', 'correction.wedding_id', 'correction.debit_account'] as const),
      ...(['correction.credit_account', 'correction.amount_yen', 'correction.reason', 'correction.state'] as const),
      ...(['correction.proposed_by', 'correction.proposed_at', 'correction.decided_at'] as const),
      ...(['correction.decided_reason', 'facility.name as facility_name', 'company.name as company_name'] as const),
      ...(['proposer.name as proposer_name', 'decider.name as decider_name'] as const),
      ...(['wedding.reservation_id', 'wedding.starts_at'] as const),
    ]);

/** One page of the corrections of all facilities, those that wait first. */
export async function listCorrections(tx: Tx, query: ListQuery<typeof correctionList>) {
  const rows = corrections(tx).where(eb =>
    matching(eb, correctionList, query, {
      state: 'correction.state',
      facility: name => contains(sql<string>`facility.name`, name),
      account: account =>
        eb.or([eb('correction.debit_account', '=', account), eb('correction.credit_account', '=', account)]),
      proposed: 'correction.proposed_at',
    }),
  );
  const order = {
    by: { at: 'correction.proposed_at', amount: 'correction.amount_yen' },
    groups: { at: sql<boolean>`correction.state <> 'waiting'` },
    ties: 'correction.id',
  };
  return await readPage(rows, query, order, await countListed(tx, rows));
}

/** A correction; undefined without one. */
export async function findCorrection(tx: Tx, id: CorrectionId) {
  return await corrections(tx).where('correction.id', '=', id).executeTakeFirst();
}
export type StoredCorrection = NonNullable<Awaited<ReturnType<typeof findCorrection>>>;

const venues = (tx: Tx) =>
  tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.id', 'facility.name', 'company.name as companyName']);

/** The facilities of all companies, by company and name. */
export async function listVenues(tx: Tx) {
  return await venues(tx).orderBy('company.name').orderBy('facility.name').orderBy('facility.id').execute();
}

/** A facility; undefined without one. */
export async function findVenue(tx: Tx, id: FacilityId) {
  return await venues(tx).where('facility.id', '=', id).executeTakeFirst();
}

const weddings = (tx: Tx, facilityId: FacilityId) =>
  tx
    .selectFrom('wedding')
    .select(['id', 'reservation_id', 'starts_at'])
    .where('facility_id', '=', facilityId)
    .where('deleted_at', 'is', null);

/** At most two weddings of a facility with this reservation id or key. */
export async function findWeddings(tx: Tx, facilityId: FacilityId, text: string) {
  return await weddings(tx, facilityId)
    .where(eb => eb.or([eb('reservation_id', '=', text), eb('key', '=', text)]))
    .limit(2)
    .execute();
}

/** A wedding of a facility; undefined if it belongs to another one or is deleted. */
export async function findWedding(tx: Tx, facilityId: FacilityId, weddingId: WeddingId) {
  return await weddings(tx, facilityId).where('id', '=', weddingId).executeTakeFirst();
}

/** Like `findWedding`; no step of its transfers happens until the transaction ends. */
export async function lockWedding(tx: Tx, facilityId: FacilityId, weddingId: WeddingId) {
  return await weddings(tx, facilityId).where('id', '=', weddingId).forNoKeyUpdate().executeTakeFirst();
}

/** The balance of an account of a facility; a debit is positive. */
export async function readBalance(tx: Tx, facilityId: FacilityId, account: CorrectionAccount): Promise<number> {
  const { balance } = await tx
    .selectFrom('journal_line')
    .select(sql<number>`coalesce(sum(amount_yen), 0)::bigint`.as('balance'))
    .where('facility_id', '=', facilityId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return balance;
}

export interface NewCorrection extends CorrectionSides {
  readonly facilityId: FacilityId;
  readonly weddingId: WeddingId | null;
  readonly amountYen: Yen;
  readonly reason: string;
  readonly by: UserId;
  readonly now: Instant;
}

/** Stores a correction that waits for a second person. */
export async function insertCorrection(tx: Tx, fresh: NewCorrection): Promise<CorrectionId> {
  const { id } = await tx
    .insertInto('correction')
    .values({
      ...{ facility_id: fresh.facilityId, wedding_id: fresh.weddingId, state: 'waiting' },
      ...{ debit_account: fresh.debitAccount, credit_account: fresh.creditAccount },
      ...{ amount_yen: fresh.amountYen, reason: fresh.reason, proposed_by: fresh.by, proposed_at: at(fresh.now) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Decision {
  readonly state: CorrectionState;
  readonly by: UserId;
  readonly reason: string;
  readonly now: Instant;
}

/** Stores what became of a correction, unless another person was faster; returns whether it did. */
export async function saveDecision(tx: Tx, id: CorrectionId, { state, by, reason, now }: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('correction')
    .set({ state, decided_by: by, decided_at: at(now), decided_reason: reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Empties the reasons of a wedding's corrections. */
export async function emptyReasons(tx: Tx, weddingId: WeddingId): Promise<void> {
  await tx
    .updateTable('correction')
    .set({ reason: '', decided_reason: '' })
    .where('wedding_id', '=', weddingId)
    .execute();
}
