import type { CommissionFigures, CommissionRow, Commissions } from '@kotohogi/contract/ledger';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useFacility } from '../facility/index.ts';
import { monthRange } from '../payment/index.ts';
import { CommissionCard } from './commission-card.tsx';
import styles from './commission-table.module.css';
import type { ja } from './messages.ja.ts';
import { monthLabel } from './months.ts';

const t = textsOf<typeof ja>();

const FIGURES = [
  'captures',
  'grossYen',
  'commissionYen',
  'returns',
  'returnedYen',
  'returnedCommissionYen',
  'correctionYen',
  'netCommissionYen',
] as const satisfies readonly (keyof CommissionFigures)[];

interface Row extends CommissionRow {
  readonly id: string;
}

const rowsOf = ({ rows }: Commissions): readonly Row[] =>
  rows.map(row => ({ ...row, id: `${row.month} ${row.purpose}` }));

/** Corrections by hand are rare: their column is left out of a period without one. */
const figuresOf = (total: CommissionFigures | undefined) =>
  FIGURES.filter(figure => figure !== 'correctionYen' || (total !== undefined && total.corrections > 0));

const columns = (total: CommissionFigures | undefined): Columns<Row> => [
  {
    id: 'month',
    header: t('ledger.month'),
    cell: row => <span className={styles.month}>{monthLabel(row.month)}</span>,
  },
  { id: 'purpose', header: t('ledger.purpose'), cell: row => t(`ledger.purpose.${row.purpose}`) },
  ...figuresOf(total).map(figure => ({
    id: figure,
    header: t(`ledger.${figure}`),
    align: 'end' as const,
    cell: (row: Row) => numberText(row[figure]),
  })),
];

const footerOf = (total: CommissionFigures) => ({
  month: t('ledger.total'),
  ...Object.fromEntries(FIGURES.map(figure => [figure, numberText(total[figure])])),
});

/** The link of a row: the invoices for a correction, otherwise the payments of the same month and purpose, for users who may list them. */
function useRowHref(): ((row: Row) => string) | undefined {
  const { companyAccountId, accountId, abilities } = useFacility();
  if (!abilities.has('facility:read:weddingPaymentState')) return undefined;
  const mayChoose = abilities.has('facility:read:archiveVideoPayment');
  const payments = staffPaths.facility.payments(companyAccountId, accountId);
  return ({ month, purpose }) =>
    // A correction has no payments behind it, but a line of an invoice.
    purpose === 'correction'
      ? staffPaths.facility.invoice(companyAccountId, accountId)
      : payments + stringifySearch({ ...monthRange(month), purpose: mayChoose ? purpose : undefined });
}

/** Gifts and recordings of each month on separate lines, and the total. */
export function CommissionTable({ query }: { readonly query: UseQueryResult<Commissions> }) {
  return (
    <DataTable
      label={t('ledger.table')}
      columns={columns(query.data?.total)}
      data={tableData(query, rowsOf)}
      rowHref={useRowHref()}
      rowTone={({ captures, returns, corrections }) => (captures + returns + corrections === 0 ? 'muted' : 'plain')}
      renderCard={row => <CommissionCard row={row} />}
      footer={query.data === undefined ? undefined : footerOf(query.data.total)}
      empty={<EmptyState title={t('ledger.empty')}>{t('ledger.empty.hint')}</EmptyState>}
    />
  );
}
