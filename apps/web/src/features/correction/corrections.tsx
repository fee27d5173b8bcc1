import type { CorrectionRow } from '@kotohogi/contract/correction';
import { correctionList } from '@kotohogi/contract/lists';
import type { CorrectionState } from '@kotohogi/domain/correction/types';
import { Button } from '@kotohogi/ui/button';
import { StateChip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useState } from 'react';
import { shortDateText, yenText } from '../../shell/formats.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useCorrections } from './api.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { t } from './t.ts';

const TONES = {
  waiting: 'warn',
  approved: 'ok',
  declined: 'idle',
  withdrawn: 'idle',
} as const satisfies Record<CorrectionState, string>;

const reasonText = (reason: string) => (reason === '' ? t('correction.reason.erased') : reason);

/** The state, and who decided when; the reason of one that was declined. */
function State({ row }: { readonly row: CorrectionRow }) {
  const chip = <StateChip tone={TONES[row.state]}>{t(`correction.state.${row.state}`)}</StateChip>;
  if (row.decidedAt === null) return chip;
  const decided = t('correction.by', { day: shortDateText(row.decidedAt), name: row.decidedBy });
  return <TwoLines detail={row.decidedReason === '' ? decided : `${decided} ${row.decidedReason}`}>{chip}</TwoLines>;
}

const columns = (decide: ((row: CorrectionRow) => void) | undefined): Columns<CorrectionRow> => [
  {
    id: 'at',
    header: t('correction.proposed'),
    isSortable: true,
    width: '7rem',
    cell: row => <TwoLines detail={row.proposedBy}>{shortDateText(row.proposedAt)}</TwoLines>,
  },
  {
    id: 'venue',
    header: t('correction.venue'),
    width: '10rem',
    cell: row => <TwoLines detail={row.wedding?.reservationId ?? row.companyName}>{row.facilityName}</TwoLines>,
  },
  {
    id: 'sides',
    header: t('correction.sides'),
    cell: row => (
      <TwoLines detail={reasonText(row.reason)}>
        {t('correction.sides.pair', {
          debit: t(`correction.account.${row.debitAccount}`),
          credit: t(`correction.account.${row.creditAccount}`),
        })}
      </TwoLines>
    ),
  },
  {
    id: 'amount',
    header: t('correction.amount'),
    isSortable: true,
    align: 'end',
    width: '7rem',
    cell: row => yenText(row.amountYen),
  },
  { id: 'state', header: t('correction.state'), width: '11rem', cell: row => <State row={row} /> },
  ...(decide === undefined
    ? []
    : [
        {
          id: 'action',
          header: t('correction.action'),
          align: 'end' as const,
          width: '6rem',
          cardPlace: 'corner' as const,
          cell: (row: CorrectionRow) =>
            row.state === 'waiting' && (
              <Button size="small" onPress={() => decide(row)}>
                {t('correction.check')}
              </Button>
            ),
        },
      ]),
];

const fields = () =>
  filterFields(correctionList, {
    labelOf: name => t(`correction.filter.${name}`),
    looks: {
      state: { textOf: state => t(`correction.state.${state}`) },
      facility: { icon: 'search', size: 'medium' },
      account: { textOf: account => t(`correction.account.${account}`), size: 'medium' },
    },
  });

/** What a dialog is open for. */
type Open = { readonly for: 'propose' } | { readonly for: 'decide'; readonly row: CorrectionRow };

/** The corrections of the ledger of all venues: proposals, and what became of them. */
export function Corrections({ abilities }: { readonly abilities: ReadonlySet<string> }) {
  const list = useListSearch(correctionList);
  const [isOpenFor, setOpenFor] = useState<Open>();
  const mayWrite = abilities.has('admin:write:attendantPayment');
  const close = () => setOpenFor(undefined);
  return (
    <>
      <ListView
        label={t('correction.title')}
        list={list}
        query={useCorrections({ ...list.filters, ...list.state })}
        fields={fields()}
        columns={columns(mayWrite ? row => setOpenFor({ for: 'decide', row }) : undefined)}
        rowTone={row => (row.state === 'waiting' || row.state === 'approved' ? 'plain' : 'muted')}
        empty={<EmptyState title={t('correction.empty')}>{t('correction.empty.hint')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('correction.none')}>{t('correction.none.hint')}</EmptyState>}
        aside={
          mayWrite && (
            <Button size="small" icon="plus" onPress={() => setOpenFor({ for: 'propose' })}>
              {t('correction.propose.open')}
            </Button>
          )
        }
      />
      {isOpenFor?.for === 'propose' && <ProposeDialog onClose={close} />}
      {isOpenFor?.for === 'decide' && <DecideDialog row={isOpenFor.row} onClose={close} />}
    </>
  );
}
