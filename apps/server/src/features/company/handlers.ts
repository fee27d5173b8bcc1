import { company } from '@kotohogi/contract/company';
import { withinKey } from '@kotohogi/domain/account/api-key';
import { permissionsIn } from '@kotohogi/domain/permission/grants';
import { asUser, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { listCompanies } from './store.ts';

/** The first page of a company's area is the list of its facilities. */
const ENTERS = 'company:read:facility';

export function companyHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(company.list, async (_call, user) => {
      const rows = await listCompanies(db);
      return {
        rows: rows.map(row => ({
          id: row.id,
          accountId: row.account_id,
          name: row.name,
          contractNumber: row.contract_number,
          facilityCount: row.facility_count ?? 0,
          mayEnter: withinKey(permissionsIn(user.grants, { companyId: row.id }), user.apiKey).has(ENTERS),
        })),
      };
    }),
  ];
}
