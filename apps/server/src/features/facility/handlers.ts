import { facility } from '@kotohogi/contract/facility';
import { inCompany, inFacility, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { getFacility, listFacilitiesOfCompany } from './store.ts';

export function facilityHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inCompany(facility.list, async (call, scope) => {
      const rows = await listFacilitiesOfCompany(db, scope, call.now);
      return {
        rows: rows.map(row => ({
          id: row.id,
          accountId: row.account_id,
          name: row.name,
          hallCount: row.hall_count ?? 0,
          upcomingWeddings: row.upcoming_weddings ?? 0,
        })),
      };
    }),
    inFacility(facility.detail, async (call, scope) => {
      const row = await getFacility(db, scope);
      return {
        id: row.id,
        accountId: row.account_id,
        companyAccountId: row.company_account_id,
        companyName: row.company_name,
        name: row.name,
        throwMoneyEnabled: row.throw_money_enabled,
        sellArchiveVideo: row.sell_archive_video,
        archiveVideoAmount: row.archive_video_amount,
        abilities: [...call.permissions].sort(),
      };
    }),
  ];
}
