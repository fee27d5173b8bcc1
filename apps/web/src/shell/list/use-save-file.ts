import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { isSignedOut } from '../api/query-client.ts';
import { saveFile } from './save-file.ts';

/** A file export of a list. The page stays on any failure: the reason is a message. */
export interface FileSaver {
  readonly isBusy: boolean;
  readonly save: (address: string) => void;
}

/** Saves files one at a time and reports failures. */
export function useSaveFile(): FileSaver {
  const notify = useSnackbar();
  const { isPending, mutate } = useMutation({
    mutationFn: saveFile,
    onError: error => {
      if (error instanceof ApiError && !isSignedOut(error)) notify({ tone: 'bad', text: error.userMessage });
    },
  });
  return { isBusy: isPending, save: address => mutate(address) };
}
