import { account } from '@kotohogi/contract/account';
import type { CallInput, OutputOf } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { forgetSession } from '../../shell/session/session.ts';
import { forgetApiKeys } from './api.keys.ts';

/** The content of a mailed activation link. */
export type Invite = OutputOf<typeof account.readInvite>;
export type { Entered, HostInvite, StaffInvite } from '@kotohogi/contract/account';

/** Reads a mailed link; the data never goes stale. */
export function useInvite(token: string) {
  return useQuery({
    queryKey: ['invite', token],
    queryFn: () => call(account.readInvite, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Creates an account, or adds a wedding to an existing one; signs the user in either way. */
export function useRegister(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof account.register>['body']) =>
      call(account.register, { params: { token }, body }),
    onSuccess: () => forgetSession(client),
  });
}

/** Accepts an invitation to prepare a wedding together; signs the user in. */
export function useActivate(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof account.activate>['body']) =>
      call(account.activate, { params: { token }, body }),
    onSuccess: () => forgetSession(client),
  });
}

/** Requests the mails of open invitations again. */
export function useRequestInvites() {
  return useMutation({ mutationFn: (email: string) => call(account.requestInvite, { body: { email } }) });
}

/** Changes the name and email address of the account. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof account.updateProfile>['body']) => call(account.updateProfile, { body }),
    onSuccess: () => forgetSession(client),
  });
}

/** Confirms a new email address by the link mailed to it. */
export function useConfirmEmail(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(account.confirmEmail, { params: { token } }),
    onSuccess: () => forgetSession(client),
  });
}

/** Changes the password of the account. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof account.changePassword>['body']) => call(account.changePassword, { body }),
    onSuccess: () => forgetApiKeys(client),
  });
}
