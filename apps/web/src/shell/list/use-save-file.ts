import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { isSignedOut } from '../api/query-client.ts';
import { saveFile } from './save-file.ts';

/** A file of what a list shows. The page stays whatever goes wrong: the reason comes as a message. */
export interface FileSaver {
  readonly isBusy: boolean;
  readonly save: (address: string) => void;
}

/** Saves files one at a time and tells why one could not be had. */
export function useSaveFile(): FileSaver {
  const tell = useSnackbar();
  const { isPending, mutate } = useMutation({
    mutationFn: saveFile,
    onError: error => {
      if (error instanceof ApiError && !isSignedOut(error)) tell({ tone: 'bad', text: error.userMessage });
    },
  });
  return { isBusy: isPending, save: address => mutate(address) };
}
