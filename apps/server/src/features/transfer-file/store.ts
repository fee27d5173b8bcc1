import type { ListQuery } from '@kotohogi/contract/kit/list';
import type { transferFileList } from '@kotohogi/contract/lists';
import type { TransferFileId, TransferId, UserId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { readPage } from '../../platform/db/list.ts';

const consignorOf = (tx: Tx, { facilityId }: FacilityScope) =>
  tx
    .selectFrom('transfer_consignor')
    .select(['code', 'transfer_consignor.name', 'bank_number', 'bank_name', 'branch_number', 'branch_name'])
    .select(['account_type', 'account_number', 'transfer_consignor.version', 'transfer_consignor.updated_at'])
    .where('facility_id', '=', facilityId);

/** Who the venue is to its bank, and who changed it last; undefined until it is entered. */
export async function findConsignor(tx: Tx, scope: FacilityScope) {
  return await consignorOf(tx, scope)
    .leftJoin('app_user', 'app_user.id', 'transfer_consignor.updated_by')
    .select('app_user.name as changer')
    .executeTakeFirst();
}
export type StoredConsignor = NonNullable<Awaited<ReturnType<typeof lockConsignor>>>;

/** Like `findConsignor`; no other file of the venue is made until the transaction ends. */
export async function lockConsignor(tx: Tx, scope: FacilityScope) {
  return await consignorOf(tx, scope).forUpdate().executeTakeFirst();
}

/** A consignor to store. */
export interface NewConsignor {
  readonly code: string;
  readonly name: string;
  readonly bankNumber: string;
  readonly bankName: string;
  readonly branchNumber: string;
  readonly branchName: string;
  readonly type: 1 | 2;
  readonly accountNumber: string;
}

/** Stores the consignor as the version after `version`; false if it has another version. */
export async function saveConsignor(
  tx: Tx,
  { facilityId }: FacilityScope,
  consignor: NewConsignor,
  { version, by, now }: { readonly version: number; readonly by: UserId; readonly now: Instant },
): Promise<boolean> {
  const values = {
    ...{ code: consignor.code, name: consignor.name },
    ...{ bank_number: consignor.bankNumber, bank_name: consignor.bankName },
    ...{ branch_number: consignor.branchNumber, branch_name: consignor.branchName },
    ...{ account_type: consignor.type, account_number: consignor.accountNumber },
    ...{ version: version + 1, updated_by: by, updated_at: at(now) },
  };
  const written =
    version === 0
      ? tx
          .insertInto('transfer_consignor')
          .values({ facility_id: facilityId, ...values })
          .onConflict(conflict => conflict.column('facility_id').doNothing())
          .returning('version')
      : tx
          .updateTable('transfer_consignor')
          .set(values)
          .where('facility_id', '=', facilityId)
          .where('version', '=', version)
          .returning('version');
  return (await written.executeTakeFirst()) !== undefined;
}

/** The ordered transfers that are in no file yet, the oldest order first. */
export async function listWaiting(tx: Tx, { facilityId }: FacilityScope) {
  return await tx
    .selectFrom('transfer')
    .innerJoin('wedding', 'wedding.id', 'transfer.wedding_id')
    .select(['transfer.id', 'transfer.wedding_id', 'transfer.amount_yen', 'transfer.account', 'transfer.ordered_at'])
    .select('wedding.reservation_id')
    .where('transfer.facility_id', '=', facilityId)
    .where('transfer.state', '=', 'ordered')
    .where('transfer.file_id', 'is', null)
    .orderBy('transfer.ordered_at')
    .orderBy('transfer.id')
    .execute();
}
export type WaitingStored = Awaited<ReturnType<typeof listWaiting>>[number];

/** A file to store. */
export interface NewFile {
  readonly transferOn: LocalDate;
  readonly transferIds: readonly TransferId[];
  readonly totalYen: Yen;
  readonly content: Buffer;
  readonly sha256: string;
  readonly by: UserId;
  readonly now: Instant;
}

/** Stores a file with the next number of the venue. The caller holds the lock on its consignor. */
export async function insertFile(tx: Tx, { facilityId }: FacilityScope, file: NewFile) {
  const { transferIds } = file;
  const stored = await tx
    .insertInto('transfer_file')
    .values({
      ...{ facility_id: facilityId, transfer_on: file.transferOn, transfer_count: transferIds.length },
      number: sql<number>`1 + coalesce((select max(number) from transfer_file where facility_id = ${facilityId}), 0)`,
      ...{ total_yen: file.totalYen, content: file.content, sha256: file.sha256 },
      ...{ made_by: file.by, made_at: at(file.now) },
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  const taken = await tx
    .updateTable('transfer')
    .set({ file_id: stored.id })
    .where('id', 'in', transferIds)
    .where('state', '=', 'ordered')
    .where('file_id', 'is', null)
    .returning('id')
    .execute();
  return taken.length === transferIds.length ? stored : undefined;
}

/** One page of the files. */
export async function listFiles(tx: Tx, { facilityId }: FacilityScope, query: ListQuery<typeof transferFileList>) {
  const { total } = await tx
    .selectFrom('transfer_file')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('facility_id', '=', facilityId)
    .executeTakeFirstOrThrow();
  const inState = (state: string) =>
    sql<number>`(select count(*)::integer from transfer where file_id = transfer_file.id and state = ${state})`;
  const found = tx
    .selectFrom('transfer_file')
    .leftJoin('app_user', 'app_user.id', 'transfer_file.made_by')
    .select(['transfer_file.id', 'transfer_file.number', 'transfer_on', 'transfer_count', 'total_yen', 'sha256'])
    .select(['made_at', 'app_user.name as maker', sql<boolean>`content is not null`.as('isKept')])
    .select([inState('ordered').as('open'), inState('confirmed').as('confirmed'), inState('failed').as('failed')])
    .where('transfer_file.facility_id', '=', facilityId);
  return await readPage(found, query, { by: { number: 'transfer_file.number' }, ties: 'transfer_file.id' }, total);
}

/** A file of the venue. */
export async function findFile(tx: Tx, { facilityId }: FacilityScope, fileId: TransferFileId) {
  return await tx
    .selectFrom('transfer_file')
    .select(['number', 'transfer_on', 'content', 'sha256'])
    .where('facility_id', '=', facilityId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}

/** The transfers of the venue with these ids. */
export async function listReported(tx: Tx, { facilityId }: FacilityScope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return await tx
    .selectFrom('transfer')
    .select(['id', 'wedding_id', 'amount_yen', 'state'])
    .where('facility_id', '=', facilityId)
    .where(sql<boolean>`id = any(${[...ids]}::integer[])`)
    .execute();
}

/** Locks weddings, the lowest id first: no step of their transfers happens until the transaction ends. */
export async function lockWeddings(tx: Tx, weddingIds: readonly WeddingId[]): Promise<void> {
  await tx
    .selectFrom('wedding')
    .select('id')
    .where(sql<boolean>`id = any(${[...weddingIds]}::integer[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
