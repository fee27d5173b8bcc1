import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { guestList } from '@kotohogi/contract/lists';
import type { Tables } from '@kotohogi/db/tables';
import { nameSearch } from '@kotohogi/domain/attendant/name-search';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { contains, matching, readPage } from '../../platform/db/list.ts';

type GuestFilters = FiltersOf<typeof guestList>;

/** The sort key of a guest: the reading, or the name itself if there is none. */
export const reading = sql<string>`coalesce(nullif(attendant.name_kana, ''), attendant.name)`;
/** Names without a kana reading (Latin, or kanji without a reading) come last, as in the index. */
export const isOtherScript = sql<boolean>`${reading} !~ '^[ぁ-ゖァ-ヺｦ-ﾟ]'`;
export const inKanaOrder = sql<string>`${reading} collate "ja-x-icu"`;

const FOLDED = sql<string>`(fold_name(attendant.name) || chr(10) || fold_name(attendant.name_kana))`;

/** Whether the name or its reading contains the text, however it is typed. */
function isNamed(text: string, eb: ExpressionBuilder<Tables, 'attendant'>) {
  const words = nameSearch(text);
  if (words.length === 0) return sql<SqlBool>`false`;
  return eb.and(words.map(ways => eb.or(ways.map(way => contains(FOLDED, way)))));
}

function matches(scope: WeddingScope, filters: GuestFilters) {
  return (eb: ExpressionBuilder<Tables, 'attendant'>) =>
    eb.and([
      eb('attendant.wedding_id', '=', scope.weddingId),
      eb('attendant.erased_at', 'is', null),
      matching(eb, guestList, filters, {
        answer: 'attendant.answer',
        relationShip: 'attendant.relation_ship',
        name: isNamed,
        ng: 'attendant.ng',
      }),
    ]);
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
export async function listGuestsOfWedding(
  tx: Tx,
  scope: WeddingScope,
  query: ListQuery<typeof guestList>,
  total: number,
) {
  const guests = tx
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
    .where(matches(scope, query));
  const by = { kana: inKanaOrder, answeredAt: 'attendant.answered_at' };
  const order = { by, groups: { kana: isOtherScript }, ties: 'attendant.id', tiesFollow: true };
  return await readPage(guests, query, order, total);
}
