import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useNow } from '../../../shell/clock/use-now.ts';
import { timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { AnswerBar } from '../answer-bar.tsx';
import { CoupleName } from '../couple-name.tsx';
import type { ja } from '../messages.ja.ts';
import { StatusChip } from '../state-chips.tsx';
import { type Need, needOf, sortByNeed } from './today.ts';
import styles from './today-wall.module.css';

const t = textsOf<typeof ja>();

const MINUTE_MS = 60_000;

/** The time until or since the start. */
function timeLabel(row: WeddingRow, need: Need, nowMs: number): string {
  if (need === 'past') return '';
  const minutes = Math.floor(Math.abs(row.startsAt - nowMs) / MINUTE_MS);
  if (row.startsAt <= nowMs) return t('wedding.home.since', { minutes });
  const hours = Math.floor(minutes / 60);
  return hours === 0
    ? t('wedding.home.until', { minutes })
    : t('wedding.home.untilHours', { hours, minutes: minutes % 60 });
}

function WallLink({ row, need }: { readonly row: WeddingRow; readonly need: Need }) {
  const { companyAccountId, accountId, abilities } = useFacility();
  if (!abilities.has('facility:read:weddingVideo')) {
    return (
      <LinkButton href={staffPaths.facility.wedding(companyAccountId, accountId, row.id)} variant="quiet">
        {t('wedding.home.openDetail')}
      </LinkButton>
    );
  }
  const needsHand = need === 'alarm' || need === 'warning';
  return (
    <LinkButton
      href={staffPaths.facility.live(companyAccountId, accountId, row.id)}
      variant={needsHand ? 'filled' : need === 'past' ? 'quiet' : 'outlined'}
    >
      {t(needsHand ? 'wedding.home.recover' : 'wedding.home.openConsole')}
    </LinkButton>
  );
}

/** Today's ceremonies, the most urgent first. Readable from three meters. */
export function TodayWall({ rows }: { readonly rows: readonly WeddingRow[] }) {
  const nowMs = useNow(MINUTE_MS / 2);
  return (
    <Card isFlush>
      <ul aria-label={t('wedding.home.wall')}>
        {sortByNeed(rows, nowMs).map(row => {
          const need = needOf(row, nowMs);
          return (
            <li key={row.id} className={styles.row} data-need={need}>
              <span className={styles.time}>{timeText(row.startsAt)}</span>
              <span className={styles.who}>
                <span className={styles.couple}>
                  <CoupleName couple={row.couple} />
                </span>
                <span className={styles.small}>{row.hallName}</span>
              </span>
              <span className={styles.state}>
                <StatusChip life={row.lifeCycle} live={row.liveState} />
                <span className={styles.small}>{timeLabel(row, need, nowMs)}</span>
              </span>
              <span className={styles.answers}>
                <AnswerBar answers={row.answers} />
              </span>
              <WallLink row={row} need={need} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
