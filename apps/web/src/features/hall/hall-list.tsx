import type { HallRow } from '@kotohogi/contract/hall';
import { hallList } from '@kotohogi/contract/lists';
import { artwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { Columns } from '@kotohogi/ui/data-table';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { rowDeletion } from '../../shell/list/delete-row.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useFacility } from '../facility/index.ts';
import { useDeleteHall, useHallPage } from './api.ts';
import styles from './hall-list.module.css';
import type { ja } from './messages.ja.ts';
import { patternText } from './pattern-text.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<HallRow> => [
  { id: 'name', header: t('hall.name'), isSortable: true, cell: row => row.name },
  { id: 'venue', header: t('hall.venue'), cell: row => row.venue || '–' },
  {
    id: 'pattern',
    header: t('hall.pattern'),
    cell: row => (
      <span className={styles.pattern}>
        <img
          className={styles.picture}
          src={artwork(row.designPattern, `leaf-${PATTERNS[row.designPattern].leafColours[0]}`)}
          alt=""
          width="36"
          height="24"
        />
        {patternText(row.designPattern)}
      </span>
    ),
  },
  {
    id: 'upcoming',
    header: t('hall.upcoming'),
    align: 'end',
    cell: row => (row.upcomingWeddings === 0 ? '–' : numberText(row.upcomingWeddings)),
  },
];

/** The next step in a facility without halls. */
function NoHalls() {
  const { companyAccountId, accountId, abilities } = useFacility();
  if (!abilities.has('facility:write:info')) return <EmptyState title={t('hall.none')} />;
  return (
    <EmptyState
      title={t('hall.none')}
      action={
        <LinkButton variant="filled" icon="plus" href={staffPaths.facility.newHall(companyAccountId, accountId)}>
          {t('hall.new')}
        </LinkButton>
      }
    >
      {t('hall.none.hint')}
    </EmptyState>
  );
}

/** The halls of the facility; users who may change halls can delete them here. */
export function HallList() {
  const { id, companyAccountId, accountId, abilities } = useFacility();
  const list = useListSearch(hallList);
  const query = useHallPage(id, { ...list.filters, ...list.state });
  const remove = useDeleteHall(id);
  const deletion = useRowDeletion<HallRow>({
    data: tableData(query, page => page.rows),
    nameOf: row => row.name,
    describe: () => t('hall.delete.text'),
    deleteRow: row => rowDeletion(remove.mutateAsync(row.id)),
  });
  return (
    <>
      <ListView
        label={t('hall.list')}
        list={list}
        query={query}
        fields={filterFields(hallList, {
          labelOf: () => t('hall.name'),
          looks: { name: { icon: 'search', size: 'large' } },
        })}
        columns={abilities.has('facility:write:info') ? [...columns(), deletion.column] : columns()}
        rowHref={row => staffPaths.facility.hall(companyAccountId, accountId, row.id)}
        empty={<NoHalls />}
        emptyFiltered={<EmptyState />}
      />
      {deletion.dialog}
    </>
  );
}
