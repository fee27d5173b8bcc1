import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

export interface MessagePage {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'createdAt' | 'kana';
  readonly order: 'ASC' | 'DESC';
}

const reading = sql<string>`coalesce(nullif(attendant.name_kana, ''), attendant.name) collate "ja-x-icu"`;

/** How many messages a wedding has got. */
export async function countMessages(tx: Tx, scope: WeddingScope): Promise<number> {
  const row = await tx
    .selectFrom('congratulation')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('wedding_id', '=', scope.weddingId)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** One page of the messages of a wedding with who wrote them. */
export async function listMessages(tx: Tx, scope: WeddingScope, page: MessagePage) {
  const direction = page.order === 'ASC' ? 'asc' : 'desc';
  const all = tx
    .selectFrom('congratulation')
    .innerJoin('attendant', 'attendant.id', 'congratulation.attendant_id')
    .select([
      'congratulation.id',
      'congratulation.attendant_id',
      'attendant.name',
      'attendant.name_kana',
      'attendant.nick_name',
      'attendant.relation_ship',
      'attendant.ng',
      'congratulation.message',
      'congratulation.created_at',
      'congratulation.hidden_at',
    ])
    .where('congratulation.wedding_id', '=', scope.weddingId);
  const sorted =
    page.sort === 'kana' ? all.orderBy(reading, direction) : all.orderBy('congratulation.created_at', direction);
  return await sorted
    .orderBy('congratulation.id', 'desc')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
}
