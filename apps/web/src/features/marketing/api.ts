import { marketing } from '@kotohogi/contract/marketing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addressOf, call } from '../../shell/api/call.ts';
import type { SearchTexts } from '../../shell/router/search.ts';

/** The people at each step, in the period and in the one before it. */
export function useMarketingSummary(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['marketing', 'summary', facilityId, query],
    queryFn: () => call(marketing.summary, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The same people by relation, area and the like. */
export function useMarketingCharts(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['marketing', 'charts', facilityId, query],
    queryFn: () => call(marketing.charts, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The same people by hall. */
export function useMarketingTable(facilityId: number, query: SearchTexts) {
  return useQuery({
    queryKey: ['marketing', 'table', facilityId, query],
    queryFn: () => call(marketing.table, { params: { facilityId }, query }),
    placeholderData: keepPreviousData,
  });
}

/** The URL of the file with the same people by wedding. */
export const csvAddress = (facilityId: number, query: SearchTexts): string =>
  addressOf(marketing.csv, { params: { facilityId }, query });
