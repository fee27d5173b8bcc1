import { user } from '@kotohogi/contract/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';

const keyOf = (weddingId: number) => ['hosts', weddingId];

/** Who manages a wedding, and who has been invited to. */
export function useHosts(weddingId: number) {
  return useQuery({
    queryKey: keyOf(weddingId),
    queryFn: () => call(user.hosts, { params: { weddingId } }),
  });
}

/** Invites somebody to manage the wedding too; sent again, the mail is a new one. */
export function useInviteHost(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(user.inviteHost, { params: { weddingId }, body: { email } }),
    onSuccess: hosts => client.setQueryData(keyOf(weddingId), hosts),
  });
}

/** Takes somebody's role, or invitation, back. */
export function useRemoveHost(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(user.removeHost, { params: { weddingId, id } }),
    onSuccess: hosts => client.setQueryData(keyOf(weddingId), hosts),
  });
}
