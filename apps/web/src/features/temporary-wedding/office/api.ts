import { type TemporaryWeddingDetail, temporaryWeddingStaff } from '@kotohogi/contract/temporary-wedding-staff';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../../shell/api/call.ts';
import { useListPage } from '../../../shell/list/use-list-search.ts';

type Query = Readonly<Record<string, string | number>>;

/** The registration of the page's URL, in a facility. */
export interface RegistrationRef {
  readonly facilityId: number;
  readonly id: number;
}

const fetchPage = (facilityId: number, query: Query) =>
  call(temporaryWeddingStaff.list, { params: { facilityId }, query });

/** A page of a facility's registrations. */
export function useRegistrations(facilityId: number, query: Query) {
  return useListPage(['registration', 'list', facilityId, query], () => fetchPage(facilityId, query));
}

const REFRESH_MS = 120_000;
/** The number that the first page of the facility shows: the smallest page of a list. */
const FIRST_ROWS = 5;

/** The registrations that must be answered first, and how many there are; not requested without permission. */
export function useUndecided(facilityId: number, isAllowed = true) {
  return useQuery({
    queryKey: ['registration', 'list', facilityId, 'undecided'],
    queryFn: () => fetchPage(facilityId, { status: '0', limit: FIRST_ROWS }),
    enabled: isAllowed,
    refetchInterval: REFRESH_MS,
  });
}

/** The query for one registration. */
export const registrationQuery = ({ facilityId, id }: RegistrationRef) =>
  queryOptions({
    queryKey: ['registration', 'detail', facilityId, id],
    queryFn: () => call(temporaryWeddingStaff.detail, { params: { facilityId, id } }),
  });

/** One registration. */
export function useRegistration(ref: RegistrationRef) {
  return useQuery(registrationQuery(ref));
}

/** The whole bank account. Fetched once for each visit, because every call is audited. */
export function useGivenAccount({ facilityId, id }: RegistrationRef) {
  return useQuery({
    queryKey: ['registration', 'account', facilityId, id],
    queryFn: () => call(temporaryWeddingStaff.account, { params: { facilityId, id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The mail that declining would send, with this reason. */
export function useRefusalMail({ facilityId, id }: RegistrationRef, reason: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['registration', 'refusal-mail', facilityId, id, reason],
    queryFn: () => call(temporaryWeddingStaff.refusalMail, { params: { facilityId, id }, body: { reason } }),
    enabled: isWanted,
    placeholderData: shown => shown,
  });
}

/** Shows a changed registration at once, and fetches the lists again. */
function useShow(ref: RegistrationRef) {
  const client = useQueryClient();
  return (detail: TemporaryWeddingDetail) => {
    client.setQueryData(registrationQuery(ref).queryKey, detail);
    void client.invalidateQueries({ queryKey: ['registration', 'list'] });
  };
}

/** Corrects a registration. */
export function useUpdateRegistration(ref: RegistrationRef) {
  const show = useShow(ref);
  return useMutation({
    mutationFn: (body: Input<typeof temporaryWeddingStaff.update>['body']) =>
      call(temporaryWeddingStaff.update, { params: ref, body }),
    onSuccess: show,
  });
}

/** Fetches a registration again after an answer was refused: a colleague may have answered it. */
function useFetchAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['registration'] });
}

/** Declines a registration. */
export function useDecline(ref: RegistrationRef) {
  const show = useShow(ref);
  const fetchAgain = useFetchAgain();
  return useMutation({
    mutationFn: ({ isMailed, reason }: { readonly isMailed: boolean; readonly reason: string }) =>
      call(temporaryWeddingStaff.refuse, {
        params: ref,
        query: isMailed ? { mail: 'true' } : {},
        body: { reason },
      }),
    onSuccess: show,
    onError: fetchAgain,
  });
}

/** Registers a registration as a wedding. */
export function useRegister(ref: RegistrationRef) {
  const client = useQueryClient();
  const fetchAgain = useFetchAgain();
  return useMutation({
    mutationFn: (body: Input<typeof temporaryWeddingStaff.register>['body']) =>
      call(temporaryWeddingStaff.register, { params: ref, body }),
    onSuccess: () => {
      fetchAgain();
      void client.invalidateQueries({ queryKey: ['wedding'] });
    },
    onError: fetchAgain,
  });
}
