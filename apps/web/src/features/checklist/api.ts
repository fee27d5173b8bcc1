import { checklist } from '@kotohogi/contract/checklist';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';

const KEY = 'checklist';

/** The checklist of a facility. */
export function useFacilityChecklist(facilityId: number) {
  return useQuery({
    queryKey: [KEY, 'facility', facilityId],
    queryFn: () => call(checklist.facility, { params: { facilityId } }),
  });
}

/** The checklist of a company. */
export function useCompanyChecklist(companyId: number) {
  return useQuery({
    queryKey: [KEY, 'company', companyId],
    queryFn: () => call(checklist.company, { params: { companyId } }),
  });
}

function useDismissal(dismiss: () => Promise<unknown>) {
  const client = useQueryClient();
  const notify = useFailureNotice();
  return useMutation({
    mutationFn: dismiss,
    onSuccess: () => client.invalidateQueries({ queryKey: [KEY] }),
    onError: error => notify(error),
  });
}

/** Dismisses the checklist of a facility. */
export const useDismissFacilityChecklist = (facilityId: number) =>
  useDismissal(() => call(checklist.dismissFacility, { params: { facilityId } }));

/** Dismisses the checklist of a company. */
export const useDismissCompanyChecklist = (companyId: number) =>
  useDismissal(() => call(checklist.dismissCompany, { params: { companyId } }));
