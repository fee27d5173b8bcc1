import { accountSearch } from '@kotohogi/contract/account-search';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { asUser, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { couplesOf } from '../wedding/index.ts';
import { searchAccounts } from './store.search.ts';

/** Handlers of the search of accounts (docs/product/deposit-account.md#search). */
export function accountSearchHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(accountSearch.list, async call => {
      const { rows, ...page } = await searchAccounts(db, call.query);
      const weddings = rows.map(({ id }) => id);
      const { accountNumber } = call.query;
      const masked = accountNumber === undefined ? {} : { accountNumber: maskAccountNumber(accountNumber) };
      await call.audit(db, 'list', { ...call.query, ...masked, weddings });
      const couples = await couplesOf(db, weddings);
      return {
        ...page,
        rows: rows.map(row => ({
          ...{ id: row.id, reservationId: row.reservation_id, dateTime: instant(row.starts_at) },
          ...{ couple: couples.get(row.id) ?? [], facilityName: row.facility_name, companyName: row.company_name },
          account: {
            ...{ bankName: row.bank_name, bankNumber: row.bank_number, branchName: row.branch_name },
            ...{ branchNumber: row.branch_number, type: row.type, accountHolder: row.account_holder },
            maskedAccountNumber: maskAccountNumber(row.account_number),
          },
          updatedAt: instant(row.updated_at),
          transfer: row.transfer === null ? null : { ...row.transfer, at: instant(row.transfer.at) },
        })),
      };
    }),
  ];
}
