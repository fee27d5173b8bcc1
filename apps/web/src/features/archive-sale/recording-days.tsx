import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf, daysBetween } from '@kotohogi/domain/kernel/jst';
import { Chip } from '@kotohogi/ui/chip';
import { LinkButton } from '@kotohogi/ui/link-button';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './archive-purchase.module.css';
import type { recordingDays } from './messages.ja.ts';

const t = textsOf<typeof recordingDays>();

export interface RecordingDaysProps {
  /** The moment from which guests can no longer watch it. */
  readonly closesAt: number;
  /** The URL of the player page. */
  readonly watchHref: string;
}

/** Shows the couple how long guests can watch for free, and how many days are left. */
export function RecordingDays({ closesAt, watchHref }: RecordingDaysProps) {
  const now = Date.now();
  const date = dateTimeText(closesAt - 1);
  if (now >= closesAt) return <p className={styles.text}>{t('recordingDays.closed', { date })}</p>;
  const days = daysBetween(dateOf(instant(now)), dateOf(instant(closesAt - 1)));
  return (
    <div className={styles.open}>
      <div>
        <Chip tone="soft">{days === 0 ? t('recordingDays.today') : t('recordingDays.left', { n: days })}</Chip>
      </div>
      <p className={styles.text}>{t('recordingDays.open', { date })}</p>
      <LinkButton icon="play" isExternal href={watchHref}>
        {t('recordingDays.watch')}
      </LinkButton>
    </div>
  );
}
