import { weddingToday } from '@kotohogi/contract/wedding-today';
import { instant } from '@kotohogi/domain/kernel/instant';
import { inCompany, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { lifeCycleOf } from './index.ts';
import { listTodayOfCompany } from './store.today.ts';
import { liveStateOf } from './view.ts';

/** Handlers for today's ceremonies above a facility. */
export function weddingTodayHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inCompany(weddingToday.company, async (call, scope) => {
      const rows = await listTodayOfCompany(db, scope, call.now);
      return {
        rows: rows.map(row => ({
          id: row.id,
          facilityId: row.facility_id,
          facilityName: row.facility_name,
          facilityAccountId: row.account_id,
          hallName: row.hall_name,
          startsAt: instant(row.starts_at),
          lifeCycle: lifeCycleOf(row, call.now),
          liveState: liveStateOf(row, call.now),
        })),
      };
    }),
  ];
}
