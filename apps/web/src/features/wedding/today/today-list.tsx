import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Icon } from '@kotohogi/ui/icon';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useNow } from '../../../shell/clock/use-now.ts';
import { shortDateText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../couple-name.tsx';
import { liveTone } from '../live-state.ts';
import type { ja } from '../messages.ja.ts';
import { lifeText, liveText } from '../state-chips.tsx';
import { useToday } from '../use-today.ts';
import styles from './today-list.module.css';

const t = textsOf<typeof ja>();

/** The link of today's row: the live console for those with access. */
function useHrefOf(): (row: WeddingRow) => string {
  const { companyAccountId, accountId, abilities } = useFacility();
  const hrefOf = abilities.has('facility:read:weddingVideo') ? staffPaths.facility.live : staffPaths.facility.wedding;
  return row => hrefOf(companyAccountId, accountId, row.id);
}

const isOff = (row: WeddingRow) => row.lifeCycle !== 'day';
const toneOf = (row: WeddingRow) => (isOff(row) ? 'idle' : liveTone(row.liveState));

/** Time, couple and state of one ceremony, linked to its console. */
function TodayRow({ row }: { readonly row: WeddingRow }) {
  const hrefOf = useHrefOf();
  const tone = toneOf(row);
  return (
    <PageLink className={styles.row} href={hrefOf(row)} tone={tone}>
      <span className={styles.time}>{timeText(row.startsAt)}</span>
      <span className={styles.couple}>{coupleShortText(row.couple)}</span>
      <span className={styles.state}>
        {tone === 'live' && <span className={styles.dot} />}
        {(tone === 'warn' || tone === 'bad') && <Icon name="triangle-alert" size="small" />}
        {isOff(row) ? lifeText(row.lifeCycle) : liveText(row.liveState)}
      </span>
    </PageLink>
  );
}

/** Today's ceremonies with their stream states, small enough for the sidebar of every page. */
export function TodayList() {
  const { data: rows, isError } = useToday();
  const nowMs = useNow(60_000);
  return (
    <section className={styles.list} aria-label={t('wedding.drawer.today')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('wedding.drawer.today')}</h2>
        <span>{shortDateText(nowMs)}</span>
      </header>
      {rows === undefined && !isError && <Skeleton shape="block" height="5rem" />}
      {rows?.length === 0 && <p className={styles.none}>{t('wedding.drawer.none')}</p>}
      <ul>
        {rows?.map(row => (
          <li key={row.id}>
            <TodayRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same in one line, for pages without room for a sidebar. */
export function TodayStrip() {
  const { data: rows } = useToday();
  if (rows === undefined || rows.length === 0) return null;
  return (
    <nav aria-label={t('wedding.drawer.today')}>
      <ul className={styles.strip}>
        {rows.map(row => (
          <li key={row.id}>
            <TodayRow row={row} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
