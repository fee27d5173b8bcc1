import { hall } from '@kotohogi/contract/hall';
import { inFacility, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { listHallsOfFacility } from './store.ts';

export function hallHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(hall.list, async (_call, scope) => {
      const rows = await listHallsOfFacility(db, scope);
      return {
        rows: rows.map(row => ({
          id: row.id,
          name: row.name,
          venue: row.venue,
          designPattern: row.design_pattern,
        })),
      };
    }),
  ];
}
