import { type CompanyRecord, company } from '@kotohogi/contract/company';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

const fetchCompanies = (query: Query) => call(company.list, { query });

/** A page of the companies of the platform. */
export function useCompanies(query: Query) {
  return useListPage(['company', 'list', query], () => fetchCompanies(query));
}

/** The query for the company with this account id; an exact match comes before longer ids with the same beginning. */
export const namedCompanyQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['company', 'named', accountId],
    queryFn: async () => {
      const { rows } = await fetchCompanies({ accountId, sort: 'accountId', order: 'ASC', limit: 5 });
      return rows.find(row => row.accountId === accountId) ?? null;
    },
    staleTime: 30_000,
  });

/** The query for the company of an area, with the caller's permissions there. */
export const companyInfoQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['company', 'info', companyId],
    queryFn: () => call(company.info, { params: { companyId } }),
    staleTime: 30_000,
  });

/** The company of the area. */
export function useCompanyInfo(companyId: number) {
  return useQuery(companyInfoQuery(companyId));
}

/** The query for a company, as the platform sees it. */
export const companyRecordQuery = (id: number) =>
  queryOptions({ queryKey: ['company', 'record', id], queryFn: () => call(company.read, { params: { id } }) });

/** A company, as the platform sees it. */
export function useCompanyRecord(id: number) {
  return useQuery(companyRecordQuery(id));
}

/** Creates a company. */
export function useCreateCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof company.create>['body']) => call(company.create, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['company'] }),
  });
}

/** Shows the saved record, and fetches the company's other pages again. */
function useOnSaved() {
  const client = useQueryClient();
  return (queryKey: readonly unknown[], record: CompanyRecord) => {
    client.setQueryData(queryKey, record);
    const kept = queryKey.join();
    void client.invalidateQueries({ queryKey: ['company'], predicate: query => query.queryKey.join() !== kept });
  };
}

/** Changes a company as the platform. */
export function useUpdateCompany(id: number) {
  const onSaved = useOnSaved();
  return useMutation({
    mutationFn: (body: Input<typeof company.update>['body']) => call(company.update, { params: { id }, body }),
    onSuccess: record => onSaved(companyRecordQuery(id).queryKey, record),
  });
}

/** Changes the information of one's own company. */
export function useUpdateCompanyInfo(companyId: number) {
  const onSaved = useOnSaved();
  return useMutation({
    mutationFn: (body: Input<typeof company.updateInfo>['body']) =>
      call(company.updateInfo, { params: { companyId }, body }),
    onSuccess: record => onSaved(companyInfoQuery(companyId).queryKey, record),
  });
}

/** Deletes a company. */
export function useRemoveCompany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(company.remove, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: companyRecordQuery(id).queryKey });
      return client.invalidateQueries({ queryKey: ['company'] });
    },
  });
}
