import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { accountList } from './lists.ts';
import { transferAccount } from './payment.ts';
import { coupleNames } from './rules/couple-name.ts';
import { instantMs } from './rules/number.ts';
import { listQuery, pageOf } from './rules/query.ts';

const row = z.object({
  /** Of the wedding. */
  id: z.number(),
  ...{ reservationId: z.string(), dateTime: instantMs, couple: coupleNames },
  ...{ facilityName: z.string(), companyName: z.string() },
  account: transferAccount,
  updatedAt: instantMs,
  /** The latest transfer that was effective; null without one. */
  transfer: z.nullable(z.object({ amountYen: z.number(), state: z.enum(TRANSFER_STATES), at: instantMs })),
});
export type AccountRow = z.infer<typeof row>;

/** The search of the couples' accounts by the platform's finance (docs/product/deposit-account.md#search). */
export const accountSearch = {
  list: endpoint({
    name: 'accountSearch.list',
    method: 'GET',
    path: '/admin/accounts',
    summary: 'Searches the accounts of all couples, masked. Every page is audited.',
    access: 'admin:read:deposit-accounts',
    audit: 'wedding',
    query: listQuery(accountList),
    output: pageOf(row),
  }),
};
