import { useDismissSnackbar, useSnackbar } from '@kotohogi/ui/snackbar';
import { Switch } from '@kotohogi/ui/switch';
import { useRef } from 'react';
import { t } from '../../console-t.ts';
import { useDelayLive } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isBeforePublishing, isLate } from '../console-state.ts';
import styles from './console-delay.module.css';
import { useNotifyRefusal } from './console-refusal.ts';

/** How long the change can be undone (screens README, "Interaction notes"). */
const UNDO_MS = 10_000;

/** Turns the delay notice on or off, with an undo for ten seconds. */
function useDelay(weddingId: number) {
  const { mutate, isPending, variables } = useDelayLive(weddingId);
  const notify = useNotifyRefusal();
  const show = useSnackbar();
  const dismiss = useDismissSnackbar();
  const notifiedId = useRef<number | undefined>(undefined);
  const change = (isDelayed: boolean, isUndo: boolean) => {
    if (notifiedId.current !== undefined) dismiss(notifiedId.current);
    mutate(isDelayed, {
      onSuccess: () => {
        const text = t(isDelayed ? 'console.delay.notified' : 'console.delay.takenBack');
        const action = { label: t('console.delay.undo'), onPress: () => change(!isDelayed, true) };
        notifiedId.current = show(isUndo ? { text } : { text, durationMs: UNDO_MS, action });
      },
      onError: error => notify(error, () => change(isDelayed, isUndo)),
    });
  };
  return { turn: (isDelayed: boolean) => change(isDelayed, false), requested: isPending ? variables : undefined };
}

/** Whether guests see the notice of a delayed start, and its exact text. */
export function ConsoleDelay({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const { turn, requested } = useDelay(detail.id);
  if (!isBeforePublishing(live)) return null;
  const isDelayed = requested ?? live.isDelayed;
  const status = isDelayed ? 'on' : isLate(live) ? 'auto' : 'off';
  return (
    <div className={styles.delay} data-status={status}>
      <Switch isSelected={isDelayed} onChange={turn} description={t(`console.delay.${status}`)}>
        {t('console.delay')}
      </Switch>
      {status !== 'off' && (
        <blockquote className={styles.notice}>
          <p className={styles.title}>{t('console.delay.notice')}</p>
          <p>{t('console.delay.notice.text')}</p>
        </blockquote>
      )}
    </div>
  );
}
