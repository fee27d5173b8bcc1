import { depositList } from '@kotohogi/contract/lists';
import type { DepositRow, DepositSum } from '@kotohogi/contract/transfer';
import { TRANSFER_STATES } from '@kotohogi/domain/transfer/types';
import { Button } from '@kotohogi/ui/button';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { joinedText } from '../../../shell/formats.office.ts';
import { dateText, yenText } from '../../../shell/formats.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../../shell/list/two-lines.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { ColumnChart } from '../../marketing/index.ts';
import { CoupleName } from '../../wedding/index.ts';
import { depositsCsvAddress, useDeposits } from '../api.ts';
import { TransferChip } from '../state-of-transfer.tsx';
import { t } from '../t.ts';
import { numberText, reasonText } from '../transfer-texts.ts';
import styles from './deposits.module.css';

const columns = (seesAccounts: boolean): Columns<DepositRow> => [
  {
    id: 'at',
    header: t('deposits.at'),
    isSortable: true,
    width: '8rem',
    cell: row => <TimeLines at={row.orderedAt} />,
  },
  {
    id: 'couple',
    header: t('deposits.couple'),
    width: '14rem',
    cell: row => (
      <TwoLines detail={dateText(row.dateTime)}>
        <CoupleName couple={row.couple} />
      </TwoLines>
    ),
  },
  {
    id: 'state',
    header: t('deposits.state'),
    width: '12rem',
    cell: row => (
      <TwoLines detail={reasonText(row) || (row.endedAt !== null && dateText(row.endedAt))}>
        <TransferChip state={row.state} />
      </TwoLines>
    ),
  },
  ...(seesAccounts
    ? [
        {
          id: 'account',
          header: t('deposits.account'),
          width: '13rem',
          cell: ({ account }: DepositRow) =>
            account === null ? (
              t('transfer.account.erased')
            ) : (
              <TwoLines detail={joinedText('facts', [account.maskedAccountNumber, account.accountHolder])}>
                {joinedText('facts', [account.bankName, account.branchName])}
              </TwoLines>
            ),
        },
      ]
    : []),
  {
    id: 'amount',
    header: t('deposits.amount'),
    isSortable: true,
    align: 'end',
    width: '9rem',
    cell: row => (
      <TwoLines detail={numberText(row.number)}>
        <span className={styles.amount}>{yenText(row.amountYen)}</span>
      </TwoLines>
    ),
  },
];

const fields = () =>
  filterFields(depositList, {
    labelOf: name => t(`deposits.filter.${name}`),
    looks: { state: { textOf: state => t(`transfer.state.${state}`), size: 'medium' } },
  });

/** The filtered transfers by state, as columns of their sums, each with its number. */
function StateChart({ sums }: { readonly sums: readonly DepositSum[] }) {
  const shown = TRANSFER_STATES.map(state => ({
    count: 0,
    amountYen: 0,
    ...sums.find(one => one.state === state),
    state,
  }));
  const arrived = shown.find(({ state }) => state === 'confirmed');
  return (
    <ColumnChart
      title={t('deposits.chart')}
      lead={t('deposits.chart.lead', { count: arrived?.count ?? 0, total: yenText(arrived?.amountYen ?? 0) })}
      tone="gift"
      columns={shown.map(({ state, count, amountYen }) => ({
        label: t('deposits.sum', { state: t(`transfer.state.${state}`), count }),
        count: amountYen,
      }))}
    />
  );
}

/** The facility's transfers to couples: filters, chart by state, table and paging, and a file of all rows. */
export function Deposits() {
  const { id, companyAccountId, accountId, abilities } = useFacility();
  const list = useListSearch(depositList);
  const query = useDeposits(id, { ...list.filters, ...list.state });
  const file = useSaveFile();
  return (
    <>
      {query.data !== undefined && query.data.sums.length > 0 && <StateChart sums={query.data.sums} />}
      <ListView
        label={t('deposits.table')}
        list={list}
        query={query}
        fields={fields()}
        columns={columns(abilities.has('facility:read:paymentInfo'))}
        rowHref={row => staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
        rowTone={row => (row.state === 'failed' ? 'bad' : row.state === 'canceled' ? 'muted' : 'plain')}
        empty={<EmptyState title={t('deposits.empty')}>{t('deposits.empty.hint')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('deposits.none')}>{t('deposits.none.hint')}</EmptyState>}
        aside={
          <Button
            icon="download"
            size="small"
            isBusy={file.isBusy}
            busyLabel={t('unpaid.csv.busy')}
            onPress={() => file.save(depositsCsvAddress(id, list.filters))}
          >
            {t('unpaid.csv')}
          </Button>
        }
      />
    </>
  );
}
