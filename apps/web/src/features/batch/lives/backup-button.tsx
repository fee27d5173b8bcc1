import { Button } from '@kotohogi/ui/button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useBackUpLive } from '../api.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** What a request for a backup did; without a second store, `isBackedUp` is null. */
function resultKey({ isKept, isBackedUp }: { readonly isKept: boolean; readonly isBackedUp: boolean | null }) {
  if (!isKept || isBackedUp === false) return 'batch.live.backup.started';
  return isBackedUp === null ? 'batch.live.backup.unset' : 'batch.live.backup.complete';
}

/** Copies the recording to our own store and to the second one, unless the copies exist. */
export function BackupButton({ weddingId }: { readonly weddingId: number }) {
  const notify = useSnackbar();
  const { isPending, mutate } = useBackUpLive();
  const report = useFailureNotice();
  return (
    <Button
      size="small"
      icon="save"
      isBusy={isPending}
      onPress={() =>
        mutate(weddingId, {
          onError: error => report(error),
          onSuccess: answer => notify({ tone: 'ok', text: t(resultKey(answer)) }),
        })
      }
    >
      {t('batch.live.backup.run')}
    </Button>
  );
}
