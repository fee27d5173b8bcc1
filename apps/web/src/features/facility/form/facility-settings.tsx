import { type FacilityRecord, facility } from '@kotohogi/contract/schemas/facility';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import * as z from 'zod/mini';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { withoutNulls } from '../../../shell/form/without-nulls.ts';
import { useChangeSettings, useReloadSettings, useSettings } from '../api.settings.ts';
import { useFacility } from '../facility-context.ts';
import { FacilityEditor } from './facility-editor.tsx';

const schema = z.omit(facility.changeSettings.body, { version: true });

function Settings({ record }: { readonly record: FacilityRecord }) {
  const { id, companyAccountId, abilities } = useFacility();
  const change = useChangeSettings(id);
  return (
    <FacilityEditor
      record={record}
      schema={schema}
      rights={{
        contract: false,
        settings: abilities.has('facility:write:setting'),
        gifts: abilities.has('facility:write:throwMoneyEnabled'),
      }}
      companyAccountId={companyAccountId}
      isSaving={change.isPending}
      // The contract is shown as text, so it never changes here.
      send={({ name, accountId, contractNumber, commissionRate, ...changes }, version) =>
        change.mutateAsync({ ...withoutNulls(changes), version })
      }
      reload={useReloadSettings(id)}
    />
  );
}

/** The settings that a facility changes itself; text for those who may only read them. */
export function FacilitySettings() {
  const query = useSettings(useFacility().id);
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <Skeleton shape="block" height="40rem" /> : <Settings record={query.data} />;
}
