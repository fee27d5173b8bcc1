import type { HallRow } from '@kotohogi/contract/hall';
import type { WeddingRow } from '@kotohogi/contract/wedding';
import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { Alert } from '@kotohogi/ui/alert';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useMediaQuery } from '@kotohogi/ui/kit';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSearch } from '@tanstack/react-router';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { monthText } from '../../../shell/formats.office.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { useFacility } from '../../facility/index.ts';
import { useHalls } from '../../hall/index.ts';
import { useDays } from '../api.ts';
import { useJapanDate } from '../use-today.ts';
import { Agenda } from './agenda.tsx';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarSearch, type CalendarView, conflictsOf, daysOf } from './calendar-days.ts';
import { calendarHref } from './calendar-href.ts';
import type { ja } from './messages.ja.ts';
import { MonthTable } from './month-table.tsx';
import { type CalendarPeriod, WeekTable } from './week-table.tsx';

const t = textsOf<typeof ja>();

/** Narrower than this, a day has no room for a couple's names. */
const NARROW = '(max-width: 63.99em)';

/** The halls of the venue, and deleted halls that the shown ceremonies still use. */
function rowsOfHalls(rows: readonly WeddingRow[], current: readonly HallRow[]) {
  const halls = current.map(({ id, name }) => ({ id, name }));
  const deleted = new Map(rows.map(row => [row.hallId, { id: row.hallId, name: row.hallName }]));
  for (const { id } of halls) deleted.delete(id);
  return [...halls, ...deleted.values()];
}

/** A week of halls; if the halls cannot be read, those of its ceremonies. */
function Week(period: CalendarPeriod) {
  const query = useHalls(useFacility().id);
  if (query.isPending) return <Skeleton shape="block" height="36rem" />;
  const halls = rowsOfHalls(period.rows, query.data?.rows ?? []);
  return (
    <>
      <FailedPart query={query} title={t('wedding.calendar.hall')} />
      {query.data?.rows.length === 0 && halls.length === 0 && <EmptyState title={t('wedding.calendar.noHalls')} />}
      {halls.length > 0 && <WeekTable {...period} halls={halls} />}
    </>
  );
}

interface LoadedProps extends CalendarPeriod {
  readonly view: CalendarView;
  readonly date: LocalDate;
}

function Loaded({ view, date, ...period }: LoadedProps) {
  const { companyAccountId, accountId } = useFacility();
  const isNarrow = useMediaQuery(NARROW);
  const weekHref = (day: LocalDate) => calendarHref({ companyAccountId, accountId }, { view: 'week', date: day });
  if (isNarrow) {
    return period.rows.length === 0 ? (
      <EmptyState title={t(`wedding.calendar.empty.${view}`)} />
    ) : (
      <Agenda {...period} />
    );
  }
  if (view === 'month') return <MonthTable {...period} date={date} weekHref={weekHref} />;
  return <Week {...period} />;
}

/** The venue's calendar: a month of days, or a week of halls; a list on a phone. */
export function WeddingCalendar() {
  const { id } = useFacility();
  const today = useJapanDate();
  const search: CalendarSearch = useSearch({ strict: false });
  const view = search.view ?? 'month';
  const date = search.date ?? today;
  const days = daysOf(view, date);
  const [first = date, last = date] = [days[0], days.at(-1)];
  const query = useDays(id, first, last);
  const failure = failureOf(query);
  const conflicts = conflictsOf(query.data ?? []);
  const range = { from: shortDateText(atJst(first)), to: shortDateText(atJst(last)) };
  const label = view === 'month' ? monthText(atJst(date)) : t('wedding.calendar.range', range);
  return (
    <div className={styles.calendar}>
      <CalendarBar view={view} date={date} label={label} />
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      <Alert tone="warn" isLive isShown={conflicts.size > 0}>
        {t('wedding.calendar.conflicts', { count: conflicts.size })}
      </Alert>
      {failure === undefined && query.data === undefined && <Skeleton shape="block" height="36rem" />}
      {query.data !== undefined && <Loaded {...{ view, date, days, today, conflicts, label }} rows={query.data} />}
    </div>
  );
}
