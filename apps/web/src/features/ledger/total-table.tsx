import type { FacilityTotals, TotalFigures, TotalRow } from '@kotohogi/contract/ledger';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import styles from './commissions.module.css';
import type { ja } from './messages.ja.ts';
import { daysOf } from './months.ts';
import { TotalCard } from './total-card.tsx';

const t = textsOf<typeof ja>();

const FIGURES = [
  'giftYen',
  'filmYen',
  'returnedYen',
  'commissionYen',
  'transferredYen',
  'unpaidYen',
  'inFlightYen',
] as const satisfies readonly (keyof TotalFigures)[];

interface Row extends TotalRow {
  readonly id: number;
}

const columns: () => Columns<Row> = () => [
  {
    id: 'facility',
    header: t('ledger.facility'),
    cell: row => (
      <>
        {row.facilityName}
        <span className={styles.detail}>{row.companyName}</span>
      </>
    ),
  },
  ...FIGURES.map(figure => ({
    id: figure,
    header: t(`ledger.total.${figure}`),
    align: 'end' as const,
    cell: (row: Row) => numberText(row[figure]),
  })),
];

const footerOf = (total: TotalFigures) => ({
  facility: t('ledger.total'),
  ...Object.fromEntries(FIGURES.map(figure => [figure, numberText(total[figure])])),
});

interface TotalTableProps {
  readonly query: UseQueryResult<FacilityTotals>;
  /** Whether the reader may list payments; then a row opens those of its venue in the month. */
  readonly mayListPayments: boolean;
}

/** The totals of each venue with money in the month, and their sum. */
export function TotalTable({ query, mayListPayments }: TotalTableProps) {
  const month = query.data?.month;
  const rowHref = ({ facilityName }: Row) => {
    const { from, to } = daysOf(month ?? '');
    return staffPaths.admin.payments + stringifySearch({ facility: facilityName, payFrom: from, payTo: to });
  };
  return (
    <DataTable
      label={t('ledger.totals')}
      columns={columns()}
      data={tableData(query, ({ rows }) => rows.map(row => ({ ...row, id: row.facilityId })))}
      rowHref={mayListPayments && month !== undefined ? rowHref : undefined}
      renderCard={row => <TotalCard row={row} />}
      footer={query.data === undefined ? undefined : footerOf(query.data.total)}
      empty={<EmptyState title={t('ledger.totals.empty')}>{t('ledger.totals.empty.hint')}</EmptyState>}
    />
  );
}
