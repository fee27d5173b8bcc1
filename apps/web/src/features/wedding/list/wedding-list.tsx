import type { HallRow } from '@kotohogi/contract/hall';
import { type WeddingRow, weddingList } from '@kotohogi/contract/wedding';
import { LIFE_CYCLES } from '@kotohogi/domain/wedding/calendar';
import { Button } from '@kotohogi/ui/button';
import type { Columns, RowTone } from '@kotohogi/ui/data-table';
import { useRowSelection } from '@kotohogi/ui/data-table/selection';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useMediaQuery } from '@kotohogi/ui/kit';
import type { RouteTab } from '@kotohogi/ui/route-tabs';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { yearDateText } from '../../../shell/formats.office.ts';
import { numberText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { tableData } from '../../../shell/list/table-data.ts';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import type { SearchTexts } from '../../../shell/router/search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useHalls } from '../../hall/index.ts';
import { AnswerBar, AnswerLegend } from '../answer-bar.tsx';
import { csvAddress, useWeddings } from '../api.ts';
import { CoupleName, coupleFullText } from '../couple-name.tsx';
import { liveTone } from '../live-state.ts';
import type { ja } from '../messages.ja.ts';
import { lifeText, PaymentStateChip, paymentText, StatusChip } from '../state-chips.tsx';
import { useJapanDate } from '../use-today.ts';
import { PeriodTabs } from './period-tabs.tsx';
import { datesOf, periodOf, rulesOf } from './periods.ts';
import styles from './wedding-list.module.css';

const t = textsOf<typeof ja>();

type Column = Columns<WeddingRow>[number];

function Gifts({ gifts }: Pick<WeddingRow, 'gifts'>) {
  if (gifts === null || gifts.count === 0) return <span className={styles.nothing}>–</span>;
  return (
    <>
      {numberText(gifts.amountYen)}
      <span className={styles.small}>{t('wedding.gifts.count', { count: gifts.count })}</span>
    </>
  );
}

function When({ startsAt }: Pick<WeddingRow, 'startsAt'>) {
  return (
    <>
      <span className={styles.time}>{timeText(startsAt)}</span>
      <span className={styles.small}>{yearDateText(startsAt)}</span>
    </>
  );
}

const moneyColumns = (): readonly Column[] => [
  { id: 'gifts', header: t('wedding.column.gifts'), align: 'end', cell: row => <Gifts gifts={row.gifts} /> },
  {
    id: 'payment',
    header: t('wedding.column.payment'),
    cell: row =>
      row.paymentState && (
        <span className={styles.state}>
          <PaymentStateChip state={row.paymentState} />
        </span>
      ),
  },
];

function columnsFor(seesMoney: boolean): Columns<WeddingRow> {
  return [
    {
      id: 'dateTime',
      header: t('wedding.column.dateTime'),
      isSortable: true,
      cell: row => <When startsAt={row.startsAt} />,
    },
    {
      id: 'reservationId',
      header: t('wedding.column.couple'),
      isSortable: true,
      cell: row => (
        <>
          <span className={styles.couple}>
            <CoupleName couple={row.couple} />
          </span>
          <span className={styles.small}>{row.reservationId}</span>
        </>
      ),
    },
    {
      id: 'hall',
      header: t('wedding.column.hall'),
      cell: row => <span className={styles.hall}>{row.hallName}</span>,
    },
    {
      id: 'state',
      header: t('wedding.column.state'),
      cell: row => (
        <span className={styles.state}>
          <StatusChip life={row.lifeCycle} live={row.liveState} />
        </span>
      ),
    },
    {
      id: 'answers',
      header: t('wedding.column.answers'),
      width: '4.75rem',
      cell: row => <AnswerBar answers={row.answers} />,
    },
    ...(seesMoney ? moneyColumns() : []),
  ];
}

/** Highlights a row whose stream needs action, and mutes one that is over. */
function toneOf({ lifeCycle, liveState }: WeddingRow): RowTone {
  if (lifeCycle === 'ended' || lifeCycle === 'canceled' || lifeCycle === 'cleaned') return 'muted';
  const tone = lifeCycle === 'day' || lifeCycle === 'archive' ? liveTone(liveState) : 'idle';
  if (tone === 'bad') return 'bad';
  return tone === 'warn' || (lifeCycle === 'day' && liveState === 'pending') ? 'warn' : 'plain';
}

/** A row on a phone: the names first, everything else below. */
function WeddingCard({ row }: { readonly row: WeddingRow }) {
  return (
    <span className={styles.card}>
      <span className={styles.cardNames}>
        <CoupleName couple={row.couple} />
      </span>
      <StatusChip life={row.lifeCycle} live={row.liveState} />
      <span className={styles.cardFacts}>
        {yearDateText(row.startsAt)} {timeText(row.startsAt)}
        <span className={styles.small}>{row.hallName}</span>
        <span className={styles.small}>{row.reservationId}</span>
      </span>
      <span className={styles.cardAnswers}>
        <AnswerBar answers={row.answers} />
      </span>
    </span>
  );
}

/** The filters the user has access to. */
function weddingFilters(halls: readonly HallRow[], abilities: ReadonlySet<string>) {
  return filterFields(weddingList, {
    abilities,
    labelOf: name => t(`wedding.filter.${name}`),
    looks: {
      name: { placeholder: t('wedding.filter.name.hint'), icon: 'search', size: 'large' },
      hall: { size: 'medium', options: halls.map(hall => ({ value: String(hall.id), label: hall.name })) },
      status: { size: 'medium', options: LIFE_CYCLES.map(value => ({ value, label: lifeText(value) })) },
      reservationId: { size: 'medium' },
      usePay: { textOf: value => t(`wedding.filter.usePay.${value}`) },
      paymentState: { textOf: paymentText },
    },
  });
}

interface CsvButtonProps {
  readonly query: Readonly<Record<string, string>>;
  readonly children: string;
}

/** Saves the weddings of a search, or the selected ones, as a file. */
function CsvButton({ query, children }: CsvButtonProps) {
  const { id } = useFacility();
  const file = useSaveFile();
  return (
    <Button
      icon="download"
      size="small"
      isBusy={file.isBusy}
      busyLabel={t('wedding.csv.busy')}
      onPress={() => file.save(csvAddress(id, query))}
    >
      {children}
    </Button>
  );
}

/** A wedding that is selected in the list. */
export interface SelectedWedding {
  readonly id: number;
  /** The couple. */
  readonly name: string;
}

export interface WeddingListProps {
  /** A related list. */
  readonly extraTab?: RouteTab;
  /** More actions for the selected weddings. */
  readonly renderActions?: (selected: readonly SelectedWedding[]) => ReactNode;
}

/** Selecting several rows needs the width of a table; on a phone the boxes would push the first wedding off the screen. */
const ROOMY = '(min-width: 48em)';

/** The weddings of the facility: filters, table and paging, all stored in the URL; and files of all or of some of them. */
export function WeddingList({ extraTab, renderActions }: WeddingListProps) {
  const facility = useFacility();
  const { companyAccountId, accountId, abilities } = facility;
  const search: SearchTexts = useSearch({ strict: false });
  const period = periodOf(search);
  const list = useListSearch(rulesOf(period));
  const asked = { ...list.filters, ...datesOf(period, useJapanDate()) };
  const halls = useHalls(facility.id);
  const query = useWeddings(facility.id, { ...asked, ...list.state });
  const selection = useRowSelection({
    data: tableData(query, page => page.rows),
    nameOf: row => coupleFullText(row.couple),
    renderActions: rows => (
      <>
        <CsvButton query={{ ids: rows.map(({ id }) => id).join() }}>{t('wedding.csv.selected')}</CsvButton>
        {renderActions?.(rows.map(({ id, couple }) => ({ id, name: coupleFullText(couple) })))}
      </>
    ),
  });
  return (
    <ListView
      label={t('wedding.list')}
      list={list}
      query={query}
      selection={useMediaQuery(ROOMY) ? selection : undefined}
      fields={weddingFilters(halls.data?.rows ?? [], abilities)}
      columns={columnsFor(abilities.has(weddingList.needs.paymentState))}
      rowHref={row => staffPaths.facility.wedding(companyAccountId, accountId, row.id)}
      rowTone={toneOf}
      renderCard={row => <WeddingCard row={row} />}
      empty={<EmptyState title={t(`wedding.empty.${period}`)} />}
      emptyFiltered={<EmptyState>{t('wedding.empty.hint')}</EmptyState>}
      aside={
        <div className={styles.aside}>
          <AnswerLegend />
          <CsvButton query={asked}>{t('wedding.csv')}</CsvButton>
        </div>
      }
    >
      <FailedPart query={halls} title={t('wedding.filter.hall')} />
      <PeriodTabs current={period} extra={extraTab} />
    </ListView>
  );
}
