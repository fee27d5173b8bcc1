import { attendant } from '@kotohogi/contract/attendant';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, type Input } from '../../shell/api/call.ts';
import { type KeyStore, useCallOnce } from '../../shell/api/use-call-once.ts';
import { forgetSession } from '../../shell/session/session.ts';
import { useAttendanceEvents } from './api.ts';

// Actions of a guest, separate from the data every wedding page reads (api.ts), so that no page loads them before it
// renders.

/** Clears the cached data of visitor and wedding after signing in or out. */
export function useForget(weddingKey: string) {
  const client = useQueryClient();
  return async () => {
    await forgetSession(client);
    await client.invalidateQueries({ queryKey: ['attendance', weddingKey] });
  };
}

/** Sends a reply; `store` keeps the key of one without an answer. */
export function useJoin(weddingKey: string, store: KeyStore<Input<typeof attendant.join>>) {
  const join = useCallOnce(attendant.join, store);
  return useMutation({
    mutationFn: (body: Input<typeof attendant.join>['body']) => join({ params: { wedding: weddingKey }, body }),
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

/** Signs the guest out of this wedding. The caller clears the cached data once no page shows it any more. */
export function useGuestLogout(weddingKey: string) {
  return useMutation({ mutationFn: () => call(attendant.logout, { query: { weddingKey } }) });
}

/** Updates the guest's own data. */
export function useUpdateMe(weddingKey: string) {
  const { refresh } = useAttendanceEvents(weddingKey);
  return useMutation({
    mutationFn: (body: CallInput<typeof attendant.me>['body']) => call(attendant.me, { query: { weddingKey }, body }),
    onSuccess: refresh,
  });
}

/** Looks up a Japanese postal code; rejects if it does not exist. */
export function useAddressLookUp(weddingKey: string) {
  return useCallback(
    (zip: string) => call(attendant.address, { params: { wedding: weddingKey }, query: { zip } }),
    [weddingKey],
  );
}
