import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { profile } from '@kotohogi/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useRefreshCouple } from '../invitation/door.ts';

/** Saves both profiles. */
export function useSaveProfiles(weddingId: number) {
  const refresh = useRefreshCouple(weddingId);
  return useMutation({
    mutationFn: (body: CallInput<typeof profile.update>['body']) =>
      call(profile.update, { params: { weddingId }, body }),
    onSuccess: refresh,
  });
}
