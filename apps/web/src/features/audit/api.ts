import { audit } from '@kotohogi/contract/audit';
import { addressOf, call } from '../../shell/api/call.ts';
import { useListPage } from '../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

/** A page of the audit. */
export function useAudit(query: Query) {
  return useListPage(['audit', 'list', query], () => call(audit.list, { query }));
}

/** The URL of the file with all rows that match these filters. */
export const auditCsvAddress = (query: Query): string => addressOf(audit.csv, { query });
