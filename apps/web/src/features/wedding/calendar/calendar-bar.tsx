import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import { LinkButton } from '@kotohogi/ui/link-button';
import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import styles from './calendar.module.css';
import { type CalendarView, turned } from './calendar-days.ts';
import { calendarHref } from './calendar-href.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

export interface CalendarBarProps {
  readonly view: CalendarView;
  readonly date: LocalDate;
  /** The month or the week. */
  readonly label: string;
}

/** Moves to another month or week, and switches between month and week; every state has its own URL. */
export function CalendarBar({ view, date, label }: CalendarBarProps) {
  const facility = useFacility();
  const href = (day: LocalDate | undefined, shown = view) =>
    calendarHref(facility, { ...(shown === 'week' && { view: 'week' }), ...(day && { date: day }) });
  return (
    <div className={styles.bar}>
      <div className={styles.turn}>
        <LinkButton href={href(turned(view, date, -1))} icon="chevron-left" size="small">
          <VisuallyHidden>{t(`wedding.calendar.previous.${view}`)}</VisuallyHidden>
        </LinkButton>
        <LinkButton href={href(undefined)} size="small">
          {t('wedding.calendar.today')}
        </LinkButton>
        <LinkButton href={href(turned(view, date, 1))} icon="chevron-right" size="small">
          <VisuallyHidden>{t(`wedding.calendar.next.${view}`)}</VisuallyHidden>
        </LinkButton>
        <h2 className={styles.period} aria-live="polite">
          {label}
        </h2>
      </div>
      <RouteTabs
        label={t('wedding.calendar.view')}
        currentId={view}
        tabs={[
          { id: 'month', label: t('wedding.calendar.view.month'), href: href(date, 'month') },
          { id: 'week', label: t('wedding.calendar.view.week'), href: href(date, 'week') },
        ]}
      />
    </div>
  );
}
