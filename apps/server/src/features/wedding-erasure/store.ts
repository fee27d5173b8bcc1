import type { FacilityId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { SlotState } from '@kotohogi/domain/live/types';
import type { PaymentState } from '@kotohogi/domain/payment/types';
import type { ErasureWait } from '@kotohogi/domain/wedding/erasure';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { isCoupleOwed } from '../ledger/index.ts';

/** The columns the day of erasure is computed from. */
export async function getErasure(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('wedding')
    .select(['status', 'starts_at', 'erase_on', 'erase_announced'])
    .where('id', '=', scope.weddingId)
    .executeTakeFirstOrThrow();
}

/** Like `getErasure`; locks the wedding until the transaction ends. */
export async function lockErasure(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('wedding')
    .select(['status', 'starts_at', 'erase_on', 'erase_announced', 'deleted_at'])
    .select(['facility_id', 'email'])
    .where('id', '=', scope.weddingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks users until the transaction ends: before the rows of guests, which the erasure deletes first. */
export async function lockUsers(tx: Tx, userIds: readonly UserId[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.selectFrom('app_user').select('id').where('id', 'in', userIds).orderBy('id').forUpdate().execute();
}

/** Stores the day the couple has requested. The caller holds the lock. */
export async function saveErasure(tx: Tx, scope: WeddingScope, day: LocalDate | null, now: Instant): Promise<void> {
  await tx
    .updateTable('wedding')
    .set({ erase_on: day, updated_at: at(now) })
    .where('id', '=', scope.weddingId)
    .execute();
}

/** Stores the day that the hosts are notified of. The caller holds the lock. */
export async function saveAnnounced(tx: Tx, scope: WeddingScope, day: LocalDate): Promise<void> {
  await tx.updateTable('wedding').set({ erase_announced: day }).where('id', '=', scope.weddingId).execute();
}

const DUE_COLUMNS = [
  ...(['wedding.id', 'wedding.key', 'wedding.facility_id', 'facility.company_id'] as const),
  ...(['wedding.reservation_id', 'wedding.starts_at', 'wedding.status', 'wedding.erase_on'] as const),
  ...(['wedding.erase_announced', 'wedding.deleted_at'] as const),
  'facility.name as facility_name',
] as const;

/** Selects the ceremonies whose erasure has to be announced now. */
interface ToAnnounce {
  readonly startsBefore: Instant;
  /** Days from a ceremony to its erasure. An announced day before that belongs to an earlier date of the ceremony. */
  readonly days: number;
  readonly limit: number;
}

/** Weddings without a chosen or announced day whose ceremony was before the given time, the earliest first. */
export async function listUnannounced(tx: Tx, { startsBefore, days, limit }: ToAnnounce) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(DUE_COLUMNS)
    .where('wedding.status', 'in', ['active', 'canceled'])
    .where('wedding.erase_on', 'is', null)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.starts_at', '<', at(startsBefore))
    .where(eb =>
      eb.or([
        eb('wedding.erase_announced', 'is', null),
        sql<boolean>`wedding.erase_announced < (wedding.starts_at at time zone 'Asia/Tokyo')::date + ${sql.lit(days)}`,
      ]),
    )
    .orderBy('wedding.starts_at')
    .limit(limit)
    .execute();
}

/** Users who were invited to prepare a wedding, have never activated their account, and have no other invitation. */
export async function listInvited(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('app_user')
    .select(['id', 'email'])
    .where('password_hash', 'is', null)
    .where('deleted_at', 'is', null)
    .where('id', 'in', eb =>
      eb
        .selectFrom('mail_token')
        .select('user_id')
        .where('wedding_id', '=', weddingId)
        .where('user_id', 'is not', null),
    )
    .where('id', 'not in', eb =>
      eb
        .selectFrom('mail_token')
        .select('user_id')
        .where('wedding_id', '<>', weddingId)
        .where('user_id', 'is not', null),
    )
    .execute();
}

/** When the weddings to erase started or were deleted. */
interface DueBefore {
  readonly today: LocalDate;
  /** Null selects the weddings whose announced day has come. */
  readonly startsBefore: Instant | null;
  readonly deletedUntil: Instant;
}

/**
 * Weddings whose chosen day has come, those without one whose announced day has come or whose ceremony was before the
 * given time, and those that can no longer be restored.
 */
export async function listErasures(tx: Tx, { today, startsBefore, deletedUntil }: DueBefore) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(DUE_COLUMNS)
    .where('wedding.status', '<>', 'cleaned')
    .where(eb =>
      eb.or([
        eb.and([
          eb('wedding.status', 'in', ['active', 'canceled']),
          eb.or([
            eb('wedding.erase_on', '<=', today),
            eb.and([
              eb('wedding.erase_on', 'is', null),
              startsBefore === null
                ? eb('wedding.erase_announced', '<=', today)
                : eb('wedding.starts_at', '<', at(startsBefore)),
            ]),
          ]),
        ]),
        eb('wedding.deleted_at', '<=', at(deletedUntil)),
      ]),
    )
    .orderBy('wedding.id')
    .execute();
}

/** States of a slot before and after its use (docs/product/erasure.md#wedding). */
const RESTING: readonly SlotState[] = ['pending', 'ready', 'archived', 'end'];
/** States of a payment that may still charge money. */
const MOVING: readonly PaymentState[] = ['ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED'];

/** The wedding to check for pending work. */
interface Unfinished {
  readonly weddingId: WeddingId;
  readonly now: Instant;
}

/**
 * What has to end first: a stream, a pending payment, gifts not yet transferred to the couple, and the time in which a
 * buyer may download the recording.
 */
export async function findPendingWork(tx: Tx, { weddingId, now }: Unfinished): Promise<ErasureWait | undefined> {
  const slot = await tx.selectFrom('live_slot').select('state').where('wedding_id', '=', weddingId).executeTakeFirst();
  if (slot !== undefined && !RESTING.includes(slot.state)) return 'live';
  const payment = await tx
    .selectFrom('payment')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('state', 'in', MOVING)
    .limit(1)
    .executeTakeFirst();
  const owed = await tx
    .selectFrom('wedding')
    .select('id')
    .where('id', '=', weddingId)
    .where(isCoupleOwed('wedding.id'));
  if (payment !== undefined || (await owed.executeTakeFirst()) !== undefined) return 'money';
  const sale = await tx
    .selectFrom('archive_sale')
    .select('id')
    .where('wedding_id', '=', weddingId)
    .where('is_live', '=', true)
    .where('expires_at', '>', at(now))
    .limit(1)
    .executeTakeFirst();
  return sale && 'recording';
}

/**
 * Tables with a wedding's own texts and pictures, each with the column that names a file, if it has one. Features with
 * more to do than to delete rows have an eraser of their own (`index.listeners.ts`).
 */
const FORGOTTEN = [
  ['photo', 'key'],
  ['made_file', 'object_key'],
  ['organizer_profile', undefined],
  ['invitation', undefined],
  ['invitation_preview', undefined],
  ['deposit_account', undefined],
  ['notification', undefined],
  ['mail_refusal', undefined],
  ['mail_opt_out', undefined],
  ['mail_token', undefined],
  ['idempotency_key', undefined],
] as const;

/**
 * Deletes the couple's texts and pictures and keeps the wedding as a bare row for the books. Returns the keys
 * of their files. The caller holds the lock.
 */
export async function eraseWedding(
  tx: Tx,
  scope: WeddingScope,
  {
    facilityId,
    emails,
    now,
  }: { readonly facilityId: FacilityId; readonly emails: readonly string[]; readonly now: Instant },
): Promise<readonly string[]> {
  const { weddingId } = scope;
  const keys: string[] = [];
  for (const [table, file] of FORGOTTEN) {
    const returned = file === undefined ? sql`null` : sql.ref(file);
    const { rows } = await sql<{ key: string | null }>`
      delete from ${sql.table(table)} where wedding_id = ${weddingId} returning ${returned} as key`.execute(tx);
    keys.push(...rows.flatMap(({ key }) => key ?? []));
  }
  await tx
    .updateTable('bank_line')
    .set({ name: '' })
    .where('transfer_id', 'in', eb =>
      eb.selectFrom('transfer').select('transfer.id').where('wedding_id', '=', weddingId),
    )
    .execute();
  // A file holds the accounts of other couples too; what the bank received can be read at the bank.
  await tx
    .updateTable('transfer_file')
    .set({ content: null })
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('transfer')
          .select('transfer.id')
          .whereRef('transfer.file_id', '=', 'transfer_file.id')
          .where('transfer.wedding_id', '=', weddingId),
      ),
    )
    .execute();
  await tx.updateTable('transfer').set({ account: null, reason: '' }).where('wedding_id', '=', weddingId).execute();
  await tx
    .deleteFrom('temporary_wedding')
    .where('facility_id', '=', facilityId)
    .where(eb =>
      eb.or([
        eb('wedding_id', '=', weddingId),
        eb(
          eb.fn('lower', ['email']),
          'in',
          emails.map(email => email.toLowerCase()),
        ),
      ]),
    )
    .execute();
  await tx
    .updateTable('wedding')
    .set({ status: 'cleaned', email: '', sns_template: '', sns_template_en: '', updated_at: at(now) })
    .where('id', '=', weddingId)
    .execute();
  return keys;
}

/** Removes the hosts' role. Erases and returns those who have no other role. */
export async function eraseHosts(
  tx: Tx,
  weddingId: WeddingId,
  userIds: readonly UserId[],
  now: Instant,
): Promise<readonly number[]> {
  await tx.deleteFrom('user_grant').where('wedding_id', '=', weddingId).execute();
  if (userIds.length === 0) return [];
  const others = await tx.selectFrom('user_grant').select('user_id').where('user_id', 'in', userIds).execute();
  const left = new Set(others.map(({ user_id }) => user_id));
  const gone = userIds.filter(id => !left.has(id));
  if (gone.length === 0) return [];
  await tx.deleteFrom('session').where('user_id', 'in', gone).execute();
  await tx.deleteFrom('mail_token').where('user_id', 'in', gone).execute();
  await tx.deleteFrom('api_key').where('user_id', 'in', gone).execute();
  await tx.deleteFrom('saved_filter').where('user_id', 'in', gone).execute();
  await tx
    .updateTable('app_user')
    .set({ name: '', email: '', password_hash: null, deleted_at: at(now), updated_at: at(now) })
    .where('id', 'in', gone)
    .execute();
  return gone;
}
