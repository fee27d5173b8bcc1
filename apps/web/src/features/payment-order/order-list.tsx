import { paymentOrderList } from '@kotohogi/contract/lists';
import type { PaymentOrderRow } from '@kotohogi/contract/payment-order';
import { PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { Button } from '@kotohogi/ui/button';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { TimeLines, TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { PaymentChip, paymentText, stateText } from '../payment/index.ts';
import { paymentCsvAddress, usePaymentOrders } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './order-list.module.css';
import { methodText } from './order-texts.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<PaymentOrderRow> => [
  {
    id: 'at',
    header: t('order.column.at'),
    isSortable: true,
    width: '9rem',
    cell: row => <TimeLines at={row.at} />,
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
    // Without a width only this column gives way on a tablet, down to a letter.
    width: '12rem',
    cell: row => <TwoLines detail={row.reservationId}>{row.facilityName}</TwoLines>,
  },
  { id: 'method', header: t('order.column.method'), width: '8rem', cell: methodText },
  {
    id: 'amount',
    header: t('order.column.amount'),
    align: 'end',
    width: '6.5rem',
    cell: row => <span className={styles.amount}>{yenText(row.amountYen)}</span>,
  },
  {
    id: 'state',
    header: t('order.column.state'),
    width: '8.5rem',
    cardPlace: 'corner',
    cell: row => (
      <span className={styles.chips}>
        <PaymentChip state={row.state} needsHand={row.needsHand} />
      </span>
    ),
  },
];

const fields = () =>
  filterFields(paymentOrderList, {
    labelOf: name => t(`order.filter.${name}`),
    looks: {
      orderId: { icon: 'search', placeholder: '0001-26…', size: 'medium' },
      facility: { size: 'medium' },
      purpose: { textOf: one => paymentText(`payment.purpose.${one}`) },
      payType: { textOf: one => paymentText(`payment.method.${one}`) },
      status: {
        options: PAYMENT_STATES.filter(state => state !== 'NA').map(state => ({
          value: state,
          label: `${stateText(state)} ${state}`,
        })),
        size: 'medium',
      },
      needsHand: { textOf: one => t(`order.filter.needsHand.${one}`) },
    },
  });

/** The payments of all facilities: filters, table and paging, all stored in the URL; and a download of all rows. */
export function OrderList() {
  const list = useListSearch(paymentOrderList);
  const file = useSaveFile();
  return (
    <ListView
      label={t('order.list')}
      list={list}
      query={usePaymentOrders({ ...list.filters, ...list.state })}
      fields={fields()}
      columns={columns()}
      rowHref={row => staffPaths.admin.payment(row.orderId)}
      rowTone={row => (row.needsHand ? 'bad' : 'plain')}
      empty={<EmptyState title={t('order.list.empty')}>{t('order.list.empty.text')}</EmptyState>}
      emptyFiltered={<EmptyState title={t('order.list.none')}>{t('order.list.none.text')}</EmptyState>}
      aside={
        <Button
          icon="download"
          size="small"
          isBusy={file.isBusy}
          busyLabel={t('order.csv.busy')}
          onPress={() => file.save(paymentCsvAddress(list.filters))}
        >
          {t('order.csv')}
        </Button>
      }
    />
  );
}
