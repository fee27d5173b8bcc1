import { guestLink } from '@kotohogi/contract/guest-link';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { passwordReset } from '@kotohogi/contract/password-reset';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { forgetSession } from '../../shell/session/session.ts';

/** Whoever has come in, or gone: what was known of visitor and wedding is asked for anew. */
function useForgetVisitor() {
  const client = useQueryClient();
  return async () => {
    await forgetSession(client);
    await client.invalidateQueries({ queryKey: ['attendance'] });
  };
}

/** Asks for the mail with the link for a new password; `weddingKey` on the pages of a wedding. */
export function useRequestReset(weddingKey: string | undefined) {
  return useMutation({
    mutationFn: (email: string) =>
      call(passwordReset.request, { body: { email, ...(weddingKey === undefined ? {} : { weddingKey }) } }),
  });
}

/** Whose password a mailed link is for; one that is unknown stays so. */
export function useReset(token: string) {
  return useQuery({
    queryKey: ['reset', token],
    queryFn: () => call(passwordReset.read, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the new password; somebody is signed in afterwards. */
export function useChangeByReset() {
  return useMutation({
    mutationFn: (body: CallInput<typeof passwordReset.change>['body']) => call(passwordReset.change, { body }),
    onSuccess: useForgetVisitor(),
  });
}

/** As `useRequestReset`, for a guest. */
export function useRequestGuestReset(weddingKey: string) {
  return useMutation({
    mutationFn: (email: string) => call(passwordReset.requestAsGuest, { body: { weddingKey, email } }),
  });
}

/** As `useReset`, for a guest. */
export function useGuestReset(token: string) {
  return useQuery({
    queryKey: ['guest-reset', token],
    queryFn: () => call(passwordReset.readAsGuest, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** As `useChangeByReset`, for a guest. */
export function useChangeGuestByReset() {
  return useMutation({
    mutationFn: (body: CallInput<typeof passwordReset.changeAsGuest>['body']) =>
      call(passwordReset.changeAsGuest, { body }),
    onSuccess: useForgetVisitor(),
  });
}

/** Asks for a link to come in without a password; `callback` is where it leads. */
export function useRequestLink(weddingKey: string, callback: string | undefined) {
  return useMutation({
    mutationFn: (email: string) =>
      call(guestLink.request, { body: { weddingKey, email, ...(callback === undefined ? {} : { callback }) } }),
  });
}

/** Whom a mailed link lets in. */
export function useGuestLink(token: string) {
  return useQuery({
    queryKey: ['guest-link', token],
    queryFn: () => call(guestLink.read, { params: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Comes in by a mailed link. */
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

/** Makes a personal link of a guest, to be handed on. */
export function useMakeGuestLink({ weddingId, attendantId: id }: GuestOfWedding) {
  return useMutation({ mutationFn: () => call(guestLink.make, { params: { weddingId, id } }) });
}

/** Ends every personal link of a guest. */
export function useEndGuestLinks({ weddingId, attendantId: id }: GuestOfWedding) {
  return useMutation({ mutationFn: () => call(guestLink.end, { params: { weddingId, id } }) });
}
