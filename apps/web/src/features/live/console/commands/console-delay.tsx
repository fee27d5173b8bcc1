import { useDismissSnackbar, useSnackbar } from '@kotohogi/ui/snackbar';
import { Switch } from '@kotohogi/ui/switch';
import { useRef } from 'react';
import { say } from '../../console-say.ts';
import { useDelayLive } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isBeforePublishing, isLate } from '../console-state.ts';
import styles from './console-delay.module.css';
import { useTellRefusal } from './console-refusal.ts';

/** How long the change can be undone (screens README, "Interaction notes"). */
const UNDO_MS = 10_000;

/** Turns the delay notice on or off, with an undo for ten seconds. */
function useDelay(weddingId: number) {
  const { mutate, isPending, variables } = useDelayLive(weddingId);
  const tell = useTellRefusal();
  const show = useSnackbar();
  const dismiss = useDismissSnackbar();
  const told = useRef<number | undefined>(undefined);
  const change = (isDelayed: boolean, isUndo: boolean) => {
    if (told.current !== undefined) dismiss(told.current);
    mutate(isDelayed, {
      onSuccess: () => {
        const text = say(isDelayed ? 'console.delay.told' : 'console.delay.takenBack');
        const action = { label: say('console.delay.undo'), onPress: () => change(!isDelayed, true) };
        told.current = show(isUndo ? { text } : { text, durationMs: UNDO_MS, action });
      },
      onError: error => tell(error, () => change(isDelayed, isUndo)),
    });
  };
  return { turn: (isDelayed: boolean) => change(isDelayed, false), wish: isPending ? variables : undefined };
}

/** Whether guests see the notice of a delayed start, and its exact text. */
export function ConsoleDelay({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const { turn, wish } = useDelay(detail.id);
  if (!isBeforePublishing(live)) return null;
  const isDelayed = wish ?? live.isDelayed;
  const standing = isDelayed ? 'on' : isLate(live) ? 'auto' : 'off';
  return (
    <div className={styles.delay} data-standing={standing}>
      <Switch isSelected={isDelayed} onChange={turn} description={say(`console.delay.${standing}`)}>
        {say('console.delay')}
      </Switch>
      {standing !== 'off' && (
        <blockquote className={styles.notice}>
          <p className={styles.title}>{say('console.delay.notice')}</p>
          <p>{say('console.delay.notice.words')}</p>
        </blockquote>
      )}
    </div>
  );
}
