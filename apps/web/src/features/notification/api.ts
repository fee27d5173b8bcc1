import { notification, notificationAdded, notificationRemoved } from '@kotohogi/contract/notification';
import { notificationStaff } from '@kotohogi/contract/notification-staff';
import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';
import { useCallOnce } from '../../shell/api/use-call-once.ts';
import { useSocketEvent } from '../../shell/socket/use-socket-event.ts';

/** The polling interval for the number of guests and recipients. */
const REFRESH_MS = 15_000;

const noticesKey = (weddingId: number) => ['wedding', weddingId, 'notifications'] as const;

/** The notices of a wedding, the reach of the next one, and the channels this user may use. */
export function useNotices(weddingId: number) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: noticesKey(weddingId) });
  useSocketEvent(notificationAdded, refresh);
  useSocketEvent(notificationRemoved, refresh);
  return useQuery({
    queryKey: noticesKey(weddingId),
    queryFn: () => call(notification.list, { params: { weddingId } }),
    refetchInterval: REFRESH_MS,
  });
}

const RECENT_MS = 120_000;

/** The last notices of a facility. */
export function useRecentNotices(facilityId: number) {
  return useQuery({
    queryKey: ['facility', facilityId, 'notifications'],
    queryFn: () => call(notificationStaff.recent, { params: { facilityId } }),
    refetchInterval: RECENT_MS,
  });
}

/** Sends a notice. */
export function useSendNotice(weddingId: number) {
  const client = useQueryClient();
  const send = useCallOnce(notification.send);
  return useMutation({
    mutationFn: (body: Input<typeof notification.send>['body']) => send({ params: { weddingId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: noticesKey(weddingId) }),
  });
}

/** Withdraws a notice from one channel. */
export function useWithdrawNotice(weddingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, method }: { readonly id: number; readonly method: NoticeMethod }) =>
      call(notification.withdraw, { params: { weddingId, id }, query: { methods: method } }),
    // After a conflict too, so that the list shows what somebody else did.
    onSettled: () => client.invalidateQueries({ queryKey: noticesKey(weddingId) }),
  });
}
