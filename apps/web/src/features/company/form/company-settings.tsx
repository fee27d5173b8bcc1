import { type CompanyRecord, company } from '@kotohogi/contract/schemas/company';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { companyInfoQuery, useCompanyInfo, useUpdateCompanyInfo } from '../api.ts';
import { useCompany } from '../company-context.ts';
import { CompanyEditor } from './company-editor.tsx';

const schema = z.omit(company.updateInfo.body, { version: true });

function Settings({ record }: { readonly record: CompanyRecord }) {
  const client = useQueryClient();
  const { abilities } = useCompany();
  const update = useUpdateCompanyInfo(record.id);
  return (
    <CompanyEditor
      record={record}
      schema={schema}
      mayWrite={abilities.has('company:write:info')}
      mayWriteContract={false}
      isSaving={update.isPending}
      // Account id and contract number are shown as text, so they never change here.
      send={({ accountId, contractNumber, ...changes }, version) => update.mutateAsync({ ...changes, version })}
      reload={() => client.fetchQuery({ ...companyInfoQuery(record.id), staleTime: 0 })}
    />
  );
}

/** The company's own settings: its name, and the links in the footer of its pages. */
export function CompanySettings() {
  const query = useCompanyInfo(useCompany().id);
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <Skeleton shape="block" height="30rem" /> : <Settings record={query.data} />;
}
