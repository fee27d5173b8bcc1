import type { MadeFileProgress } from '@kotohogi/contract/schemas/rules/made-file';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { isSignedOut } from '../api/query-client.ts';
import { t } from '../texts.ts';
import { saveFile } from './save-file.ts';

/** The calls of a file that a job generates. */
export interface MadeFileCalls {
  /** Requests the file; repeating the request while it is in progress has no effect. */
  readonly make: () => Promise<{ readonly state: MadeFileProgress }>;
  readonly read: () => Promise<{ readonly state: MadeFileProgress }>;
  readonly address: string;
}

const POLL_MS = 1_000;

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

/** Has a job generate a file, polls its progress, and saves it once ready. */
export function useMadeFile({ make, read, address }: MadeFileCalls) {
  const notify = useSnackbar();
  const [progress, setProgress] = useState<MadeFileProgress>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      let { state } = await make();
      // `none` after the request: its content has changed meanwhile, so the newer file is requested.
      while (state !== 'ready' && state !== 'failed' && !isGone.current) {
        setProgress(state);
        await pause(POLL_MS);
        ({ state } = await read());
        if (state === 'none') ({ state } = await make());
      }
      if (isGone.current) return;
      setProgress(state);
      if (state === 'ready') await saveFile(address);
      else notify({ tone: 'bad', text: t('file.failed') });
    },
    onError: error => {
      if (error instanceof ApiError && !isSignedOut(error)) notify({ tone: 'bad', text: error.userMessage });
    },
    onSettled: () => setProgress(undefined),
  });
  return { isBusy: isPending, progress, save: () => mutate() };
}
