import { type PlatformSettings, platformSetting } from '@kotohogi/contract/platform-setting';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input } from '../../shell/api/call.ts';

const KEY = ['platform-setting'] as const;

/** Reads the settings, without changing what the page shows. */
export const fetchPlatformSettings = (): Promise<PlatformSettings> => call(platformSetting.read, {});

/** The platform's settings. */
export function usePlatformSettings() {
  return useQuery({ queryKey: KEY, queryFn: fetchPlatformSettings });
}

/** Changes the platform's settings. */
export function useUpdatePlatformSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof platformSetting.update>['body']) => call(platformSetting.update, { body }),
    onSuccess: saved => {
      client.setQueryData(KEY, saved);
    },
  });
}
