import type { Tables } from '@kotohogi/db/tables';
import { nameSearch } from '@kotohogi/domain/attendant/name-search';
import type { Answer, RelationShip } from '@kotohogi/domain/attendant/types';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

/** Filters for the couple's list; absent filters are off. */
export interface GuestFilters {
  readonly answer?: Answer | undefined;
  readonly relationShip?: RelationShip | undefined;
  readonly name?: string | undefined;
  readonly ng?: boolean | undefined;
}

export interface GuestPage {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'kana' | 'answeredAt';
  readonly order: 'ASC' | 'DESC';
}

/** The sort key of a guest: the reading, or the name itself if there is none. */
export const reading = sql<string>`coalesce(nullif(attendant.name_kana, ''), attendant.name)`;
/** Names without a kana reading (Latin, or kanji without a reading) come last, as in the index. */
export const isOtherScript = sql<boolean>`${reading} !~ '^[ぁ-ゖァ-ヺｦ-ﾟ]'`;
export const inKanaOrder = sql<string>`${reading} collate "ja-x-icu"`;

/** Escapes a text for a LIKE pattern. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, match => `\\${match}`)}%`;
const FOLDED = sql<string>`(fold_name(attendant.name) || chr(10) || fold_name(attendant.name_kana))`;

/** Whether the name or its reading contains the text, however it is typed. */
function isNamed(eb: ExpressionBuilder<Tables, 'attendant'>, text: string) {
  const words = nameSearch(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  return eb.and(words.map(ways => eb.or(ways.map(way => sql<SqlBool>`${FOLDED} like ${containing(way)}`))));
}

function matches(scope: WeddingScope, filters: GuestFilters) {
  return (eb: ExpressionBuilder<Tables, 'attendant'>) => {
    const conditions = [eb('attendant.wedding_id', '=', scope.weddingId), eb('attendant.erased_at', 'is', null)];
    if (filters.answer !== undefined) conditions.push(eb('attendant.answer', '=', filters.answer));
    if (filters.relationShip !== undefined) conditions.push(eb('attendant.relation_ship', '=', filters.relationShip));
    if (filters.ng !== undefined) conditions.push(eb('attendant.ng', '=', filters.ng));
    const all = eb.and(conditions);
    if (filters.name === undefined) return all;
    return eb.and([all, isNamed(eb, filters.name)]);
  };
}

/** The number of guests per answer under the filters, blocked ones counted separately. */
export async function countGuestsByAnswer(tx: Tx, scope: WeddingScope, filters: GuestFilters) {
  return await tx
    .selectFrom('attendant')
    .select(eb => ['answer', 'ng', eb.fn.countAll<number>().as('n')])
    .where(matches(scope, filters))
    .groupBy(['answer', 'ng'])
    .execute();
}

/** The readings of all guests under the filters, in kana order. */
export async function listReadings(tx: Tx, scope: WeddingScope, filters: GuestFilters): Promise<string[]> {
  const rows = await tx
    .selectFrom('attendant')
    .select(reading.as('reading'))
    .where(matches(scope, filters))
    .orderBy(isOtherScript)
    .orderBy(inKanaOrder)
    .orderBy('attendant.id')
    .execute();
  return rows.map(row => row.reading);
}

/** One page of the guests of a wedding, with each guest's gifts. */
export async function listGuestsOfWedding(tx: Tx, scope: WeddingScope, filters: GuestFilters, page: GuestPage) {
  const direction = page.order === 'ASC' ? 'asc' : 'desc';
  const all = tx
    .selectFrom('attendant')
    .select(eb => [
      'attendant.id',
      'attendant.name',
      'attendant.name_kana',
      'attendant.relation_ship',
      'attendant.answer',
      'attendant.reply_message',
      'attendant.answered_at',
      'attendant.ng',
      'attendant.allergy',
      eb
        .selectFrom('companion')
        .select(all => all.fn.countAll<number>().as('n'))
        .whereRef('companion.attendant_id', '=', 'attendant.id')
        .as('companion_count'),
      eb
        .selectFrom('payment')
        .select(sum => sum.fn.sum<number>('amount_yen').as('yen'))
        .whereRef('payment.attendant_id', '=', 'attendant.id')
        .where('payment.wedding_id', '=', scope.weddingId)
        .where('payment.purpose', '=', 'gift')
        .where('payment.state', '=', 'CAPTURED')
        .as('gift_yen'),
    ])
    .where(matches(scope, filters));
  const sorted =
    page.sort === 'kana'
      ? all.orderBy(isOtherScript).orderBy(inKanaOrder, direction)
      : all.orderBy('attendant.answered_at', direction);
  return await sorted
    .orderBy('attendant.id', direction)
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
}
