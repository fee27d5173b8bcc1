import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Alert } from '@kotohogi/ui/alert';
import { LinkButton } from '@kotohogi/ui/link-button';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useNow } from '../../../shell/clock/use-now.ts';
import { dateText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../couple-name.tsx';
import { liveTone } from '../live-state.ts';
import type { ja } from '../messages.ja.ts';
import { liveText } from '../state-chips.tsx';
import styles from './home-headline.module.css';
import { type Headline, headlineOf } from './today.ts';

const t = textsOf<typeof ja>();

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** The problem in one sentence: how long the video has been missing, or the state. */
function troubleText(row: WeddingRow, nowMs: number): string {
  const hall = row.hallName;
  if (row.liveState === 'delayed') return t('wedding.home.delayed', { hall });
  if (row.framesLostAt === null || row.liveState !== 'waitingForStream') {
    return t('wedding.home.alarm', { hall, state: liveText(row.liveState) });
  }
  const seconds = Math.max(0, Math.floor((nowMs - row.framesLostAt) / SECOND_MS));
  if (seconds < 2 * MINUTE_S) return t('wedding.home.lost', { hall, seconds });
  return t('wedding.home.lostLong', { hall, minutes: Math.floor(seconds / MINUTE_S) });
}

type Trouble = Extract<Headline, { kind: 'trouble' }>;

function TroubleAlert({ row, troubles, others }: Trouble) {
  const { companyAccountId, accountId, abilities } = useFacility();
  const nowMs = useNow(SECOND_MS);
  const couple = coupleShortText(row.couple);
  const text =
    troubles > 1
      ? t('wedding.home.troubles', { count: troubles, couple })
      : others > 0
        ? t('wedding.home.others', { couple, count: others })
        : t('wedding.home.alone', { couple });
  return (
    <Alert
      tone={liveTone(row.liveState) === 'bad' ? 'bad' : 'warn'}
      isFilled
      title={<span className={styles.trouble}>{troubleText(row, nowMs)}</span>}
      action={
        abilities.has('facility:read:weddingVideo') && (
          <LinkButton href={staffPaths.facility.live(companyAccountId, accountId, row.id)} variant="filled">
            {t('wedding.home.openLive')}
          </LinkButton>
        )
      }
    >
      {text}
    </Alert>
  );
}

/** The two sentences of a day without problems. */
function calmTexts(headline: Exclude<Headline, Trouble>, later: WeddingRow | undefined): readonly [string, string] {
  switch (headline.kind) {
    case 'on-air': {
      const { rows, next } = headline;
      const then = next && { time: timeText(next.startsAt), hall: next.hallName, couple: coupleShortText(next.couple) };
      return [
        t('wedding.home.onAir', { count: rows.length }),
        then === undefined ? t('wedding.home.onAir.last') : t('wedding.home.onAir.next', then),
      ];
    }
    case 'next': {
      const { row, left } = headline;
      return [
        t('wedding.home.next', { time: timeText(row.startsAt), hall: row.hallName }),
        t('wedding.home.next.text', { couple: coupleShortText(row.couple), count: left }),
      ];
    }
    case 'done':
      return [t('wedding.home.done'), t('wedding.home.done.text', { count: headline.count })];
    case 'none':
      return [
        t('wedding.home.none'),
        later === undefined
          ? t('wedding.home.none.text')
          : t('wedding.home.none.next', {
              date: `${dateText(later.startsAt)} ${timeText(later.startsAt)}`,
              couple: coupleShortText(later.couple),
            }),
      ];
  }
}

export interface HomeHeadlineProps {
  readonly today: readonly WeddingRow[];
  /** The first upcoming ceremony after today. */
  readonly later: WeddingRow | undefined;
}

/** The most important state right now, in one sentence that screen readers also announce. */
export function HomeHeadline({ today, later }: HomeHeadlineProps) {
  const nowMs = useNow(30 * SECOND_MS);
  const headline = headlineOf(today, nowMs);
  if (headline.kind === 'trouble') {
    const { hallName: hall, liveState } = headline.row;
    return (
      <>
        <h1 className={styles.unseen}>{t('wedding.home.wall')}</h1>
        <TroubleAlert {...headline} />
        <VisuallyHidden live="polite">{t('wedding.home.alarm', { hall, state: liveText(liveState) })}</VisuallyHidden>
      </>
    );
  }
  const [title, text] = calmTexts(headline, later);
  return (
    <div className={styles.calm}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
