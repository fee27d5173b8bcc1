import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { bankLineList } from '@kotohogi/contract/lists';
import type { BankLineId, TransferId, UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import { toBankSigns } from '@kotohogi/domain/zengin/kana';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, countListed, matching, readPage } from '../../platform/db/list.ts';

/** A line to store. `fingerprint` is the same for the same line of another import. */
export interface NewLine {
  readonly bookedOn: LocalDate;
  readonly amountYen: Yen;
  readonly name: string;
  readonly fingerprint: string;
}

/** Stores the lines that are not known yet; returns how many. */
export async function insertLines(tx: Tx, lines: readonly NewLine[], by: UserId, now: Instant): Promise<number> {
  if (lines.length === 0) return 0;
  const { rows } = await sql<{ id: number }>`
    insert into bank_line (booked_on, amount_yen, name, fingerprint, imported_by, imported_at)
    select booked_on, amount_yen, name, fingerprint, ${by}, ${at(now)}
    from unnest(
      ${lines.map(line => line.bookedOn)}::date[], ${lines.map(line => line.amountYen)}::bigint[],
      ${lines.map(line => line.name)}::text[], ${lines.map(line => line.fingerprint)}::text[]
    ) fresh (booked_on, amount_yen, name, fingerprint)
    on conflict (fingerprint) do nothing
    returning id`.execute(tx);
  return rows.length;
}

const IS_LINKED = sql<boolean>`bank_line.transfer_id is not null`;

const lines = (tx: Tx, filters: FiltersOf<typeof bankLineList>) =>
  tx
    .selectFrom('bank_line')
    .leftJoin('transfer', 'transfer.id', 'bank_line.transfer_id')
    .leftJoin('wedding', 'wedding.id', 'transfer.wedding_id')
    .leftJoin('facility', 'facility.id', 'transfer.facility_id')
    .leftJoin('app_user', 'app_user.id', 'bank_line.linked_by')
    .select(['bank_line.id', 'bank_line.booked_on', 'bank_line.amount_yen', 'bank_line.name', 'bank_line.score'])
    .select(['bank_line.linked_at', 'app_user.name as linker', 'transfer.wedding_id', 'wedding.reservation_id'])
    .select('facility.name as facility_name')
    .where(eb =>
      matching(eb, bankLineList, filters, {
        link: link => eb(IS_LINKED, '=', link === 'linked'),
        name: name => contains(eb.ref('bank_line.name'), toBankSigns(name)),
        date: sql`(bank_line.booked_on::timestamp at time zone 'Asia/Tokyo')`,
      }),
    );

/** One page of the lines, those without a link first. */
export async function listLines(tx: Tx, query: ListQuery<typeof bankLineList>) {
  const rows = lines(tx, query);
  const order = {
    by: { date: 'bank_line.booked_on', amount: 'bank_line.amount_yen' },
    groups: { date: IS_LINKED },
    ties: 'bank_line.id',
  };
  return await readPage(rows, query, order, await countListed(tx, rows));
}

const lineOf = (tx: Tx, id: BankLineId) =>
  tx.selectFrom('bank_line').select(['id', 'booked_on', 'amount_yen', 'name', 'transfer_id']).where('id', '=', id);

/** A line. */
export async function findLine(tx: Tx, id: BankLineId) {
  return await lineOf(tx, id).executeTakeFirst();
}
export type StoredLine = NonNullable<Awaited<ReturnType<typeof findLine>>>;

/** Like `findLine`; no one else links or unlinks it until the transaction ends. */
export async function lockLine(tx: Tx, id: BankLineId) {
  return await lineOf(tx, id).forUpdate().executeTakeFirst();
}

/** Transfers that were effective and have no line, with the day that a bank would book them on. */
const unlinked = (tx: Tx) =>
  tx
    .selectFrom('transfer')
    .innerJoin('wedding', 'wedding.id', 'transfer.wedding_id')
    .innerJoin('facility', 'facility.id', 'transfer.facility_id')
    .leftJoin('transfer_file', 'transfer_file.id', 'transfer.file_id')
    .select(['transfer.id', 'transfer.wedding_id', 'transfer.amount_yen', 'transfer.state', 'transfer.account'])
    .select(['wedding.reservation_id', 'wedding.starts_at', 'facility.name as facility_name'])
    .select(
      sql<LocalDate>`coalesce(
        transfer_on, (coalesce(ended_at, ordered_at) at time zone 'Asia/Tokyo')::date
      )`.as('day'),
    )
    .where('transfer.state', 'in', ['ordered', 'confirmed', 'failed'])
    .where(eb =>
      eb.not(
        eb.exists(
          eb.selectFrom('bank_line').select('bank_line.id').whereRef('bank_line.transfer_id', '=', 'transfer.id'),
        ),
      ),
    );

/** How long before and after a line its transfer can have been ordered. */
const DAYS = 60;
/** More cannot be looked through; those of the same amount come first. */
const MOST = 200;

/** The transfers that a line may have paid: near its day, those of the same amount first. */
export async function listCandidates(tx: Tx, line: StoredLine) {
  const day = sql`${line.booked_on}::date`;
  return await unlinked(tx)
    .where(sql<boolean>`transfer.ordered_at >= ${day} - make_interval(days => ${DAYS})`)
    .where(sql<boolean>`transfer.ordered_at < ${day} + make_interval(days => ${DAYS})`)
    .orderBy(sql`transfer.amount_yen <> ${line.amount_yen}`)
    .orderBy(sql`abs(extract(epoch from transfer.ordered_at - ${day}))`)
    .limit(MOST)
    .execute();
}

/** A transfer without a line. */
export async function findUnlinked(tx: Tx, id: TransferId) {
  return await unlinked(tx).where('transfer.id', '=', id).executeTakeFirst();
}

/** What a line is linked to. */
export interface NewLink {
  readonly transferId: TransferId;
  readonly score: number;
  readonly by: UserId;
  readonly now: Instant;
}

/** Links a locked line; false if the transfer was linked to another line at the same moment. */
export async function saveLink(tx: Tx, id: BankLineId, { transferId, score, by, now }: NewLink): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update bank_line set transfer_id = ${transferId}, score = ${score}, linked_by = ${by}, linked_at = ${at(now)}
    where id = ${id} and not exists (select from bank_line other where other.transfer_id = ${transferId})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes the link of a locked line back. */
export async function clearLink(tx: Tx, id: BankLineId): Promise<void> {
  await tx
    .updateTable('bank_line')
    .set({ transfer_id: null, score: null, linked_by: null, linked_at: null })
    .where('id', '=', id)
    .execute();
}

/** Holds a transfer, so that two lines are not linked to it at the same moment. */
export async function lockTransfer(tx: Tx, id: TransferId): Promise<void> {
  await tx.selectFrom('transfer').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
