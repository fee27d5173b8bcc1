import { hall } from '@kotohogi/contract/hall';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const keyOf = (facilityId: number, id: number) => ['hall', 'calendar', facilityId, id];

/** The secret link of a hall's calendar. */
export function useHallCalendar(facilityId: number, id: number) {
  return useQuery({
    queryKey: keyOf(facilityId, id),
    queryFn: () => call(hall.calendar, { params: { facilityId, id } }),
  });
}

/** After a change the page shows the stored link, even if the call failed: another person may have changed it. */
function useChange(facilityId: number, id: number, change: () => Promise<{ readonly url: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: link => client.setQueryData(keyOf(facilityId, id), link),
    onError: () => client.invalidateQueries({ queryKey: keyOf(facilityId, id) }),
  });
}

/** Creates the link. */
export const useCreateHallCalendar = (facilityId: number, id: number) =>
  useChange(facilityId, id, () => call(hall.createCalendar, { params: { facilityId, id } }));

/** Replaces the link. */
export const useReplaceHallCalendar = (facilityId: number, id: number) =>
  useChange(facilityId, id, () => call(hall.replaceCalendar, { params: { facilityId, id } }));

/** Removes the link. */
export const useRemoveHallCalendar = (facilityId: number, id: number) =>
  useChange(facilityId, id, () => call(hall.removeCalendar, { params: { facilityId, id } }));
