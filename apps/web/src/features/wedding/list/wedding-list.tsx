import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Button } from '@kotohogi/ui/button';
import type { Columns, RowTone } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { FilterPanel } from '@kotohogi/ui/filter-panel';
import { useSearch } from '@tanstack/react-router';
import { yearDateText } from '../../../shell/formats.office.ts';
import { numberText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { ListFrame } from '../../../shell/list/list-frame.tsx';
import { PagedTable } from '../../../shell/list/paged-table.tsx';
import { useFilters } from '../../../shell/list/use-filters.ts';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { paths } from '../../../shell/router/paths.ts';
import type { SearchTexts } from '../../../shell/router/search.ts';
import { useFacility } from '../../facility/index.ts';
import { AnswerBar, AnswerLegend } from '../answer-bar.tsx';
import { csvAddress, useWeddings } from '../api.ts';
import { CoupleName } from '../couple-name.tsx';
import { liveTone } from '../live-state.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentStateChip, StatusChip } from '../state-chips.tsx';
import { useJapanDate } from '../use-today.ts';
import { FILTER_NAMES, READ_MONEY } from './filters.ts';
import { PeriodTabs } from './period-tabs.tsx';
import { datesOf, periodOf, rulesOf } from './periods.ts';
import { useWeddingFilters } from './use-wedding-filters.ts';
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

/** The weddings of the facility: filters, table and paging, all stored in the URL; and a download of all of them. */
export function WeddingList() {
  const facility = useFacility();
  const { companyAccountId, accountId, abilities } = facility;
  const search: SearchTexts = useSearch({ strict: false });
  const period = periodOf(search);
  const list = useListSearch(rulesOf(period), FILTER_NAMES);
  const asked = { ...list.filters, ...datesOf(period, useJapanDate()) };
  const filters = useFilters(list, useWeddingFilters());
  const query = useWeddings(facility.id, { ...asked, ...list.state });
  const file = useSaveFile();
  return (
    <ListFrame>
      <FilterPanel
        filters={filters}
        aside={
          <div className={styles.aside}>
            <AnswerLegend />
            {abilities.has('admin:read:weddings-csv') && (
              <Button
                icon="download"
                size="small"
                isBusy={file.isBusy}
                busyLabel={t('wedding.csv.busy')}
                onPress={() => file.save(csvAddress(facility.id, asked))}
              >
                {t('wedding.csv')}
              </Button>
            )}
          </div>
        }
      />
      <PeriodTabs current={period} />
      <PagedTable
        label={t('wedding.list')}
        columns={columnsFor(abilities.has(READ_MONEY))}
        list={list}
        query={query}
        rowHref={row => paths.facility.wedding(companyAccountId, accountId, row.id)}
        rowTone={toneOf}
        renderCard={row => <WeddingCard row={row} />}
        empty={Object.keys(list.filters).length > 0 ? <EmptyState>{t('wedding.empty.hint')}</EmptyState> : undefined}
      />
    </ListFrame>
  );
}
