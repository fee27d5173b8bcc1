import type { FacilityMonth } from '@kotohogi/contract/invoice';
import { invoiceList } from '@kotohogi/contract/lists';
import { Chip } from '@kotohogi/ui/chip';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { stringifySearch } from '../../shell/router/search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useFacility } from '../facility/index.ts';
import { monthLabel, PrintedMonths, yearOptions } from '../ledger/index.ts';
import { useInvoices } from './api.ts';
import { dayLabel } from './day-label.ts';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';
import { MonthCard } from './month-card.tsx';

const t = textsOf<typeof ja>();

interface Row extends FacilityMonth {
  readonly id: string;
}

function StateChip({ row }: { readonly row: Row }) {
  const state = row.state === 'issued' && row.totalYen < 0 ? 'credit' : row.state;
  return <Chip tone={row.state === 'issued' ? 'soft' : 'muted'}>{t(`invoice.state.${state}`)}</Chip>;
}

const columns: () => Columns<Row> = () => [
  { id: 'month', header: t('invoice.month'), cell: row => monthLabel(row.month) },
  {
    id: 'state',
    header: t('invoice.state'),
    cell: row => <StateChip row={row} />,
  },
  { id: 'number', header: t('invoice.number'), cell: row => row.number },
  { id: 'issuedOn', header: t('invoice.issuedOn'), cell: row => dayLabel(row.issuedOn) },
  { id: 'dueOn', header: t('invoice.dueOn'), cell: row => (row.totalYen > 0 ? dayLabel(row.dueOn) : '') },
  { id: 'totalYen', header: t('invoice.totalYen'), align: 'end', cell: row => yenText(row.totalYen) },
];

/** The months of the facility: those with an invoice lead to it, the open ones show what has come together so far. */
export function Invoices() {
  const { id, companyAccountId, accountId } = useFacility();
  const { filters, filterBy } = useListSearch(invoiceList);
  const query = useInvoices(id, filters);
  const page = staffPaths.facility.invoice(companyAccountId, accountId);
  return (
    <div className={styles.page}>
      <PrintedMonths months={query.data?.rows.map(({ month }) => month)} />
      <div className={styles.tools}>
        <NativeSelect
          label={t('invoice.period')}
          options={[
            { value: '', label: t('invoice.period.recent') },
            ...yearOptions(Date.now()).map(year => ({ value: year, label: t('invoice.period.year', { year }) })),
          ]}
          value={filters.year ?? ''}
          onChange={year => filterBy(year === '' ? {} : { year })}
        />
      </div>
      <DataTable
        label={t('invoice.table')}
        columns={columns()}
        data={tableData(query, ({ rows }) =>
          rows.filter(({ state }) => state !== 'none').map(row => ({ ...row, id: row.month })),
        )}
        rowHref={({ month }) => page + stringifySearch({ month })}
        renderCard={row => (
          <MonthCard
            month={monthLabel(row.month)}
            state={<StateChip row={row} />}
            details={[row.number]}
            total={yenText(row.totalYen)}
          />
        )}
        rowTone={({ state }) => (state === 'issued' ? 'plain' : 'muted')}
        empty={<EmptyState title={t('invoice.empty')}>{t('invoice.empty.hint')}</EmptyState>}
      />
      <p className={styles.note}>{t('invoice.note')}</p>
    </div>
  );
}
