import { treeMessageList } from '@kotohogi/contract/congratulation';
import type { ListQuery } from '@kotohogi/contract/kit/list';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { countRows, matching, readPage } from '../../platform/db/list.ts';

/** Locks the tree of a wedding until the transaction ends, so that leaves are numbered one after the other. */
export async function lockTree(tx: Tx, weddingId: WeddingId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leaf'), ${weddingId}::integer)`.execute(tx);
}

/** How many messages a guest has sent, including hidden ones. */
export async function countMessagesOfGuest(tx: Tx, scope: WeddingScope, attendantId: AttendantId): Promise<number> {
  const row = await tx
    .selectFrom('congratulation')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .executeTakeFirstOrThrow();
  return row.n;
}

export async function insertMessage(
  tx: Tx,
  weddingId: WeddingId,
  message: { readonly attendantId: AttendantId; readonly text: string },
  now: Instant,
): Promise<number> {
  const row = await tx
    .insertInto('congratulation')
    .values({
      wedding_id: weddingId,
      attendant_id: message.attendantId,
      message: message.text,
      created_at: at(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Gives a guest a leaf with the next number; undefined if they already have one. The caller holds the lock on the tree.
 */
export async function insertLeaf(
  tx: Tx,
  weddingId: WeddingId,
  attendantId: AttendantId,
  now: Instant,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('leaf')
    .columns(['wedding_id', 'attendant_id', 'number', 'created_at'])
    .expression(eb =>
      eb
        .selectFrom('leaf')
        .select([
          sql<number>`${weddingId}::integer`.as('wedding_id'),
          sql<number>`${attendantId}::integer`.as('attendant_id'),
          sql<number>`coalesce(max(number), 0) + 1`.as('number'),
          at(now).as('created_at'),
        ])
        .where('wedding_id', '=', weddingId),
    )
    .onConflict(conflict => conflict.columns(['wedding_id', 'attendant_id']).doNothing())
    .returning('number')
    .executeTakeFirst();
  return row?.number;
}

/** One message of a guest, for its author; locked until the transaction ends. */
export async function lockOwnMessage(tx: Tx, scope: WeddingScope, id: number, attendantId: AttendantId) {
  return await tx
    .selectFrom('congratulation')
    .select(['id', 'created_at', 'hidden_at'])
    .where('wedding_id', '=', scope.weddingId)
    .where('attendant_id', '=', attendantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes the text of a message. */
export async function updateMessage(
  tx: Tx,
  scope: WeddingScope,
  target: { readonly id: number; readonly now: Instant },
  text: string,
): Promise<void> {
  await tx
    .updateTable('congratulation')
    .set({ message: text, edited_at: at(target.now) })
    .where('wedding_id', '=', scope.weddingId)
    .where('id', '=', target.id)
    .execute();
}

/**
 * Messages everyone may read: not hidden, of guests who are not blocked (docs/product/congratulation.md#messages,
 * docs/product/attendant.md#blocking).
 */
const onTree = (tx: Tx, weddingId: WeddingId) =>
  tx
    .selectFrom('congratulation')
    .innerJoin('attendant', 'attendant.id', 'congratulation.attendant_id')
    .innerJoin('leaf', join =>
      join
        .onRef('leaf.attendant_id', '=', 'congratulation.attendant_id')
        .onRef('leaf.wedding_id', '=', 'congratulation.wedding_id'),
    )
    .where('congratulation.wedding_id', '=', weddingId)
    .where('congratulation.hidden_at', 'is', null)
    .where('attendant.ng', '=', false);

const MESSAGE = [
  'congratulation.id',
  'congratulation.attendant_id',
  'congratulation.message',
  'congratulation.created_at',
  'congratulation.edited_at',
  'leaf.number',
  'attendant.name',
  'attendant.nick_name',
] as const;

/** One message as everyone may read it. */
export async function findTreeMessage(tx: Tx, weddingId: WeddingId, id: number) {
  return await onTree(tx, weddingId).select(MESSAGE).where('congratulation.id', '=', id).executeTakeFirst();
}

/** A page of the messages on the tree, or on one leaf. */
export async function listTreeMessages(tx: Tx, scope: WeddingScope, query: ListQuery<typeof treeMessageList>) {
  const messages = onTree(tx, scope.weddingId)
    .select(MESSAGE)
    .where(eb => matching(eb, treeMessageList, query, { attendantId: 'congratulation.attendant_id' }));
  const by = { createdAt: 'congratulation.created_at' };
  return await readPage(messages, query, { by, ties: 'congratulation.id', tiesFollow: true });
}

/** How many messages are on the tree. */
export const countTreeMessages = (tx: Tx, scope: WeddingScope): Promise<number> =>
  countRows(onTree(tx, scope.weddingId));

/** The leaves of the tree in the order they grew: of guests with at least one visible message. */
export async function listLeaves(tx: Tx, scope: WeddingScope) {
  return await tx
    .selectFrom('leaf')
    .innerJoin('attendant', 'attendant.id', 'leaf.attendant_id')
    .select(['leaf.number', 'leaf.attendant_id', 'attendant.name', 'attendant.nick_name'])
    .where('leaf.wedding_id', '=', scope.weddingId)
    .where('attendant.ng', '=', false)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('congratulation')
          .select('congratulation.id')
          .whereRef('congratulation.attendant_id', '=', 'leaf.attendant_id')
          .where('congratulation.hidden_at', 'is', null),
      ),
    )
    .orderBy('leaf.number')
    .execute();
}
