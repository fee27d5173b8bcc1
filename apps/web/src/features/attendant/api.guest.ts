import { attendant } from '@kotohogi/contract/attendant';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../shell/api/call.ts';
import { forgetSession } from '../../shell/session/session.ts';
import { useAttendanceNews } from './api.ts';

// What a guest does, apart from what every page of a wedding reads (api.ts): no page waits for it to be drawn.

/** Forgets what was known of visitor and wedding: somebody signed in, or out. */
export function useForget(weddingKey: string) {
  const client = useQueryClient();
  return async () => {
    await forgetSession(client);
    await client.invalidateQueries({ queryKey: ['attendance', weddingKey] });
  };
}

interface Join {
  readonly body: CallInput<typeof attendant.join>['body'];
  readonly idempotencyKey: string;
}

/** Sends a reply. */
export function useJoin(weddingKey: string) {
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: Join) =>
      call(attendant.join, { params: { wedding: weddingKey }, body }, { idempotencyKey }),
    onSuccess: useForget(weddingKey),
  });
}

/** Signs a guest in. */
export function useGuestLogin(weddingKey: string) {
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call(attendant.login, { params: { wedding: weddingKey }, body }),
    onSuccess: useForget(weddingKey),
  });
}

/** Signs the guest out of this wedding. What was known is for the caller to forget, once no page shows it any more. */
export function useGuestLogout(weddingKey: string) {
  return useMutation({ mutationFn: () => call(attendant.logout, { query: { weddingKey } }) });
}

/** Changes what the guest has said of himself. */
export function useUpdateMe(weddingKey: string) {
  const { refresh } = useAttendanceNews(weddingKey);
  return useMutation({
    mutationFn: (body: CallInput<typeof attendant.me>['body']) => call(attendant.me, { query: { weddingKey }, body }),
    onSuccess: refresh,
  });
}

/** Looks a Japanese postal code up; rejects when there is no such address. */
export function useAddressLookUp(weddingKey: string) {
  return useCallback(
    (zip: string) => call(attendant.address, { params: { wedding: weddingKey }, query: { zip } }),
    [weddingKey],
  );
}
