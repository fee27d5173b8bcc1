import { PAYMENT_PURPOSES } from '@kotohogi/domain/payment/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { commissionList } from './lists.ts';
import { facilityPath } from './rules/params.ts';
import { filterQuery } from './rules/query.ts';

/** `commissionYen − returnedCommissionYen = netCommissionYen`; returns count in the month they were made. */
const figures = z.object({
  captures: z.number(),
  grossYen: z.number(),
  commissionYen: z.number(),
  returns: z.number(),
  returnedYen: z.number(),
  returnedCommissionYen: z.number(),
  netCommissionYen: z.number(),
});
export type CommissionFigures = z.infer<typeof figures>;

/** A month in Japan, `yyyy-MM`. */
const month = z.string();

const row = z.object({ month, purpose: z.enum(PAYMENT_PURPOSES), ...figures.shape });
export type CommissionRow = z.infer<typeof row>;

const access = 'facility:read:paymentInfo';
const params = z.object(facilityPath);
const query = filterQuery(commissionList);

/** Reports that are sums over the entries of the ledger. */
export const ledger = {
  commissions: endpoint({
    name: 'ledger.commissions',
    method: 'GET',
    path: '/facilities/:facilityId/commissions',
    summary:
      "Returns the platform's commission on the gifts and on the recording sales of each month in Japan, the newest first: of the last 24 months or of a year.",
    ...{ access, params, query },
    output: z.object({
      /** Every month of the period, also those without rows. */
      months: z.array(month),
      rows: z.array(row),
      total: figures,
    }),
    timeout: 'none',
  }),
  commissionsCsv: endpoint({
    name: 'ledger.commissionsCsv',
    method: 'GET',
    path: '/facilities/:facilityId/commissions/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    ...{ access, params, query },
    audit: 'facility',
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
export type Commissions = z.infer<typeof ledger.commissions.output>;
