import { user } from '@kotohogi/contract/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const keyOf = (weddingId: number) => ['hosts', weddingId];

/** The hosts of a wedding, and the pending invitations. */
export function useHosts(weddingId: number) {
  return useQuery({
    queryKey: keyOf(weddingId),
    queryFn: () => call(user.hosts, { params: { weddingId } }),
  });
}

/** Invites somebody as a host; resending sends a new mail. */
export function useInviteHost(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(user.inviteHost, { params: { weddingId }, body: { email } }),
    onSuccess: hosts => client.setQueryData(keyOf(weddingId), hosts),
  });
}

/** Revokes a host's role or invitation. */
export function useRemoveHost(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(user.removeHost, { params: { weddingId, id } }),
    onSuccess: hosts => client.setQueryData(keyOf(weddingId), hosts),
  });
}
