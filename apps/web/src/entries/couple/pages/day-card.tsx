import { type AttendanceDetail, playerFactsOf } from '@kotohogi/contract/attendance-detail';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useQuery } from '@tanstack/react-query';
import { attendanceQuery } from '../../../features/attendant/index.ts';
import { useCouple } from '../../../features/invitation/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import type { ja } from '../messages.ja.ts';
import styles from './day-card.module.css';

const t = textsOf<typeof ja>();

/** Polling interval for whether the ceremony is on air. */
const REFRESH_MS = 10_000;

const ON_AIR = ['live', 'slate', 'intermission'];

/** Before, live or after; as on the guests' page. */
function stageOf(detail: AttendanceDetail | undefined): 'before' | 'live' | 'after' {
  const phase = detail === undefined ? undefined : playerFactsOf(detail)?.phase;
  if (phase === undefined || phase === 'waiting') return 'before';
  return ON_AIR.includes(phase) ? 'live' : 'after';
}

/** On the day, the link to the ceremony: first on the couple's home page, and more prominent while on air. */
export function DayCard() {
  const { companyAccountId, key } = useCouple();
  const { data } = useQuery({ ...attendanceQuery(key), refetchInterval: REFRESH_MS });
  const stage = stageOf(data);
  return (
    <section className={styles.card} data-live={stage === 'live' || undefined} aria-label={t(`couple.day.${stage}`)}>
      <div>
        <h2 className={styles.title}>
          {stage === 'live' && <span className={styles.dot} aria-hidden="true" />}
          {t(`couple.day.${stage}`)}
        </h2>
        <p className={styles.text}>{t(`couple.day.${stage}.text`)}</p>
      </div>
      <LinkButton variant="filled" size="large" icon="video" isExternal href={paths.guest.index(companyAccountId, key)}>
        {t(stage === 'live' ? 'couple.day.watch' : 'couple.day.open')}
      </LinkButton>
    </section>
  );
}
