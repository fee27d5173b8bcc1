import { addDays, atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { LEAD_TIME_DAYS } from '@kotohogi/domain/wedding/calendar';
import { Icon } from '@kotohogi/ui/icon';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import styles from './add-link.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** Whether the caller may create a wedding on a day: not in the past, and inside the lead time only with the permission for it. */
export function mayAdd(abilities: ReadonlySet<string>, date: LocalDate, today: LocalDate): boolean {
  if (!abilities.has('facility:write:wedding')) return false;
  return date >= (abilities.has('facility:write:wedding-minDate-update') ? today : addDays(today, LEAD_TIME_DAYS));
}

export interface AddLinkProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly hall?: { readonly id: number; readonly name: string };
}

/** Opens the form of a new wedding with the day, and the hall, filled in; renders nothing for users who may not create one. */
export function AddLink({ date, today, hall }: AddLinkProps) {
  const { companyAccountId, accountId, abilities } = useFacility();
  if (!mayAdd(abilities, date, today)) return null;
  const query = new URLSearchParams({ date, ...(hall && { hallId: String(hall.id) }) }).toString();
  const day = shortDateText(atJst(date));
  return (
    <PageLink className={styles.add} href={`${staffPaths.facility.newWedding(companyAccountId, accountId)}?${query}`}>
      <Icon name="plus" size="small" />
      <VisuallyHidden>
        {hall
          ? t('wedding.calendar.addInHall', { date: day, hall: hall.name })
          : t('wedding.calendar.add', { date: day })}
      </VisuallyHidden>
    </PageLink>
  );
}
