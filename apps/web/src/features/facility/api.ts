import { facility } from '@kotohogi/contract/facility';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The query for the facilities of a company. */
export const facilityListQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['facility', 'list', companyId],
    queryFn: () => call(facility.list, { params: { companyId } }),
    staleTime: 30_000,
  });

/** The facilities of a company. */
export function useFacilities(companyId: number) {
  return useQuery(facilityListQuery(companyId));
}

/** The query for a facility and the caller's permissions there. */
export const facilityDetailQuery = (facilityId: number) =>
  queryOptions({
    queryKey: ['facility', 'detail', facilityId],
    queryFn: () => call(facility.detail, { params: { facilityId } }),
    staleTime: 30_000,
  });
