import { attendant } from '@kotohogi/contract/attendant';
import { type KanaRow, kanaRowOf } from '@kotohogi/domain/attendant/kana-row';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { type Call, inWedding, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { countGuestsByAnswer, listGuestsOfWedding, listReadings } from './store.host.ts';

/** Whether the caller may read what a guest has given (docs/product/gift.md#who-may). */
const mayReadMoney = ({ permissions }: Call) =>
  permissions.has('wedding:read:info') || permissions.has('facility:read:weddingPaymentState');

/** Where each row of the syllabary starts in readings sorted in kana order. */
function indexOf(readings: readonly string[]): { row: KanaRow; offset: number }[] {
  const begins = new Map<KanaRow, number>();
  for (const [offset, reading] of readings.entries()) {
    const row = kanaRowOf(reading);
    if (!begins.has(row)) begins.set(row, offset);
  }
  return [...begins].map(([row, offset]) => ({ row, offset }));
}

function toCounts(rows: Awaited<ReturnType<typeof countGuestsByAnswer>>) {
  const count = (answer: Answer) => rows.find(row => row.answer === answer && !row.ng)?.n ?? 0;
  const [attendance, viewArchive, absence] = [count('attendance'), count('view-archive'), count('absence')];
  const blocked = rows.filter(row => row.ng).reduce((sum, { n }) => sum + n, 0);
  return { all: attendance + viewArchive + absence, attendance, viewArchive, absence, blocked };
}

/** Handlers for guests as their hosts see them. */
export function hostAttendantHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inWedding(attendant.list, async (call, scope) => {
      const counts = toCounts(
        await countGuestsByAnswer(db, scope, { ...call.query, answer: undefined, ng: undefined }),
      );
      const readings = await listReadings(db, scope, call.query);
      const { rows, ...page } = await listGuestsOfWedding(db, scope, call.query, readings.length);
      return {
        ...page,
        rows: rows.map(row => ({
          id: row.id,
          name: row.name,
          nameKana: row.name_kana,
          relationShip: row.relation_ship,
          answer: row.answer,
          replyMessage: call.permissions.has('wedding:read:attendant') ? row.reply_message : '',
          partySize: 1 + Number(row.companion_count ?? 0),
          allergy: row.allergy,
          giftYen: mayReadMoney(call) ? Number(row.gift_yen ?? 0) : null,
          answeredAt: instant(row.answered_at),
          ng: row.ng,
        })),
        counts,
        index: indexOf(readings),
      };
    }),
  ];
}
