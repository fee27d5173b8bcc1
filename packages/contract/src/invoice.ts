import { isMonth } from '@kotohogi/domain/ledger/month';
import { COMMISSION_LINES } from '@kotohogi/domain/ledger/types';
import * as z from 'zod/mini';
import { endpoint, raw } from './kit/endpoint.ts';
import { commissionList } from './lists.ts';
import { instantMs } from './rules/number.ts';
import { facilityPath } from './rules/params.ts';
import { pdfFile } from './rules/pdf.ts';
import { filterQuery } from './rules/query.ts';
import { ownPassword } from './rules/text.ts';

/** A month in Japan, `yyyy-MM`. */
const month = z.string();
const day = z.string();

const line = z.object({
  purpose: z.enum(COMMISSION_LINES),
  isReturn: z.boolean(),
  /** The day of entries of an earlier month that was already closed; null for the billed month. */
  day: z.nullable(day),
  count: z.number(),
  grossYen: z.number(),
  amountYen: z.number(),
});
export type InvoiceLine = z.infer<typeof line>;

/** An invoice as issued. */
const issued = z.object({
  number: z.string(),
  month,
  issuedOn: day,
  dueOn: day,
  issuer: z.object({
    issuerName: z.string(),
    issuerNameEn: z.string(),
    issuerAddress: z.string(),
    issuerAddressEn: z.string(),
    registrationNumber: z.string(),
    issuerBank: z.string(),
    issuerBankEn: z.string(),
  }),
  recipient: z.object({ companyName: z.string(), facilityName: z.string() }),
  lines: z.array(line),
  totalYen: z.number(),
  taxYen: z.number(),
});
export type Invoice = z.infer<typeof issued>;

const INVOICE_STATES = ['open', 'none', 'issued'] as const;
/** A month of a facility: `open` until it is closed; `none`, closed without entries. */
const facilityMonth = z.object({
  month,
  state: z.enum(INVOICE_STATES),
  /** Empty unless issued. */
  number: z.string(),
  issuedOn: z.nullable(day),
  dueOn: z.nullable(day),
  /** Of an open month: so far. */
  totalYen: z.number(),
});
export type FacilityMonth = z.infer<typeof facilityMonth>;

/** `current`: not over; `open`: over, not closed. */
const MONTH_STATES = ['current', 'open', 'closed'] as const;
const accountingMonth = z.object({
  month,
  state: z.enum(MONTH_STATES),
  /** Only the oldest month that is over and open can be closed. */
  canClose: z.boolean(),
  closedAt: z.nullable(instantMs),
  /** Empty if the product closed it by itself. */
  closedBy: z.string(),
  invoices: z.number(),
  totalYen: z.number(),
});
export type AccountingMonth = z.infer<typeof accountingMonth>;

const monthRow = z.object({
  facilityId: z.number(),
  companyName: z.string(),
  facilityName: z.string(),
  /** Empty while the month is open. */
  number: z.string(),
  count: z.number(),
  totalYen: z.number(),
});
export type InvoiceRow = z.infer<typeof monthRow>;

const monthPath = { month: z.string().check(z.refine(isMonth, { abort: true })) };
const READ = 'admin:read:balance-summaries';
const facilityAccess = 'facility:read:paymentInfo';

/** The platform's invoices to facilities for its commission. */
export const invoice = {
  list: endpoint({
    name: 'invoice.list',
    method: 'GET',
    path: '/facilities/:facilityId/invoices',
    summary:
      'Lists the months of a facility with their invoices, the newest first: of the last 24 months or of a year.',
    access: facilityAccess,
    params: z.object(facilityPath),
    query: filterQuery(commissionList),
    output: z.object({ rows: z.array(facilityMonth) }),
    timeout: 'none',
  }),
  read: endpoint({
    name: 'invoice.read',
    method: 'GET',
    path: '/facilities/:facilityId/invoices/:month',
    summary: 'Returns the invoice of a month as it was issued.',
    access: facilityAccess,
    params: z.object({ ...facilityPath, ...monthPath }),
    output: issued,
    errors: { invoice_unknown: 404 },
  }),
  pdf: endpoint({
    name: 'invoice.pdf',
    method: 'GET',
    path: '/facilities/:facilityId/invoices/:month/pdf',
    summary: 'Returns the invoice of a month as PDF, in Japanese or English.',
    access: facilityAccess,
    params: z.object({ ...facilityPath, ...monthPath }),
    ...pdfFile,
    errors: { invoice_unknown: 404 },
  }),
  months: endpoint({
    name: 'invoice.months',
    method: 'GET',
    path: '/admin/financial/invoices',
    summary: 'Lists the months of the ledger, the newest first, with the sum of their invoices.',
    access: READ,
    output: z.object({
      rows: z.array(accountingMonth),
      /** Whether the settings have everything that an invoice must name. */
      isIssuerComplete: z.boolean(),
    }),
  }),
  month: endpoint({
    name: 'invoice.month',
    method: 'GET',
    path: '/admin/financial/invoices/:month',
    summary: 'Returns the invoices of a month for all facilities; of an open month what they would bill now.',
    access: READ,
    params: z.object(monthPath),
    output: z.object({ month: accountingMonth, rows: z.array(monthRow), totalYen: z.number() }),
    errors: { invoice_unknown: 404 },
    timeout: 'none',
  }),
  monthCsv: endpoint({
    name: 'invoice.monthCsv',
    method: 'GET',
    path: '/admin/financial/invoices/:month/csv',
    summary: 'Exports the same rows as CSV (UTF-8 with BOM, CRLF).',
    access: READ,
    audit: 'invoice',
    params: z.object(monthPath),
    output: raw('text/csv'),
    errors: { invoice_unknown: 404 },
    timeout: 'none',
    perMinute: 12,
  }),
  issued: endpoint({
    name: 'invoice.issued',
    method: 'GET',
    path: '/admin/financial/invoices/:month/issued/:number',
    summary: 'Returns one invoice of a month as it was issued, by its number.',
    access: READ,
    params: z.object({ ...monthPath, number: z.string() }),
    output: issued,
    errors: { invoice_unknown: 404 },
  }),
  issuedPdf: endpoint({
    name: 'invoice.issuedPdf',
    method: 'GET',
    path: '/admin/financial/invoices/:month/issued/:number/pdf',
    summary: 'Returns the same invoice as PDF, in Japanese or English.',
    access: READ,
    params: z.object({ ...monthPath, number: z.string() }),
    ...pdfFile,
    errors: { invoice_unknown: 404 },
  }),
  close: endpoint({
    name: 'invoice.close',
    method: 'POST',
    path: '/admin/financial/invoices/:month/close',
    summary: "Closes a month once and issues the invoices of all facilities. Needs the caller's password.",
    access: ['admin:read:cross-facility-financial', 'admin:write:attendantPayment'],
    audit: 'invoice',
    params: z.object(monthPath),
    body: z.object({
      password: ownPassword,
    }),
    output: z.object({ invoices: z.number() }),
    errors: {
      account_password_wrong: 422,
      login_delayed: 429,
      invoice_month_open: 409,
      invoice_month_closed: 409,
      invoice_month_earlier: 409,
      invoice_issuer_missing: 409,
    },
    timeout: 'none',
    perMinute: 60,
  }),
};
export type AccountingMonths = z.infer<typeof invoice.months.output>;
export type InvoicesOfMonth = z.infer<typeof invoice.month.output>;
