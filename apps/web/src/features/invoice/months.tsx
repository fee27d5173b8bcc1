import type { AccountingMonth } from '@kotohogi/contract/invoice';
import { Alert } from '@kotohogi/ui/alert';
import { Chip } from '@kotohogi/ui/chip';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { numberText, shortDateTimeText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { monthLabel, PrintedMonths } from '../ledger/index.ts';
import { useAccountingMonths } from './api.ts';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';
import { MonthCard } from './month-card.tsx';

const t = textsOf<typeof ja>();

interface Row extends AccountingMonth {
  readonly id: string;
}

/** Who closed a month; without a name, the product itself. */
const closerOf = ({ state, closedBy }: AccountingMonth) =>
  state === 'closed' ? closedBy || t('invoice.closedBy.system') : '';
const ifClosed = (row: AccountingMonth, text: string) => (row.state === 'closed' ? text : '');

function StateChip({ row }: { readonly row: Row }) {
  return (
    <Chip tone={row.state === 'open' ? 'plain' : 'muted'}>
      {t(row.canClose ? 'invoice.monthState.closable' : `invoice.monthState.${row.state}`)}
    </Chip>
  );
}

const columns: () => Columns<Row> = () => [
  { id: 'month', header: t('invoice.month'), cell: row => monthLabel(row.month) },
  {
    id: 'state',
    header: t('invoice.state'),
    cell: row => <StateChip row={row} />,
  },
  {
    id: 'closedAt',
    header: t('invoice.closedAt'),
    cell: ({ closedAt }) => (closedAt === null ? '' : shortDateTimeText(closedAt)),
  },
  { id: 'closedBy', header: t('invoice.closedBy'), cell: closerOf },
  {
    id: 'invoices',
    header: t('invoice.invoices'),
    align: 'end',
    cell: row => ifClosed(row, numberText(row.invoices)),
  },
  { id: 'totalYen', header: t('invoice.totalYen'), align: 'end', cell: row => ifClosed(row, yenText(row.totalYen)) },
];

/** The months of the ledger: each leads to its invoices. */
export function Months() {
  const query = useAccountingMonths();
  return (
    <div className={styles.page}>
      <PrintedMonths months={query.data?.rows.map(({ month }) => month)} />
      {query.data?.isIssuerComplete === false && (
        <Alert
          tone="warn"
          action={
            <LinkButton href={staffPaths.admin.settings} size="small">
              {t('invoice.issuer.open')}
            </LinkButton>
          }
        >
          {t('invoice.issuer.missing')}
        </Alert>
      )}
      <DataTable
        label={t('invoice.months')}
        columns={columns()}
        data={tableData(query, ({ rows }) => rows.map(row => ({ ...row, id: row.month })))}
        rowHref={({ month }) => staffPaths.admin.invoices + stringifySearch({ month })}
        renderCard={row => (
          <MonthCard
            month={monthLabel(row.month)}
            state={<StateChip row={row} />}
            details={[row.closedAt === null ? '' : shortDateTimeText(row.closedAt), closerOf(row)]}
            total={ifClosed(row, yenText(row.totalYen))}
          />
        )}
        rowTone={({ state }) => (state === 'current' ? 'muted' : 'plain')}
      />
      <p className={styles.note}>{t('invoice.months.note')}</p>
    </div>
  );
}
