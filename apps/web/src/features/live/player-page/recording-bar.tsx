import { coupleText } from '@kotohogi/domain/profile/names';
import { Button } from '@kotohogi/ui/button';
import { dateText } from '../../../shell/formats.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { lastMomentText, useAttendance } from '../../attendant/index.ts';
import { t as tWatch } from '../t.ts';
import { Closing } from './closing.tsx';
import { t } from './t.ts';
import styles from './under-bar.module.css';

export interface RecordingBarProps {
  readonly shortcutMs: number | null;
  readonly onShortcut: (timeSec: number) => void;
}

/** Below a recording: the couple, the end of availability, and a jump to the start of the ceremony. */
export function RecordingBar({ shortcutMs, onShortcut }: RecordingBarProps) {
  const { couple, startsAt, closesAt, hallName } = useAttendance();
  return (
    <div className={styles.bar}>
      <div className={styles.text}>
        <p className={styles.title}>{tWatch('watch.title', { names: coupleText(couple, currentLanguage()) })}</p>
        <p className={styles.about}>
          <span>{dateText(startsAt)}</span> <span>{hallName}</span>{' '}
          <span>
            <span>{t('watch.title.recording', { date: lastMomentText(closesAt) })}</span>{' '}
            <Closing closesAtMs={closesAt} />
          </span>
        </p>
      </div>
      {shortcutMs !== null && (
        <Button icon="skip-forward" onPress={() => onShortcut(shortcutMs / 1000)}>
          {t('watch.shortcut')}
        </Button>
      )}
    </div>
  );
}
