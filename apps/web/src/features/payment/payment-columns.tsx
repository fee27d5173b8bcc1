import type { PaymentRow } from '@kotohogi/contract/payment';
import type { Columns } from '@kotohogi/ui/data-table';
import { yearDateText } from '../../shell/formats.office.ts';
import { numberText, timeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { CoupleName } from '../wedding/index.ts';
import type { ja } from './messages.ja.ts';
import styles from './payment-list.module.css';
import { PaymentChip } from './state-chip.tsx';

const t = textsOf<typeof ja>();

type Column = Columns<PaymentRow>[number];
const amountCell = (amountYen: number, isCounted: boolean) =>
  isCounted ? numberText(amountYen) : <span className={styles.uncounted}>{numberText(amountYen)}</span>;

function moneyColumns(hasRefunds: boolean): readonly Column[] {
  return [
    {
      id: 'amount',
      header: t('payment.column.amount'),
      align: 'end',
      isSortable: true,
      cell: row => amountCell(row.amountYen, row.grossYen > 0),
    },
    {
      id: 'commission',
      header: t('payment.column.commission'),
      align: 'end',
      cell: row => numberText(row.commissionYen),
    },
    ...(hasRefunds
      ? [
          {
            id: 'refund',
            header: t('payment.column.refund'),
            align: 'end',
            cell: row => numberText(row.refundYen),
          } satisfies Column,
        ]
      : []),
    {
      id: 'net',
      header: t('payment.column.net'),
      align: 'end',
      cell: row => <b className={styles.net}>{numberText(row.netYen)}</b>,
    },
  ];
}

/** The optional columns of a list. */
export interface ShownColumns {
  readonly wedding: boolean;
  readonly purpose: boolean;
  readonly refunds: boolean;
}

/** The columns of a payment list. */
export function paymentColumns(shown: ShownColumns): Columns<PaymentRow> {
  return [
    {
      id: 'at',
      header: t('payment.column.at'),
      isSortable: true,
      width: '10rem',
      cell: row => (
        <>
          <span className={styles.date}>{yearDateText(row.at)}</span>
          <span className={styles.small}>{timeText(row.at)}</span>
        </>
      ),
    },
    ...(shown.wedding
      ? [
          {
            id: 'wedding',
            header: t('payment.column.wedding'),
            cell: row => (
              <>
                <span className={styles.couple}>
                  <CoupleName couple={row.couple} />
                </span>
                <span className={styles.small}>{row.reservationId}</span>
              </>
            ),
          } satisfies Column,
        ]
      : []),
    {
      id: 'payer',
      header: t('payment.column.payer'),
      cell: row => (
        <>
          {row.payerName ?? <span className={styles.uncounted}>{t('payment.payer.hidden')}</span>}
          {shown.purpose && <span className={styles.small}>{t(`payment.purpose.${row.purpose}`)}</span>}
        </>
      ),
    },
    ...moneyColumns(shown.refunds),
    {
      id: 'state',
      header: t('payment.column.state'),
      cell: row => (
        <>
          <PaymentChip state={row.state} needsHand={row.needsHand} />
          <span className={styles.order}>{row.orderId}</span>
        </>
      ),
    },
  ];
}
