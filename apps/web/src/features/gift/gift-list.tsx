import type { GiftRow } from '@kotohogi/contract/gift';
import { Chip } from '@kotohogi/ui/chip';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { yearDateText } from '../../shell/formats.office.ts';
import { numberText, timeText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { PhaseChip, paymentText } from '../payment/index.ts';
import { useGiftSummary } from './api.ts';
import styles from './gift-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The message of a gift. A private message (null here) gets a placeholder. */
function Message({ row }: { readonly row: GiftRow }) {
  if (row.message === null) return <span className={styles.quiet}>{t('gift.list.private')}</span>;
  if (row.message === '') return <span className={styles.quiet}>–</span>;
  return (
    <>
      <span className={styles.message}>{row.message}</span>
      {row.isMessagePublic && (
        <Chip tone="soft" icon="leaf">
          {t('gift.list.public')}
        </Chip>
      )}
    </>
  );
}

function Giver({ row }: { readonly row: GiftRow }) {
  return row.name ?? <span className={styles.quiet}>{t('gift.list.hidden')}</span>;
}

/** The state of the money: received is normal and unobtrusive, refunded is not. */
function GiftStatus({ row }: { readonly row: GiftRow }) {
  if (row.state === null) return null;
  if (row.state === 'REFUNDED') return <PhaseChip phase="refunded" />;
  return <span className={styles.came}>{paymentText('payment.own.captured')}</span>;
}

/** A gift in the list on a phone: giver and amount, then the message, then the date. */
function GiftCard({ row }: { readonly row: GiftRow }) {
  return (
    <span className={styles.card}>
      <b className={styles.giver}>
        <Giver row={row} />
      </b>
      {row.state !== null && <span className={styles.sum}>{yenText(row.amountYen)}</span>}
      {row.message !== '' && (
        <span className={styles.text}>
          <Message row={row} />
        </span>
      )}
      <span className={styles.footer}>
        <span>{`${yearDateText(row.at)} ${timeText(row.at)}`}</span>
        {row.state === null ? <span>{t('gift.list.text')}</span> : <GiftStatus row={row} />}
      </span>
    </span>
  );
}

function columns(): Columns<GiftRow> {
  return [
    { id: 'name', header: t('gift.list.name'), width: '8rem', cell: row => <Giver row={row} /> },
    {
      id: 'at',
      header: t('gift.list.at'),
      cell: row => (
        <>
          <span className={styles.date}>{yearDateText(row.at)}</span>
          <span className={styles.time}>{timeText(row.at)}</span>
        </>
      ),
    },
    { id: 'message', header: t('gift.list.message'), cell: row => <Message row={row} /> },
    {
      id: 'amount',
      header: t('gift.list.amount'),
      align: 'end',
      cell: row =>
        row.state === null ? (
          <span className={styles.quiet}>{t('gift.list.text')}</span>
        ) : (
          <span className={styles.amount}>{numberText(row.amountYen)}</span>
        ),
    },
    {
      id: 'state',
      header: t('gift.list.state'),
      // The couple sees only received money and later refunds.
      cell: row => <GiftStatus row={row} />,
    },
  ];
}

/** The gifts with givers and messages; the last row has the totals. */
export function GiftList({ weddingId }: { readonly weddingId: number }) {
  const query = useGiftSummary(weddingId);
  const { data } = query;
  // The summary, which is always present, says that there are none.
  if (data?.gifts.length === 0) return null;
  return (
    <DataTable<GiftRow>
      label={t('gift.list')}
      columns={columns()}
      data={tableData<NonNullable<typeof data>, GiftRow>(query, ({ gifts }) => gifts)}
      renderCard={row => <GiftCard row={row} />}
      rowTone={row => (row.state === 'REFUNDED' ? 'muted' : 'plain')}
      footer={data === undefined ? undefined : { name: t('gift.list.total'), amount: numberText(data.totals.grossYen) }}
    />
  );
}
