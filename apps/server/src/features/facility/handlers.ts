import { facility } from '@kotohogi/contract/facility';
import { withinKey } from '@kotohogi/domain/account/api-key';
import { permissionsIn } from '@kotohogi/domain/permission/grants';
import { asUser, inCompany, inFacility, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { getFacility, listAllFacilities, listFacilitiesOfCompany } from './store.ts';

/** Needed by the first page of a facility's area. */
const ENTERS = 'facility:read:info';

type Row = Awaited<ReturnType<typeof listAllFacilities>>['rows'][number];

const toRow = (row: Row) => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  contractNumber: row.contract_number,
  hallCount: row.hall_count ?? 0,
  upcomingWeddings: row.upcoming_weddings ?? 0,
});

/** Handlers for the lists of facilities, and for the data that the pages of a facility need. */
export function facilityHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inCompany(facility.list, async (call, scope) => {
      const { rows, ...page } = await listFacilitiesOfCompany(db, scope, call.query, call.now);
      return { ...page, rows: rows.map(toRow) };
    }),
    asUser(facility.listAll, async (call, user) => {
      const { rows, ...page } = await listAllFacilities(db, call.query, call.now);
      const mayEnter = ({ id: facilityId, company_id: companyId }: Row) =>
        withinKey(permissionsIn(user.grants, { companyId, facilityId }), user.apiKey).has(ENTERS);
      return {
        ...page,
        rows: rows.map(row => ({
          ...toRow(row),
          companyId: row.company_id,
          companyName: row.company_name,
          companyAccountId: row.company_account_id,
          mayEnter: mayEnter(row),
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
