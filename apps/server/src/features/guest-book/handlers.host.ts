import { attendant } from '@kotohogi/contract/attendant';
import { type KanaRow, kanaRowOf } from '@kotohogi/domain/attendant/kana-row';
import { ANSWERS, type Answer, RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
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
      const { limit, sort, order, name, ng } = call.query;
      const answer = ANSWERS.find(known => known === call.query.answer);
      const relationShip = RELATION_SHIPS.find(known => known === call.query.relationShip);
      const filters = { answer, relationShip, name, ng };
      const counts = toCounts(await countGuestsByAnswer(db, scope, { relationShip, name }));
      const readings = await listReadings(db, scope, filters);
      const total = readings.length;
      // A page past the end means the last page (docs/product/list.md#address).
      const page = Math.min(call.query.page, Math.max(1, Math.ceil(total / limit)));
      const rows = await listGuestsOfWedding(db, scope, filters, { page, limit, sort, order });
      return {
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
        total,
        page,
        limit,
        counts,
        index: indexOf(readings),
      };
    }),
  ];
}
