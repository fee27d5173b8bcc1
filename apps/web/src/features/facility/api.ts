import { type FacilityRecord, facility } from '@kotohogi/contract/facility';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

const fetchFacilities = (companyId: number, query: Query) => call(facility.list, { params: { companyId }, query });

/** A page of the facilities of a company. */
export function useFacilities(companyId: number, query: Query) {
  return useListPage(['facility', 'list', companyId, query], () => fetchFacilities(companyId, query));
}

/** A page of the facilities of the platform. */
export function useAllFacilities(query: Query) {
  return useListPage(['facility', 'all', query], () => call(facility.listAll, { query }));
}

/**
 * The query for the facility of a company with this account id, or for its first one. An exact match comes before
 * longer ids with the same beginning.
 */
export const namedFacilityQuery = (companyId: number, accountId: string | undefined) =>
  queryOptions({
    queryKey: ['facility', 'named', companyId, accountId ?? ''],
    queryFn: async () => {
      const order = accountId === undefined ? { sort: 'createdAt' } : { sort: 'accountId', accountId };
      const { rows } = await fetchFacilities(companyId, { ...order, order: 'ASC', limit: 5 });
      return rows.find(row => accountId === undefined || row.accountId === accountId) ?? null;
    },
    staleTime: 30_000,
  });

/** The query for a facility and the caller's permissions there. */
export const facilityDetailQuery = (facilityId: number) =>
  queryOptions({
    queryKey: ['facility', 'detail', facilityId],
    queryFn: () => call(facility.detail, { params: { facilityId } }),
    staleTime: 30_000,
  });

const fetchRecord = (companyId: number, id: number) => call(facility.read, { params: { companyId, id } });

const recordQuery = (companyId: number, id: number) =>
  queryOptions({
    queryKey: ['facility', 'record', companyId, id],
    queryFn: () => fetchRecord(companyId, id),
  });

/** A facility of a company with all its fields. */
export function useFacilityRecord(companyId: number, id: number) {
  return useQuery(recordQuery(companyId, id));
}

/** Reads a facility again, without changing what the page shows. */
export function useReloadFacility(companyId: number, id: number): () => Promise<FacilityRecord> {
  return () => fetchRecord(companyId, id);
}

/** Creates a facility. */
export function useCreateFacility(companyId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof facility.create>['body']) => call(facility.create, { params: { companyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['facility'] }),
  });
}

/** Changes a facility. */
export function useUpdateFacility(companyId: number, id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof facility.update>['body']) =>
      call(facility.update, { params: { companyId, id }, body }),
    onSuccess: record => {
      client.setQueryData(recordQuery(companyId, id).queryKey, record);
      void client.invalidateQueries({ queryKey: ['facility'], predicate: ({ queryKey }) => queryKey[1] !== 'record' });
    },
  });
}

/** Deletes a facility. */
export function useRemoveFacility(companyId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(facility.remove, { params: { companyId, id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: recordQuery(companyId, id).queryKey });
      return client.invalidateQueries({ queryKey: ['facility'] });
    },
  });
}
