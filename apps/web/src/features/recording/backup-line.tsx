import type { RecordingBoard } from '@kotohogi/contract/recording';
import { Alert } from '@kotohogi/ui/alert';
import { dateTimeText } from '../../shell/formats.ts';
import { t } from './t.ts';

const TONES = { waiting: 'info', kept: 'ok', failed: 'warn' } as const;

/** The state of the recording's backup; empty if none is made. */
export function BackupLine({ backup }: Pick<RecordingBoard, 'backup'>) {
  if (backup === null) return null;
  const { state, at } = backup;
  return (
    <Alert tone={TONES[state]} title={t(`recording.backup.${state}`)}>
      {t(`recording.backup.${state}.text`, { time: dateTimeText(at) })}
    </Alert>
  );
}
