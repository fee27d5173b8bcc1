export { adminInvoiceHelp, facilityInvoiceHelp } from './help.ts';
export { InvoiceView, IssuedInvoiceView } from './invoice-view.tsx';
export { Invoices } from './invoices.tsx';
export { MonthView } from './month-view.tsx';
export { Months } from './months.tsx';
