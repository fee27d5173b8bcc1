import { Alert } from '@kotohogi/ui/alert';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { isOver } from '../console-state.ts';
import styles from './console-recording-alarm.module.css';

/** A red alarm for as long as a stream on air is not being recorded: a ceremony cannot be recorded later. */
export function RecordingAlarm({ live }: Pick<ConsoleFacts, 'live'>) {
  if (!live.recording.isInterrupted || isOver(live.state)) return null;
  return (
    <Alert tone="bad" isFilled isLive title={<span className={styles.title}>{t('console.recordingAlarm')}</span>}>
      {t('console.recordingAlarm.text')}
    </Alert>
  );
}
