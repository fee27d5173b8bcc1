import type { AccountRow } from '@kotohogi/contract/account-search';
import { accountList } from '@kotohogi/contract/lists';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { joinedText } from '../../shell/formats.office.ts';
import { shortDateText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { TransferChip } from '../transfer/index.ts';
import { CoupleName } from '../wedding/index.ts';
import { useAccounts } from './api.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<AccountRow> => [
  {
    id: 'couple',
    header: t('accounts.couple'),
    width: '13rem',
    cell: row => (
      <TwoLines detail={row.reservationId}>
        <CoupleName couple={row.couple} />
      </TwoLines>
    ),
  },
  {
    id: 'dateTime',
    header: t('accounts.dateTime'),
    isSortable: true,
    width: '8rem',
    cell: row => <TimeLines at={row.dateTime} />,
  },
  {
    id: 'facility',
    header: t('accounts.facility'),
    width: '11rem',
    cell: row => <TwoLines detail={row.companyName}>{row.facilityName}</TwoLines>,
  },
  {
    id: 'account',
    header: t('accounts.account'),
    width: '14rem',
    cell: ({ account }) => (
      <TwoLines detail={joinedText('facts', [account.maskedAccountNumber, account.accountHolder])}>
        {joinedText('facts', [account.bankName, account.branchName])}
      </TwoLines>
    ),
  },
  {
    id: 'transfer',
    header: t('accounts.transfer'),
    width: '12rem',
    cell: ({ transfer }) =>
      transfer === null ? (
        t('accounts.transfer.none')
      ) : (
        <TwoLines detail={joinedText('facts', [yenText(transfer.amountYen), shortDateText(transfer.at)])}>
          <TransferChip state={transfer.state} />
        </TwoLines>
      ),
  },
  {
    id: 'updatedAt',
    header: t('accounts.updatedAt'),
    isSortable: true,
    width: '8rem',
    cell: row => <TimeLines at={row.updatedAt} />,
  },
];

const fields = () =>
  filterFields(accountList, {
    labelOf: name => t(`accounts.filter.${name}`),
    looks: { accountNumber: { icon: 'search', placeholder: '567' } },
  });

/** The accounts of the couples of all facilities, with masked numbers. */
export function AccountSearch() {
  const list = useListSearch(accountList);
  return (
    <ListView
      label={t('accounts.title')}
      list={list}
      query={useAccounts({ ...list.filters, ...list.state })}
      fields={fields()}
      columns={columns()}
      empty={<EmptyState title={t('accounts.empty')}>{t('accounts.empty.hint')}</EmptyState>}
      emptyFiltered={<EmptyState title={t('accounts.none')}>{t('accounts.none.hint')}</EmptyState>}
    />
  );
}

/** The help of the page. */
export const accountSearchHelp = () => ({
  what: t('accounts.help.what'),
  who: t('accounts.help.who'),
  next: t('accounts.help.next'),
});
