import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { profile } from '@kotohogi/contract/profile';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../shell/api/call.ts';
import { useRefreshCouple } from '../invitation/index.ts';

/** Changes the language of mails to the couple. */
export function useChangeLanguage(weddingId: number) {
  const refresh = useRefreshCouple(weddingId);
  return useMutation({
    mutationFn: (language: 'ja' | 'en') => call(profile.changeLanguage, { params: { weddingId }, body: { language } }),
    onSuccess: refresh,
  });
}

/** Saves both profiles. */
export function useSaveProfiles(weddingId: number) {
  const refresh = useRefreshCouple(weddingId);
  return useMutation({
    mutationFn: (body: CallInput<typeof profile.update>['body']) =>
      call(profile.update, { params: { weddingId }, body }),
    onSuccess: refresh,
  });
}
