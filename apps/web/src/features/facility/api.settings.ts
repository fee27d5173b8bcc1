import { type FacilityRecord, facility } from '@kotohogi/contract/facility';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';

const fetchSettings = (facilityId: number) => call(facility.settings, { params: { facilityId } });

const settingsKey = (facilityId: number) => ['facility', 'record', 'settings', facilityId] as const;

/** The settings of a facility, for its own staff. */
export function useSettings(facilityId: number) {
  return useQuery({ queryKey: settingsKey(facilityId), queryFn: () => fetchSettings(facilityId) });
}

/** Reads the settings again, without changing what the page shows. */
export function useReloadSettings(facilityId: number): () => Promise<FacilityRecord> {
  return () => fetchSettings(facilityId);
}

/** Changes settings, and fetches the checklist and every page that shows them again. */
export function useChangeSettings(facilityId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof facility.changeSettings>['body']) =>
      call(facility.changeSettings, { params: { facilityId }, body }),
    onSuccess: record => {
      client.setQueryData(settingsKey(facilityId), record);
      void client.invalidateQueries({ queryKey: ['facility'], predicate: ({ queryKey }) => queryKey[1] !== 'record' });
    },
  });
}
