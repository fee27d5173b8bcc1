import { type DeletedWedding, deletedWeddingList } from '@kotohogi/contract/wedding-deletion';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { RouteTab } from '@kotohogi/ui/route-tabs';
import { yearDateText } from '../../../shell/formats.office.ts';
import { dateTimeText, timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PagedTable } from '../../../shell/list/paged-table.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { RestoreButton } from '../../../shell/staff/restore-button.tsx';
import { useFacility } from '../../facility/index.ts';
import { useDeletedWeddings, useRestoreWedding } from '../api.deletion.ts';
import { CoupleName, weddingText } from '../couple-name.tsx';
import { PeriodTabs } from '../list/period-tabs.tsx';
import styles from '../list/wedding-list.module.css';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** Restores the wedding of a row; shown with permission. */
function RestoreWedding({ row }: { readonly row: DeletedWedding }) {
  const { mutateAsync } = useRestoreWedding(useFacility().id);
  const name = weddingText(row);
  const texts = {
    label: t('wedding.deletion.restore'),
    name: t('wedding.deletion.restore.of', { name }),
    done: t('wedding.deletion.restored', { name }),
  };
  return <RestoreButton texts={texts} restore={() => mutateAsync(row.id)} />;
}

function columnsFor(mayRestore: boolean): Columns<DeletedWedding> {
  return [
    {
      id: 'couple',
      header: t('wedding.column.couple'),
      cell: row => (
        <>
          <span className={styles.couple}>
            <CoupleName couple={row.couple} />
          </span>
          <span className={styles.small}>{row.reservationId}</span>
        </>
      ),
    },
    {
      id: 'dateTime',
      header: t('wedding.column.dateTime'),
      isSortable: true,
      cell: row => (
        <>
          {yearDateText(row.startsAt)} {timeText(row.startsAt)}
          <span className={styles.small}>{row.hallName}</span>
        </>
      ),
    },
    {
      id: 'deletedAt',
      header: t('wedding.deletion.deletedAt'),
      isSortable: true,
      cell: row => dateTimeText(row.deletedAt),
    },
    { id: 'until', header: t('wedding.deletion.until'), cell: row => dateTimeText(row.restorableUntil) },
    ...(mayRestore
      ? [
          {
            id: 'restore',
            header: t('wedding.deletion.restore'),
            isHeaderHidden: true,
            align: 'end' as const,
            cell: (row: DeletedWedding) => <RestoreWedding row={row} />,
          },
        ]
      : []),
  ];
}

/** The deleted weddings of the facility, each with a button that restores it. `extraTab`: a related list. */
export function DeletedWeddings({ extraTab }: { readonly extraTab?: RouteTab }) {
  const { id, abilities } = useFacility();
  const list = useListSearch(deletedWeddingList);
  return (
    <>
      <PeriodTabs current="deleted" extra={extraTab} />
      <PagedTable
        label={t('wedding.deletion.list')}
        list={list}
        query={useDeletedWeddings(id, { ...list.state })}
        columns={columnsFor(abilities.has('facility:write:wedding'))}
        empty={<EmptyState title={t('wedding.deletion.none')}>{t('wedding.deletion.none.hint')}</EmptyState>}
      />
    </>
  );
}
