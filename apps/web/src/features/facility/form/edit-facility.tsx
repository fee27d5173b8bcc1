import { type FacilityRecord, facility } from '@kotohogi/contract/schemas/facility';
import * as z from 'zod/mini';
import { withoutNulls } from '../../../shell/form/without-nulls.ts';
import { useCompany } from '../../company/index.ts';
import { useReloadFacility, useUpdateFacility } from '../api.ts';
import { FacilityEditor } from './facility-editor.tsx';

const schema = z.omit(facility.update.body, { version: true });

export interface EditFacilityProps {
  /** The facility as it was when editing started. */
  readonly record: FacilityRecord;
}

/** The form for a facility of the company. */
export function EditFacility({ record }: EditFacilityProps) {
  const { id, accountId, abilities } = useCompany();
  const update = useUpdateFacility(id, record.id);
  const mayWrite = abilities.has('company:write:facility');
  return (
    <FacilityEditor
      record={record}
      schema={schema}
      rights={{ contract: mayWrite, settings: mayWrite, gifts: abilities.has('company:write:throwMoneyEnabled') }}
      companyAccountId={accountId}
      isSaving={update.isPending}
      send={(changes, version) => update.mutateAsync({ ...withoutNulls(changes), version })}
      reload={useReloadFacility(id, record.id)}
    />
  );
}
