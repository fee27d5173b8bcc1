import type { TodaysCeremony } from '@kotohogi/contract/operator';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { numberText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StatusChip } from '../../wedding/index.ts';
import type { ja } from '../messages.ja.ts';
import styles from './today-table.module.css';

const t = textsOf<typeof ja>();

type Row = TodaysCeremony & { readonly id: number };

const columns = (): Columns<Row> => [
  {
    id: 'startsAt',
    header: t('operator.startsAt'),
    width: '6rem',
    cell: row => <span className={styles.time}>{timeText(row.startsAt)}</span>,
  },
  {
    id: 'facility',
    header: t('operator.facility'),
    cell: row => (
      <>
        <span className={styles.name}>{row.facilityName}</span>
        <span className={styles.small}>{row.companyName}</span>
      </>
    ),
  },
  {
    id: 'hall',
    header: t('operator.hall'),
    width: '30%',
    cell: row => (
      <>
        <span className={styles.name}>{row.hallName}</span>
        <span className={styles.small}>{row.reservationId}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: t('batch.lives.state'),
    cardPlace: 'corner',
    // A ceremony of today without a slot needs one.
    cell: row => <StatusChip life="day" live={row.liveState} />,
  },
  { id: 'watching', header: t('operator.watching'), align: 'end', cell: row => numberText(row.watching) },
];

/** Today's ceremonies of all facilities, in the order in which they start; those with a slot are links. */
export function TodayTable({ rows }: { readonly rows: readonly TodaysCeremony[] }) {
  return (
    <DataTable
      label={t('operator.today')}
      columns={columns()}
      data={{ state: 'ready', rows: rows.map(row => ({ ...row, id: row.weddingId })) }}
      rowHref={row => staffPaths.admin.live(row.id)}
      rowTone={({ liveState }) => (liveState === 'streaming_error' || liveState === 'archive_error' ? 'bad' : 'plain')}
      empty={<EmptyState>{t('operator.today.none')}</EmptyState>}
    />
  );
}
