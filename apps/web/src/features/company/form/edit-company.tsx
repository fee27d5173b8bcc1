import { type CompanyRecord, company } from '@kotohogi/contract/schemas/company';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withoutNulls } from '../../../shell/form/without-nulls.ts';
import { companyRecordQuery, useUpdateCompany } from '../api.ts';
import { CompanyEditor } from './company-editor.tsx';

const schema = z.omit(company.update.body, { version: true });

/** The form in which the platform changes a company. */
export function EditCompany({ record }: { readonly record: CompanyRecord }) {
  const client = useQueryClient();
  const update = useUpdateCompany(record.id);
  const mayWrite = record.abilities.includes('admin:write:company');
  return (
    <CompanyEditor
      record={record}
      schema={schema}
      mayWrite={mayWrite}
      mayWriteContract={mayWrite}
      isSaving={update.isPending}
      send={(changes, version) => update.mutateAsync({ ...withoutNulls(changes), version })}
      reload={() => client.fetchQuery({ ...companyRecordQuery(record.id), staleTime: 0 })}
    />
  );
}
