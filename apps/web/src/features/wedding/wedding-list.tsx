import type { WeddingRow } from '@kotohogi/contract/wedding';
import { Button } from '@kotohogi/ui/button';
import { type Columns, DataTable, type RowTone } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Pagination } from '@kotohogi/ui/pagination';
import { useState } from 'react';
import { numberText, timeText, yearDateText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { paths } from '../../shell/router/paths.ts';
import { useMedia } from '../../shell/theme/use-media.ts';
import { useFacility } from '../facility/door.ts';
import { AnswerBar, AnswerLegend } from './answer-bar.tsx';
import { useWeddings } from './api.ts';
import { CoupleName } from './couple-name.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FILTER_NAMES, readFilters, setFilters, WEDDING_LIST } from './filters.ts';
import { liveTone } from './live-state.ts';
import type { ja } from './messages.ja.ts';
import { PaymentStateChip, StandingChip } from './state-chips.tsx';
import { WeddingFilters } from './wedding-filters.tsx';
import styles from './wedding-list.module.css';

const say = textsOf<typeof ja>();

type Column = Columns<WeddingRow>[number];

function Gifts({ gifts }: Pick<WeddingRow, 'gifts'>) {
  if (gifts === null || gifts.count === 0) return <span className={styles.nothing}>–</span>;
  return (
    <>
      {numberText(gifts.amountYen)}
      <span className={styles.small}>{say('wedding.gifts.count', { count: gifts.count })}</span>
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
  { id: 'gifts', header: say('wedding.column.gifts'), align: 'end', cell: row => <Gifts gifts={row.gifts} /> },
  {
    id: 'payment',
    header: say('wedding.column.payment'),
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
      header: say('wedding.column.dateTime'),
      isSortable: true,
      width: '6.5rem',
      cell: row => <When startsAt={row.startsAt} />,
    },
    {
      id: 'reservationId',
      header: say('wedding.column.couple'),
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
      header: say('wedding.column.hall'),
      cell: row => <span className={styles.hall}>{row.hallName}</span>,
    },
    {
      id: 'state',
      header: say('wedding.column.state'),
      cell: row => (
        <span className={styles.state}>
          <StandingChip life={row.lifeCycle} live={row.liveState} />
        </span>
      ),
    },
    {
      id: 'answers',
      header: say('wedding.column.answers'),
      width: '4.75rem',
      cell: row => <AnswerBar answers={row.answers} />,
    },
    ...(seesMoney ? moneyColumns() : []),
  ];
}

/** A row whose stream needs a hand stands out; one that is over stands back. */
function toneOf({ lifeCycle, liveState }: WeddingRow): RowTone {
  if (lifeCycle === 'ended' || lifeCycle === 'canceled' || lifeCycle === 'cleaned') return 'muted';
  const tone = lifeCycle === 'day' || lifeCycle === 'archive' ? liveTone(liveState) : 'idle';
  if (tone === 'bad') return 'bad';
  return tone === 'warn' || (lifeCycle === 'day' && liveState === 'pending') ? 'warn' : 'plain';
}

/** A row on a phone: the two names lead, everything else stands under them. */
function WeddingCard({ row }: { readonly row: WeddingRow }) {
  return (
    <span className={styles.card}>
      <span className={styles.cardNames}>
        <CoupleName couple={row.couple} />
      </span>
      <StandingChip life={row.lifeCycle} live={row.liveState} />
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

/** From here on there is room for the filters to stand open. */
const ROOMY = '(min-width: 48em)';

/** The weddings of the facility: filters, chips, table, paging, all in the address of the page. */
export function WeddingList() {
  const facility = useFacility();
  const list = useListSearch(WEDDING_LIST, FILTER_NAMES);
  const filters = readFilters(list.filters);
  const isRoomy = useMedia(ROOMY);
  const [isOpen, setOpen] = useState(isRoomy);
  const query = useWeddings(facility.id, { ...list.filters, ...list.state });
  const data = tableData(query, page => page.rows);
  const search = (next: typeof filters) => list.filterBy(setFilters(next));
  const { companyAccountId, accountId } = facility;
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <Button
          variant="quiet"
          size="small"
          icon={isOpen ? 'chevrons-down-up' : 'sliders-horizontal'}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {say(isOpen ? 'wedding.filter.close' : 'wedding.filter.open')}
        </Button>
        <AnswerLegend />
      </div>
      {isOpen && <WeddingFilters key={JSON.stringify(filters)} filters={filters} onSearch={search} />}
      <FilterChips filters={filters} onChange={search} />
      <DataTable
        label={say('wedding.list')}
        columns={columnsFor(facility.abilities.has('facility:read:weddingPaymentState'))}
        data={data}
        expectedRows={list.state.limit > 20 ? 20 : list.state.limit}
        sort={{ columnId: list.state.sort, order: list.state.order }}
        onSort={({ columnId, order }) => {
          const sort = WEDDING_LIST.sorts.find(one => one === columnId);
          if (sort !== undefined) list.sortBy(sort, order);
        }}
        rowHref={row => paths.facility.wedding(companyAccountId, accountId, row.id)}
        rowTone={toneOf}
        renderCard={row => <WeddingCard row={row} />}
        isHeaderFixed
        empty={Object.keys(list.filters).length > 0 ? <EmptyState>{say('wedding.empty.hint')}</EmptyState> : undefined}
      />
      {query.data !== undefined && (
        <Pagination
          page={query.data.page}
          limit={query.data.limit}
          total={query.data.total}
          onPageChange={list.toPage}
          onLimitChange={limit => list.toSize(limit, query.data.page)}
        />
      )}
    </div>
  );
}
