import { guestLink } from '@kotohogi/contract/guest-link';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { passwordReset } from '@kotohogi/contract/password-reset';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { forgetSession } from '../../shell/session/session.ts';

/** Refetches the data of visitor and wedding after signing in or out. */
function useForgetVisitor() {
  const client = useQueryClient();
  return async () => {
    await forgetSession(client);
    await client.invalidateQueries({ queryKey: ['attendance'] });
  };
}

/** Requests the mail with the password reset link; `weddingKey` on the pages of a wedding. */
export function useRequestReset(weddingKey: string | undefined) {
  return useMutation({
    mutationFn: (email: string) =>
      call(passwordReset.request, { body: { email, ...(weddingKey === undefined ? {} : { weddingKey }) } }),
  });
}

/** The account of a reset link; the data never goes stale. */
export function useReset(token: string) {
  return useQuery({
    queryKey: ['reset', token],
    queryFn: () => call(passwordReset.read, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the new password and signs the user in. */
export function useChangeByReset() {
  return useMutation({
    mutationFn: (body: CallInput<typeof passwordReset.change>['body']) => call(passwordReset.change, { body }),
    onSuccess: useForgetVisitor(),
  });
}

/** Like `useRequestReset`, for a guest. */
export function useRequestGuestReset(weddingKey: string) {
  return useMutation({
    mutationFn: (email: string) => call(passwordReset.requestAsGuest, { body: { weddingKey, email } }),
  });
}

/** Like `useReset`, for a guest. */
export function useGuestReset(token: string) {
  return useQuery({
    queryKey: ['guest-reset', token],
    queryFn: () => call(passwordReset.readAsGuest, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Like `useChangeByReset`, for a guest. */
export function useChangeGuestByReset() {
  return useMutation({
    mutationFn: (body: CallInput<typeof passwordReset.changeAsGuest>['body']) =>
      call(passwordReset.changeAsGuest, { body }),
    onSuccess: useForgetVisitor(),
  });
}

/** Requests a link to sign in without a password; `callback` is its destination. */
export function useRequestLink(weddingKey: string, callback: string | undefined) {
  return useMutation({
    mutationFn: (email: string) =>
      call(guestLink.request, { body: { weddingKey, email, ...(callback === undefined ? {} : { callback }) } }),
  });
}

/** The guest a mailed link signs in. */
export function useGuestLink(token: string) {
  return useQuery({
    queryKey: ['guest-link', token],
    queryFn: () => call(guestLink.read, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Signs in by a mailed link. */
export function useEnterByLink(token: string) {
  return useMutation({
    mutationFn: () => call(guestLink.enter, { params: { token } }),
    onSuccess: useForgetVisitor(),
  });
}

interface GuestOfWedding {
  readonly weddingId: number;
  readonly attendantId: number;
}

/** Creates a personal link for a guest, to be passed on. */
export function useMakeGuestLink({ weddingId, attendantId: id }: GuestOfWedding) {
  return useMutation({ mutationFn: () => call(guestLink.make, { params: { weddingId, id } }) });
}

/** Revokes all personal links of a guest. */
export function useEndGuestLinks({ weddingId, attendantId: id }: GuestOfWedding) {
  return useMutation({ mutationFn: () => call(guestLink.end, { params: { weddingId, id } }) });
}
