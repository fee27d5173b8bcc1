import { ledger } from '@kotohogi/contract/ledger';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import type { SearchTexts } from '../../shell/router/search.ts';

/** The commission of each month of a facility. */
export function useCommissions(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['ledger', 'commissions', facilityId, query],
    queryFn: () => call(ledger.commissions, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The URL of the file with the same rows. */
export const commissionsCsvAddress = (facilityId: number, query: SearchTexts): string =>
  addressOf(ledger.commissionsCsv, { params: { facilityId }, query });

/** The totals of every venue for a month. */
export function useFacilityTotals(query: SearchTexts) {
  return useQuery({
    queryKey: ['ledger', 'totals', query],
    queryFn: () => call(ledger.totals, { query }),
    placeholderData: keepPreviousData,
  });
}

/** The URL of the file with the same totals. */
export const facilityTotalsCsvAddress = (query: SearchTexts): string => addressOf(ledger.totalsCsv, { query });
