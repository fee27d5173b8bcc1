import { company } from '@kotohogi/contract/company';
import { inNoScope, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { listCompanies } from './store.ts';

/** Companies. */
export function companyHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inNoScope(company.list, async () => {
      const rows = await listCompanies(db);
      return {
        rows: rows.map(row => ({
          id: row.id,
          accountId: row.account_id,
          name: row.name,
          contractNumber: row.contract_number,
          facilityCount: row.facility_count ?? 0,
        })),
      };
    }),
  ];
}
