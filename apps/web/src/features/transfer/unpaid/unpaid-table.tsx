import type { UnpaidBalances, UnpaidFigures, UnpaidRow } from '@kotohogi/contract/transfer';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { joinedText, yearDateText } from '../../../shell/formats.office.ts';
import { dateText, numberText, yenText } from '../../../shell/formats.ts';
import { tableData } from '../../../shell/list/table-data.ts';
import { TwoLines } from '../../../shell/list/two-lines.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { CoupleName, coupleFullText } from '../../wedding/index.ts';
import { t } from '../t.ts';
import styles from './unpaid.module.css';
import { UnpaidChip } from './unpaid-chip.tsx';

const FIGURES = [
  'grossYen',
  'commissionYen',
  'returnedYen',
  'correctedYen',
  'orderedYen',
  'settledYen',
  'unpaidYen',
  'inFlightYen',
] as const satisfies readonly (keyof UnpaidFigures)[];

interface Row extends UnpaidRow {
  readonly id: number;
}

const rowsOf = ({ rows }: UnpaidBalances): readonly Row[] => rows.map(row => ({ ...row, id: row.weddingId }));

/** Columns of zero yen in every row are left out: most days have neither returns nor claims. */
const figuresOf = (total: UnpaidFigures | undefined) =>
  FIGURES.filter(name => name === 'unpaidYen' || total === undefined || total[name] !== 0);

const columns = (total: UnpaidFigures | undefined): Columns<Row> => [
  {
    id: 'dateTime',
    header: t('unpaid.dateTime'),
    width: '8rem',
    cell: row => <span className={styles.day}>{yearDateText(row.dateTime)}</span>,
  },
  {
    id: 'couple',
    header: t('unpaid.couple'),
    cell: row => (
      <TwoLines detail={joinedText('facts', [row.reservationId, row.hallName])}>
        <CoupleName couple={row.couple} />
      </TwoLines>
    ),
  },
  { id: 'state', header: t('unpaid.state'), cell: row => <UnpaidChip state={row.state} /> },
  ...figuresOf(total).map(name => ({
    id: name,
    header: t(`unpaid.column.${name}`),
    align: 'end' as const,
    cell: (row: Row) => (name === 'unpaidYen' ? <strong>{numberText(row[name])}</strong> : numberText(row[name])),
  })),
];

const footerOf = (total: UnpaidFigures) => ({
  dateTime: t('unpaid.total'),
  ...Object.fromEntries(FIGURES.map(name => [name, numberText(total[name])])),
});

/** A row on a phone: whose it is, what is owed, and what is on its way. */
function UnpaidCard({ row }: { readonly row: Row }) {
  return (
    <>
      <span className={styles.line}>
        <span>{coupleFullText(row.couple)}</span>
        <span>{yenText(row.unpaidYen)}</span>
      </span>
      <span className={styles.detail}>
        {t('unpaid.card.when', { day: dateText(row.dateTime), hall: row.hallName })}
      </span>
      <span className={styles.detail}>
        <UnpaidChip state={row.state} />
      </span>
      {row.inFlightYen !== 0 && (
        <span className={styles.detail}>{t('unpaid.card.inFlight', { amount: yenText(row.inFlightYen) })}</span>
      )}
    </>
  );
}

/** The couples who are owed money, each with a link to its transfer, and the total. */
export function UnpaidTable({ query }: { readonly query: UseQueryResult<UnpaidBalances> }) {
  const { companyAccountId, accountId } = useFacility();
  const total = query.data?.total;
  return (
    <DataTable
      label={t('unpaid.table')}
      columns={columns(total)}
      data={tableData(query, rowsOf)}
      rowHref={row => staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
      renderCard={row => <UnpaidCard row={row} />}
      footer={total && footerOf(total)}
      empty={<EmptyState title={t('unpaid.empty')}>{t('unpaid.empty.hint')}</EmptyState>}
    />
  );
}
