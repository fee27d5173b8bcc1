import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { useCompany } from '../../company/index.ts';
import { useFacilityRecord } from '../api.ts';
import { EditFacility } from './edit-facility.tsx';

/** The form of a facility of the company, or the reason why it cannot be shown. */
export function FacilityPageBody({ id }: { readonly id: number }) {
  const query = useFacilityRecord(useCompany().id, id);
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  return query.data === undefined ? <Skeleton shape="block" height="40rem" /> : <EditFacility record={query.data} />;
}
