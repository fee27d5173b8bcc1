import type { BankLineRow } from '@kotohogi/contract/bank-line';
import { bankLineList } from '@kotohogi/contract/lists';
import { Button } from '@kotohogi/ui/button';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useState } from 'react';
import { joinedText } from '../../shell/formats.office.ts';
import { dateText, shortDateText, yenText } from '../../shell/formats.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { CoupleName } from '../wedding/index.ts';
import { useBankLines } from './api.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { t } from './t.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

/** What a dialog is open for. */
type Open = { readonly for: 'import' } | { readonly for: 'link' | 'unlink'; readonly line: BankLineRow };

const columns = (open: (what: Open) => void): Columns<BankLineRow> => [
  {
    id: 'date',
    header: t('bankLine.date'),
    isSortable: true,
    width: '11rem',
    cell: row => dateText(Date.parse(row.bookedOn)),
  },
  {
    id: 'name',
    header: t('bankLine.name'),
    cell: row => (row.name === '' && row.link !== null ? t('bankLine.erased') : row.name),
  },
  {
    id: 'amount',
    header: t('bankLine.amount'),
    isSortable: true,
    align: 'end',
    width: '9rem',
    cell: row => yenText(row.amountYen),
  },
  {
    id: 'link',
    header: t('bankLine.transfer'),
    cell: ({ link }) =>
      link === null ? (
        t('bankLine.open')
      ) : (
        <TwoLines
          detail={joinedText('facts', [
            link.facilityName,
            t('bankLine.score', { total: link.score }),
            shortDateText(link.at),
            link.by,
          ])}
        >
          <CoupleName couple={link.couple} />
        </TwoLines>
      ),
  },
  {
    id: 'action',
    header: t('bankLine.action'),
    align: 'end',
    width: '9rem',
    cell: row => (
      <Button size="small" onPress={() => open({ for: row.link === null ? 'link' : 'unlink', line: row })}>
        {t(row.link === null ? 'bankLine.link.open' : 'bankLine.unlink')}
      </Button>
    ),
  },
];

const fields = () =>
  filterFields(bankLineList, {
    labelOf: name => t(`bankLine.filter.${name}`),
    looks: {
      link: { textOf: link => t(`bankLine.filter.link.${link}`) },
      name: { icon: 'search', size: 'medium' },
    },
  });

/** The lines of bank statements: import, filters, and the link of each to the transfer that it paid. */
export function BankLines() {
  const list = useListSearch(bankLineList);
  const [isOpenFor, setOpenFor] = useState<Open>();
  const close = () => setOpenFor(undefined);
  return (
    <>
      <ListView
        label={t('bankLine.title')}
        list={list}
        query={useBankLines({ ...list.filters, ...list.state })}
        fields={fields()}
        columns={columns(setOpenFor)}
        rowTone={row => (row.link === null ? 'plain' : 'muted')}
        empty={<EmptyState title={t('bankLine.empty')}>{t('bankLine.empty.hint')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('bankLine.none')}>{t('bankLine.none.hint')}</EmptyState>}
        aside={
          <Button size="small" onPress={() => setOpenFor({ for: 'import' })}>
            {t('bankLine.import')}
          </Button>
        }
      />
      {isOpenFor?.for === 'import' && <ImportDialog onClose={close} />}
      {isOpenFor?.for === 'link' && <LinkDialog line={isOpenFor.line} onClose={close} />}
      {isOpenFor?.for === 'unlink' && <UnlinkDialog line={isOpenFor.line} onClose={close} />}
    </>
  );
}
