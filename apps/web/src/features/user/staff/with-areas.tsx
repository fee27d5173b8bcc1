import type { GivingArea } from '@kotohogi/contract/staff';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { useAreasQuery } from './api.ts';
import type { StaffArea } from './area.ts';

export interface WithAreasProps {
  readonly area: StaffArea;
  readonly children: (areas: readonly GivingArea[]) => ReactNode;
}

/** A form that needs the areas where the user may give roles, or the loading or error state. */
export function WithAreas({ area, children }: WithAreasProps) {
  const query = useAreasQuery(area);
  const { data } = query;
  const failure = failureOf(query);
  if (failure !== undefined) return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  if (data === undefined) return <Skeleton shape="block" height="24rem" />;
  return data.areas.length > 0 ? children(data.areas) : null;
}
