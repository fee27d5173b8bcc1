import { paymentEventList } from '@kotohogi/contract/lists';
import type { WeddingPaymentEvent } from '@kotohogi/contract/payment-order';
import { Button } from '@kotohogi/ui/button';
import { StateChip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { clockText, yearDateText } from '../../shell/formats.office.ts';
import { yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { TwoLines } from '../../shell/list/two-lines.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { useSaveFile } from '../../shell/list/use-save-file.ts';
import { useFacility } from '../facility/index.ts';
import { paymentText, stateText } from '../payment/index.ts';
import { useWeddingEvents, weddingEventsCsvAddress } from './api.ts';
import { eventText } from './detail/event-texts.ts';
import type { ja } from './messages.ja.ts';
import styles from './order-list.module.css';

const t = textsOf<typeof ja>();

const stepText = ({ from, to }: WeddingPaymentEvent) =>
  stateText(from) === stateText(to)
    ? stateText(to)
    : t('order.event.state', { from: stateText(from), to: stateText(to) });

const columns = (seesGuests: boolean): Columns<WeddingPaymentEvent> => [
  {
    id: 'at',
    header: t('order.column.at'),
    isSortable: true,
    width: '9rem',
    cell: row => <TwoLines detail={yearDateText(row.at)}>{clockText(row.at)}</TwoLines>,
  },
  {
    id: 'event',
    header: t('order.column.event'),
    width: '17rem',
    cell: row => (
      <TwoLines detail={stepText(row)}>
        {eventText(row)}
        {row.alarm !== null && (
          <>
            {' '}
            <StateChip tone="bad">{t(`order.alarm.${row.alarm}`)}</StateChip>
          </>
        )}
        {row.facilityCarries && (
          <>
            {' '}
            <StateChip tone="idle">{t('order.event.facilityCarries')}</StateChip>
          </>
        )}
      </TwoLines>
    ),
  },
  {
    id: 'order',
    header: t('order.column.order'),
    width: '13.5rem',
    cell: row => (
      <TwoLines
        detail={`${paymentText(`payment.purpose.${row.purpose}`)} · ${paymentText(`payment.method.${row.payType}`)}`}
      >
        <span className={styles.order}>{row.orderId}</span>
      </TwoLines>
    ),
  },
  ...(seesGuests
    ? [{ id: 'payer', header: t('order.payer'), width: '9rem', cell: (row: WeddingPaymentEvent) => row.payerName }]
    : []),
  {
    id: 'amount',
    header: t('order.column.amount'),
    align: 'end',
    width: '6.5rem',
    cell: row => <span className={styles.amount}>{yenText(row.amountYen)}</span>,
  },
];

const fields = () =>
  filterFields(paymentEventList, {
    labelOf: name => t(`order.filter.${name}`),
    looks: { orderId: { icon: 'search', placeholder: '0001-26…', size: 'medium' } },
  });

/** Every event of a wedding's payments, the oldest first: filters, table and paging, and a download of all rows. */
export function WeddingEvents({ weddingId }: { readonly weddingId: number }) {
  const { id: facilityId, abilities } = useFacility();
  const list = useListSearch(paymentEventList);
  const file = useSaveFile();
  const params = { facilityId, weddingId };
  return (
    <ListView
      label={t('order.events')}
      list={list}
      query={useWeddingEvents(params, { ...list.filters, ...list.state })}
      fields={fields()}
      columns={columns(abilities.has('facility:read:wedding'))}
      rowTone={row => (row.alarm === null ? 'plain' : 'bad')}
      empty={<EmptyState title={t('order.events.none')}>{t('order.events.none.text')}</EmptyState>}
      emptyFiltered={<EmptyState title={t('order.events.noMatch')}>{t('order.list.none.text')}</EmptyState>}
      aside={
        <Button
          icon="download"
          size="small"
          isBusy={file.isBusy}
          busyLabel={t('order.csv.busy')}
          onPress={() => file.save(weddingEventsCsvAddress(params, list.filters))}
        >
          {t('order.csv')}
        </Button>
      }
    />
  );
}
