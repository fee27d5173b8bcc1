import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Icon } from '@kotohogi/ui/icon';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../couple-name.tsx';
import { StatusChip } from '../state-chips.tsx';
import { isOff } from './calendar-days.ts';
import styles from './ceremony-link.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface CeremonyLinkProps {
  readonly row: WeddingRow;
  /** Another ceremony uses the hall at this time. */
  readonly isInConflict: boolean;
  /** The hall, if the row does not already name it. */
  readonly hasHall?: boolean;
}

/** One ceremony: time, couple and state, linked to the wedding; subdued if it does not take place. */
export function CeremonyLink({ row, isInConflict, hasHall = false }: CeremonyLinkProps) {
  const { companyAccountId, accountId } = useFacility();
  const couple = coupleShortText(row.couple);
  const tone = isOff(row) ? 'off' : isInConflict ? 'conflict' : undefined;
  return (
    <PageLink
      className={styles.ceremony}
      href={staffPaths.facility.wedding(companyAccountId, accountId, row.id)}
      tone={tone}
    >
      <span className={styles.head}>
        <span className={styles.time}>{timeText(row.startsAt)}</span>
        {isInConflict && (
          <>
            <Icon name="triangle-alert" size="small" />
            <VisuallyHidden>{t('wedding.calendar.conflict')}</VisuallyHidden>
          </>
        )}
        <span className={styles.couple} title={couple}>
          {couple}
        </span>
      </span>
      {hasHall && (
        <span className={styles.hall} title={row.hallName}>
          {row.hallName}
        </span>
      )}
      <span className={styles.state}>
        <StatusChip life={row.lifeCycle} live={row.liveState} />
      </span>
    </PageLink>
  );
}
