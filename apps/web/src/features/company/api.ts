import { company } from '@kotohogi/contract/company';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The query for the companies of the platform. */
export const companyListQuery = () =>
  queryOptions({ queryKey: ['company', 'list'], queryFn: () => call(company.list, {}), staleTime: 30_000 });

/** All companies of the platform. */
export function useCompanies() {
  return useQuery(companyListQuery());
}
