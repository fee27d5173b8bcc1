import { attendantForm } from '@kotohogi/contract/attendant-form';
import { attendantSelf } from '@kotohogi/contract/attendant-self';
import { guestLink } from '@kotohogi/contract/guest-link';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useForget } from './api.guest.ts';
import { useAttendanceEvents } from './api.ts';

const ownKey = (weddingKey: string) => ['attendance', weddingKey, 'audience', 'me'];

/** The guest's own data. */
export function useOwnAnswer(weddingKey: string) {
  return useQuery({
    queryKey: ownKey(weddingKey),
    queryFn: () => call(attendantSelf.read, { params: { wedding: weddingKey } }),
  });
}

/** Uploads the profile picture shown to the audience, or removes it (`null`). */
export function usePutAvatar(weddingKey: string) {
  const { refresh } = useAttendanceEvents(weddingKey);
  return useMutation({
    mutationFn: async (file: Blob | null) => {
      if (file !== null) await call(attendantSelf.putAvatar, { query: { weddingKey }, body: file });
      else await call(attendantSelf.removeAvatar, { query: { weddingKey } });
    },
    onSuccess: refresh,
  });
}

/** Uploads the ID photo, or deletes it (`null`). */
export function usePutIdPhoto(weddingKey: string) {
  const { refresh } = useAttendanceEvents(weddingKey);
  return useMutation({
    mutationFn: async (file: Blob | null) => {
      if (file !== null) await call(attendantSelf.putIdPhoto, { query: { weddingKey }, body: file });
      else await call(attendantSelf.removeIdPhoto, { query: { weddingKey } });
    },
    onSuccess: refresh,
  });
}

/** Requests a mail with the link that confirms a new address. */
export function useChangeEmail(weddingKey: string) {
  return useMutation({
    mutationFn: (body: CallInput<typeof guestLink.changeEmail>['body']) =>
      call(guestLink.changeEmail, { query: { weddingKey }, body }),
  });
}

/** Erases the guest and ends the session. */
export function useErase(weddingKey: string) {
  return useMutation({
    mutationFn: () => call(attendantSelf.erase, { query: { weddingKey }, body: { isSure: true } }),
    onSuccess: useForget(weddingKey),
  });
}

/** The reply settings of a wedding, for those who edit them. */
export function useReplyForm(weddingId: number) {
  return useQuery({
    queryKey: ['replyForm', weddingId],
    queryFn: () => call(attendantForm.read, { params: { weddingId } }),
  });
}

/** Saves a reply setting immediately. */
export function useUpdateReplyForm(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof attendantForm.update>['body']) =>
      call(attendantForm.update, { params: { weddingId }, body }),
    onSuccess: form => client.setQueryData(['replyForm', weddingId], form),
  });
}
