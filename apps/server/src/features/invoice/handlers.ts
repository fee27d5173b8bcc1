import { invoice } from '@kotohogi/contract/invoice';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { InvoiceContent } from '@kotohogi/domain/invoice/invoice';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { isIssuerComplete } from '@kotohogi/domain/platform-setting/issuer';
import { asUser, inFacility, type Route } from '../../gate/route.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type CsvColumns, csvReply } from '../../platform/files/csv-reply.ts';
import { pdfReply } from '../../platform/files/pdf-reply.ts';
import { readIssuer } from '../platform-setting/index.ts';
import { verifyPassword } from '../session/index.ts';
import { invoicePdf } from './export.ts';
import { closeMonth } from './index.ts';
import { findInvoice, findIssued } from './store.list.ts';
import { accountingMonths, facilityMonths, invoicesOfMonth } from './view.ts';

type MonthRow = NonNullable<Awaited<ReturnType<typeof invoicesOfMonth>>>['rows'][number];

const columns: CsvColumns<MonthRow> = {
  number: row => row.number,
  company: row => row.companyName,
  facility: row => row.facilityName,
  entries: row => row.count,
  totalYen: row => row.totalYen,
};

const answerIssued = (content: InvoiceContent | undefined) =>
  content === undefined ? refuse('invoice_unknown') : { ...content, lines: [...content.lines] };

async function answerPdf(content: InvoiceContent | undefined, language: Language) {
  if (content === undefined) return refuse('invoice_unknown');
  return pdfReply(`invoice-${content.number}.pdf`, await invoicePdf(content, language));
}

/** Invoices of a facility, read by its finance. */
function facilityHandlers(db: Db): Route[] {
  return [
    inFacility(invoice.list, async (call, scope) => {
      return { rows: await facilityMonths(db, scope, { year: call.query.year, now: call.now }) };
    }),

    inFacility(invoice.read, async (call, scope) => {
      const content = await findInvoice(db, scope, call.params.month);
      return answerIssued(content);
    }),

    inFacility(invoice.pdf, async (call, scope) => {
      return await answerPdf(await findInvoice(db, scope, call.params.month), call.query.language);
    }),
  ];
}

/** Invoices of all facilities, and the closing of a month, for the platform's finance. */
function platformHandlers(db: Db): Route[] {
  return [
    asUser(invoice.months, async call => {
      const issuer = await readIssuer(db);
      return { rows: await accountingMonths(db, call.now), isIssuerComplete: isIssuerComplete(issuer) };
    }),

    asUser(invoice.month, async call => {
      return (await invoicesOfMonth(db, call.params.month, call.now)) ?? refuse('invoice_unknown');
    }),

    asUser(invoice.monthCsv, async call => {
      const { month } = call.params;
      const found = await invoicesOfMonth(db, month, call.now);
      if (found === undefined) return refuse('invoice_unknown');
      await call.audit(db, month);
      return csvReply(`invoices-${month}.csv`, columns, [found.rows]);
    }),

    asUser(invoice.issued, async ({ params: { month, number } }) => answerIssued(await findIssued(db, month, number))),

    asUser(invoice.issuedPdf, async ({ params: { month, number }, query }) => {
      return await answerPdf(await findIssued(db, month, number), query.language);
    }),

    asUser(invoice.close, async (call, { userId }) => {
      // A failure has to be stored, so this runs outside the transaction of the closing.
      const verified = await verifyPassword(db, { userId, password: call.body.password, now: call.now });
      if (verified !== 'right') return verified;
      const { month } = call.params;
      return await db.transaction().execute(async tx => {
        const done = await closeMonth(tx, { month, now: call.now, by: userId });
        if (!isRefused(done)) await call.audit(tx, month, done);
        return done;
      });
    }),
  ];
}

/** Handlers of the platform's invoices. */
export const invoiceHandlers = ({ db }: { readonly db: Db }): Route[] => [
  ...facilityHandlers(db),
  ...platformHandlers(db),
];
