import { invoice } from '@kotohogi/contract/invoice';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import type { SearchTexts } from '../../shell/router/search.ts';

/** The months of a facility with their invoices. */
export function useInvoices(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['invoice', 'list', facilityId, query],
    queryFn: () => call(invoice.list, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The invoice of a month, as issued. */
export function useInvoice(facilityId: number, month: string) {
  return useQuery({
    queryKey: ['invoice', 'read', facilityId, month],
    queryFn: () => call(invoice.read, { params: { facilityId, month } }),
    retry: false,
  });
}

/** The URL of the PDF of an invoice. */
export const invoicePdfAddress = (facilityId: number, month: string, language: 'ja' | 'en'): string =>
  addressOf(invoice.pdf, { params: { facilityId, month }, query: { language } });

/** An invoice of any facility, for the platform. */
export function useIssuedInvoice(month: string, number: string) {
  return useQuery({
    queryKey: ['invoice', 'issued', month, number],
    queryFn: () => call(invoice.issued, { params: { month, number } }),
    retry: false,
  });
}

/** The URL of the PDF of an invoice of any facility. */
export const issuedPdfAddress = (month: string, number: string, language: 'ja' | 'en'): string =>
  addressOf(invoice.issuedPdf, { params: { month, number }, query: { language } });

/** Every month of the ledger, for the platform. */
export function useAccountingMonths() {
  return useQuery({ queryKey: ['invoice', 'months'], queryFn: () => call(invoice.months, {}) });
}

/** The invoices of all facilities for a month. */
export function useInvoicesOfMonth(month: string) {
  return useQuery({
    queryKey: ['invoice', 'month', month],
    queryFn: () => call(invoice.month, { params: { month } }),
    retry: false,
  });
}

/** The URL of the file with the invoices of a month. */
export const invoicesCsvAddress = (month: string): string => addressOf(invoice.monthCsv, { params: { month } });

/** Closes a month; afterwards all months are read again, because another person may have been faster. */
export function useCloseMonth(month: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { readonly password: string }) => call(invoice.close, { params: { month }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['invoice'] }),
  });
}
