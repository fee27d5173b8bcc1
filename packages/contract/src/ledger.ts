import { COMMISSION_LINES } from '@kotohogi/domain/ledger/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { commissionList, facilityTotalList } from './lists.ts';
import { facilityPath } from './rules/params.ts';
import { filterQuery } from './rules/query.ts';

/** `commissionYen − returnedCommissionYen + correctionYen = netCommissionYen`; returns count in the month they were made. */
const figures = z.object({
  captures: z.number(),
  grossYen: z.number(),
  commissionYen: z.number(),
  returns: z.number(),
  returnedYen: z.number(),
  returnedCommissionYen: z.number(),
  /** Corrections by hand; positive if the venue owes more. */
  corrections: z.number(),
  correctionYen: z.number(),
  netCommissionYen: z.number(),
});
export type CommissionFigures = z.infer<typeof figures>;

/** A month in Japan, `yyyy-MM`. */
const month = z.string();

const row = z.object({ month, purpose: z.enum(COMMISSION_LINES), ...figures.shape });
export type CommissionRow = z.infer<typeof row>;

const access = 'facility:read:paymentInfo';
const params = z.object(facilityPath);
const query = filterQuery(commissionList);

/** What moved at the facilities in a month, and at its end what is owed; a return counts in the month it was made. */
const totals = z.object({
  giftYen: z.number(),
  filmYen: z.number(),
  returnedYen: z.number(),
  /** Minus the commission of what was returned. */
  commissionYen: z.number(),
  /** Transfers to couples that were confirmed. */
  transferredYen: z.number(),
  /** At the end of the month, or now: what couples are owed and no transfer was ordered for. */
  unpaidYen: z.number(),
  /** At the end of the month, or now: transfers that are ordered and not confirmed. */
  inFlightYen: z.number(),
});
export type TotalFigures = z.infer<typeof totals>;

const totalRow = z.object({
  facilityId: z.number(),
  companyName: z.string(),
  facilityName: z.string(),
  ...totals.shape,
});
export type TotalRow = z.infer<typeof totalRow>;

const ofPlatform = {
  access: ['admin:read:cross-facility-financial', 'admin:read:balance-summaries'],
  query: filterQuery(facilityTotalList),
} as const;

/** Reports that are sums over the entries of the ledger. */
export const ledger = {
  commissions: endpoint({
    name: 'ledger.commissions',
    method: 'GET',
    path: '/facilities/:facilityId/commissions',
    summary:
      "Returns the platform's commission on the gifts and on the recording sales of each month, and its corrections by hand, in Japan, the newest first: of the last 24 months or of a year.",
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
  totals: endpoint({
    name: 'ledger.totals',
    method: 'GET',
    path: '/admin/financial/totals',
    summary: 'Returns the totals of every facility for a month in Japan, the current one by default.',
    ...ofPlatform,
    output: z.object({
      month,
      /** The months to choose from, the newest first. */
      months: z.array(month),
      rows: z.array(totalRow),
      total: totals,
    }),
    timeout: 'none',
  }),
  totalsCsv: endpoint({
    name: 'ledger.totalsCsv',
    method: 'GET',
    path: '/admin/financial/totals/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    ...ofPlatform,
    audit: 'facility',
    output: raw('text/csv'),
    timeout: 'none',
    perMinute: 12,
  }),
};
export type FacilityTotals = z.infer<typeof ledger.totals.output>;
export type Commissions = z.infer<typeof ledger.commissions.output>;
