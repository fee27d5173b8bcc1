import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { useBlockGuest } from './api.ts';
import { t } from './t.ts';

/** Long enough to notice and undo. */
const UNDO_MS = 10_000;

/**
 * Blocks a guest or unblocks them. Blocking can be undone from its message for ten seconds, and at any time on the
 * guest's page.
 */
export function useBlock(weddingId: number) {
  const block = useBlockGuest(weddingId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const set = (guest: { readonly id: number; readonly name: string }, ng: boolean): void => {
    block.mutate(
      { id: guest.id, ng },
      {
        onSuccess: () =>
          show({
            text: t(ng ? 'book.blocked' : 'book.unblocked', { name: guest.name }),
            durationMs: UNDO_MS,
            // Only blocking offers an undo.
            ...(ng ? { action: { label: t('book.undo'), onPress: () => set(guest, false) } } : {}),
          }),
        onError: error => notify(error, () => set(guest, ng)),
      },
    );
  };
  return { isBusy: block.isPending, set };
}
