import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { StateChip } from '@kotohogi/ui/chip';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { coupleFullText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import { useClearRehearsal } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { rehearsalOf } from '../console-state.ts';
import { clockOf } from '../console-time.ts';
import { useNotifyRefusal } from './console-refusal.ts';
import styles from './console-rehearsal.module.css';

/** Deletes the rehearsal after a confirmation and shows the reason if refused. */
function ClearButton({ detail, isDisabled }: Pick<ConsoleFacts, 'detail'> & { readonly isDisabled: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useClearRehearsal(detail.id);
  const show = useSnackbar();
  const notify = useNotifyRefusal();
  const clear = () =>
    mutate(undefined, {
      onSuccess: () => show({ text: t('console.rehearsal.cleared') }),
      onError: error => notify(error, clear),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button icon="eraser" isDisabled={isDisabled} onPress={() => setAsking(true)}>
        {t('console.rehearsal.clear')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('console.rehearsal.ask', { couple: coupleFullText(detail.couple), hall: detail.hallName })}
        confirmLabel={t('console.rehearsal.confirm')}
        isBusy={isPending}
        onConfirm={clear}
        onCancel={() => setAsking(false)}
      >
        {t('console.rehearsal.ask.text')}
      </ConfirmDialog>
    </>
  );
}

/** What was recorded before publishing, and that it never becomes part of the ceremony's recording. */
export function ConsoleRehearsal({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const rehearsal = rehearsalOf(live);
  if (rehearsal === undefined) return null;
  const isRunning = rehearsal === 'running';
  return (
    <Card
      title={t('console.rehearsal')}
      actions={isRunning && <StateChip tone="info">{t('console.rehearsal.recording')}</StateChip>}
    >
      <div className={styles.rehearsal}>
        <p>{t(`console.rehearsal.${rehearsal}`, { duration: clockOf(live.recording.durationMs) })}</p>
        {mayWrite && (
          <>
            <ClearButton detail={detail} isDisabled={isRunning} />
            {isRunning && <p className={styles.hint}>{t('console.rehearsal.wait')}</p>}
          </>
        )}
      </div>
    </Card>
  );
}
