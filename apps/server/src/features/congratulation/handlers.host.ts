import { congratulation } from '@kotohogi/contract/congratulation';
import { RELATION_SHIPS } from '@kotohogi/domain/attendant/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { inWedding, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { countMessages, listMessages } from './store.host.ts';

/** Words of the guests, as the couple reads them. */
export function hostCongratulationHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inWedding(congratulation.list, async (call, scope) => {
      const { limit, sort, order } = call.query;
      const total = await countMessages(db, scope);
      // Past the end means the last page (decision 25).
      const page = Math.min(call.query.page, Math.max(1, Math.ceil(total / limit)));
      const rows = await listMessages(db, scope, { page, limit, sort, order });
      return {
        rows: rows.map(row => ({
          id: row.id,
          attendantId: row.attendant_id,
          name: row.name,
          nameKana: row.name_kana,
          nickName: row.nick_name,
          relationShip: RELATION_SHIPS.find(known => known === row.relation_ship) ?? 'friend',
          message: row.message,
          createdAt: instant(row.created_at),
          isHidden: row.hidden_at !== null || row.ng,
        })),
        total,
        page,
        limit,
      };
    }),
  ];
}
