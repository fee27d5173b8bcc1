import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { useBlockGuest } from './api.ts';
import { say } from './say.ts';

/** Long enough to see what was done and to take it back. */
const UNDO_MS = 10_000;

/** Blocks a guest at once, or lets him in again; either way it can be taken back. */
export function useBlock(weddingId: number) {
  const block = useBlockGuest(weddingId);
  const show = useSnackbar();
  const tell = useFailureNotice();
  const set = (guest: { readonly id: number; readonly name: string }, ng: boolean): void => {
    block.mutate(
      { id: guest.id, ng },
      {
        onSuccess: () =>
          show({
            text: say(ng ? 'book.blocked' : 'book.unblocked', { name: guest.name }),
            durationMs: UNDO_MS,
            action: { label: say('book.undo'), onPress: () => set(guest, !ng) },
          }),
        onError: error => tell(error, () => set(guest, ng)),
      },
    );
  };
  return { isBusy: block.isPending, set };
}
