import { session } from '@kotohogi/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { isSignedOut } from '../../shell/api/query-client.ts';
import { forgetSession } from '../../shell/session/session.ts';

/** Signs a user in. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => call(session.login, { body }),
    onSuccess: () => forgetSession(client),
  });
}

/** Reads again what could not be read because the session had ended. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ type: 'active', predicate: ({ state }) => isSignedOut(state.error) });
}

/** Signs the user out. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(session.logout, {}),
    onSuccess: () => client.removeQueries({ queryKey: ['session'] }),
  });
}

/** Clears all cached data of the user's pages. A page still mounted would refetch all of it and be refused. */
export function useForgetPages(): () => void {
  const client = useQueryClient();
  return () => client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
}
