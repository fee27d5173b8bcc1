import { differenceList } from '@kotohogi/contract/lists';
import type { PaymentDifference } from '@kotohogi/contract/reconciliation';
import { Button } from '@kotohogi/ui/button';
import { StateChip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { useState } from 'react';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../../shell/list/two-lines.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { paymentText } from '../../payment/index.ts';
import type { ja } from '../messages.ja.ts';
import styles from '../order-list.module.css';
import { useDifferences } from './api.ts';
import { gatewayText, oursText } from './difference-texts.ts';
import { ResolveDialog } from './resolve-dialog.tsx';

const t = textsOf<typeof ja>();

/** Whether a difference is resolved, and who resolved it; the button for those who may. */
function Status({ row, onResolve }: { readonly row: PaymentDifference; readonly onResolve: (() => void) | undefined }) {
  if (row.resolvedAt !== null) {
    return (
      <TwoLines
        detail={row.resolvedReason === '' ? t('order.difference.resolvedByRun') : row.resolvedReason}
      >{`${t('order.difference.status.resolved')} ${shortDateText(row.resolvedAt)}`}</TwoLines>
    );
  }
  if (onResolve === undefined) return <StateChip tone="bad">{t('order.difference.status.open')}</StateChip>;
  return (
    <Button size="small" onPress={onResolve}>
      {t('order.difference.resolve')}
    </Button>
  );
}

const columns = (resolve: ((row: PaymentDifference) => void) | undefined): Columns<PaymentDifference> => [
  {
    id: 'foundAt',
    header: t('order.difference.foundAt'),
    isSortable: true,
    width: '9rem',
    cell: row => <TimeLines at={row.foundAt} />,
  },
  {
    id: 'order',
    header: t('order.column.order'),
    width: '13.5rem',
    cell: row => (
      <TwoLines detail={paymentText(`payment.purpose.${row.purpose}`)}>
        <span className={styles.order}>{row.orderId}</span>
      </TwoLines>
    ),
  },
  {
    id: 'facility',
    header: t('order.column.facility'),
    width: '10rem',
    cell: row => <TwoLines detail={row.reservationId}>{row.facilityName}</TwoLines>,
  },
  {
    id: 'kind',
    header: t('order.difference.kind'),
    width: '16rem',
    cell: row => (
      <TwoLines detail={t('order.difference.pair', { ours: oursText(row), theirs: gatewayText(row) })}>
        {t(`order.difference.${row.kind}`)}
      </TwoLines>
    ),
  },
  {
    id: 'status',
    header: t('order.column.state'),
    width: '11rem',
    cell: row => <Status row={row} onResolve={resolve && (() => resolve(row))} />,
  },
];

const fields = () =>
  filterFields(differenceList, {
    labelOf: name => t(`order.difference.filter.${name}`),
    looks: {
      orderId: { icon: 'search', placeholder: '0001-26…', size: 'medium' },
      facility: { size: 'medium' },
      kind: { textOf: kind => t(`order.difference.${kind}`), size: 'medium' },
      status: { textOf: status => t(`order.difference.status.${status}`) },
    },
  });

/** The differences of all facilities from the gateway, the unresolved ones first. */
export function Differences({ abilities }: { readonly abilities: ReadonlySet<string> }) {
  const list = useListSearch(differenceList);
  const [resolved, setResolved] = useState<PaymentDifference>();
  const mayResolve = abilities.has('admin:write:attendantPayment');
  return (
    <>
      <ListView
        label={t('order.differences')}
        list={list}
        query={useDifferences({ ...list.filters, ...list.state })}
        fields={fields()}
        columns={columns(mayResolve ? setResolved : undefined)}
        rowHref={row => staffPaths.admin.payment(row.orderId)}
        rowTone={row => (row.resolvedAt === null ? 'bad' : 'muted')}
        empty={<EmptyState title={t('order.differences.empty')}>{t('order.differences.empty.text')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('order.differences.none')}>{t('order.list.none.text')}</EmptyState>}
      />
      {resolved !== undefined && (
        <ResolveDialog key={resolved.id} difference={resolved} onClose={() => setResolved(undefined)} />
      )}
    </>
  );
}
