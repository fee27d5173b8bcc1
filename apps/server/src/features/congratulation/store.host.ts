import type { ListQuery } from '@kotohogi/contract/kit/list';
import type { congratulationList } from '@kotohogi/contract/lists';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { readPage } from '../../platform/db/list.ts';

const reading = sql<string>`coalesce(nullif(attendant.name_kana, ''), attendant.name) collate "ja-x-icu"`;
/** Names in other scripts come last, as in the list of guests. */
const isOtherScript = sql<boolean>`coalesce(nullif(attendant.name_kana, ''), attendant.name) !~ '^[ぁ-ゖァ-ヺｦ-ﾟ]'`;

/** How many leaves the tree has, and for how many of them the couple has sent thanks. */
export async function countLeaves(tx: Tx, scope: WeddingScope): Promise<{ count: number; thanked: number }> {
  const row = await tx
    .selectFrom('leaf')
    .leftJoin('leaf_thanks', 'leaf_thanks.attendant_id', 'leaf.attendant_id')
    .select(eb => [eb.fn.countAll<number>().as('count'), eb.fn.count<number>('leaf_thanks.sent_at').as('thanked')])
    .where('leaf.wedding_id', '=', scope.weddingId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), thanked: Number(row.thanked) };
}

const written = (tx: Tx, scope: Pick<WeddingScope, 'weddingId'>) =>
  tx
    .selectFrom('congratulation')
    .innerJoin('attendant', 'attendant.id', 'congratulation.attendant_id')
    .leftJoin('leaf', join =>
      join
        .onRef('leaf.attendant_id', '=', 'congratulation.attendant_id')
        .onRef('leaf.wedding_id', '=', 'congratulation.wedding_id'),
    )
    .leftJoin('leaf_thanks', 'leaf_thanks.attendant_id', 'congratulation.attendant_id')
    .select([
      'congratulation.id',
      'congratulation.attendant_id',
      'attendant.name',
      'attendant.name_kana',
      'attendant.nick_name',
      'attendant.email',
      'attendant.relation_ship',
      'attendant.ng',
      'congratulation.message',
      'congratulation.created_at',
      'congratulation.hidden_at',
      'leaf.number',
      'leaf_thanks.message as thanks',
      'leaf_thanks.sent_at as thanked_at',
    ])
    .where('congratulation.wedding_id', '=', scope.weddingId);

/** One page of the messages of a wedding with their authors. */
export async function listMessages(tx: Tx, scope: WeddingScope, query: ListQuery<typeof congratulationList>) {
  const by = { createdAt: 'congratulation.created_at', kana: reading };
  return await readPage(written(tx, scope), query, { by, groups: { kana: isOtherScript }, ties: 'congratulation.id' });
}

/**
 * Every message that may be printed, leaf by leaf in the order they grew, each leaf's messages in the order they came.
 */
export async function listPrintable(tx: Tx, scope: Pick<WeddingScope, 'weddingId'>) {
  return await written(tx, scope)
    .where('congratulation.hidden_at', 'is', null)
    .where('attendant.ng', '=', false)
    .orderBy('leaf.number')
    .orderBy('congratulation.id')
    .execute();
}

export type PrintableMessage = Awaited<ReturnType<typeof listPrintable>>[number];

/** Hides a message on the tree, or shows it again; returns the previous state. Undefined = there is none. */
export async function hideMessage(
  tx: Tx,
  scope: WeddingScope,
  target: { readonly id: number; readonly isHidden: boolean; readonly now: Instant },
): Promise<{ readonly wasHidden: boolean } | undefined> {
  const row = await tx
    .selectFrom('congratulation')
    .select('hidden_at')
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', target.id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const wasHidden = row.hidden_at !== null;
  if (wasHidden !== target.isHidden) {
    await tx
      .updateTable('congratulation')
      .set({ hidden_at: target.isHidden ? at(target.now) : null })
      .where('wedding_id', '=', scope.weddingId)
      .where('id', '=', target.id)
      .execute();
  }
  return { wasHidden };
}

/** The guest of a leaf, locked until the transaction ends, with existing thanks; undefined without a leaf. */
export async function lockLeaf(tx: Tx, scope: WeddingScope, attendantId: AttendantId) {
  const leaf = await tx
    .selectFrom('leaf')
    .innerJoin('attendant', 'attendant.id', 'leaf.attendant_id')
    .select(['attendant.id', 'attendant.name', 'attendant.email', 'attendant.locale', 'attendant.ng'])
    .where('leaf.wedding_id', '=', scope.weddingId)
    .where('leaf.attendant_id', '=', attendantId)
    .forUpdate('leaf')
    .executeTakeFirst();
  if (leaf === undefined) return undefined;
  // Read after the lock: a simultaneous call may just have sent them.
  const thanks = await tx
    .selectFrom('leaf_thanks')
    .select('sent_at')
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .executeTakeFirst();
  return { ...leaf, isThanked: thanks !== undefined && thanks.sent_at !== null };
}

/** Stores the thanks for a leaf; with `sentAt` they have been sent. The caller holds the lock on the leaf. */
export async function saveThanks(
  tx: Tx,
  scope: WeddingScope,
  thanks: {
    readonly attendantId: AttendantId;
    readonly message: string;
    readonly sentAt: Instant | null;
    readonly now: Instant;
  },
): Promise<void> {
  const columns = {
    message: thanks.message,
    updated_at: at(thanks.now),
    sent_at: thanks.sentAt === null ? null : at(thanks.sentAt),
  };
  await tx
    .insertInto('leaf_thanks')
    .values({ wedding_id: scope.weddingId, attendant_id: thanks.attendantId, ...columns })
    .onConflict(conflict => conflict.column('attendant_id').doUpdateSet(columns))
    .execute();
}

/** The messages of a guest that the thanks answer, newest first. */
export async function listMessagesOfLeaf(tx: Tx, scope: WeddingScope, attendantId: AttendantId): Promise<string[]> {
  const rows = await tx
    .selectFrom('congratulation')
    .select('message')
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(row => row.message);
}
