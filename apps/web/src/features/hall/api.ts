import { hall } from '@kotohogi/contract/hall';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

/** The halls of a facility, in creation order. */
export function useHalls(facilityId: number) {
  return useQuery({
    queryKey: ['hall', 'list', facilityId],
    queryFn: () => call(hall.list, { params: { facilityId } }),
    staleTime: 60_000,
  });
}
