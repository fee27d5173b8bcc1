import type { FacilityRow } from '@kotohogi/contract/facility';
import { facilityList } from '@kotohogi/contract/lists';
import type { Columns } from '@kotohogi/ui/data-table';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { textsOf } from '../../shell/i18n/text.ts';
import { rowDeletion } from '../../shell/list/delete-row.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { DeletedTenants, useCompany } from '../company/index.ts';
import { useDeletedFacilities, useFacilities, useRemoveFacility, useRestoreFacility } from './api.ts';
import { figureColumns } from './facility-columns.tsx';
import styles from './facility-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<FacilityRow> => [
  {
    id: 'name',
    header: t('facility.name'),
    isSortable: true,
    cell: row => <span className={styles.name}>{row.name}</span>,
  },
  ...figureColumns(),
];

/** One field finds both: the name and the account id. */
const FORM = { ...facilityList, filters: { name: facilityList.filters.name } } as const;

const fields = () =>
  filterFields(FORM, {
    labelOf: () => t('facility.filter.name'),
    looks: { name: { placeholder: t('facility.filter.name.hint'), icon: 'search', size: 'large' } },
  });

/** The facilities of the company: search, order and pages in the URL; deletable with the right to write. */
export function FacilityList() {
  const company = useCompany();
  const list = useListSearch(facilityList);
  const query = useFacilities(company.id, { ...list.filters, ...list.state });
  const remove = useRemoveFacility(company.id);
  const restore = useRestoreFacility(company.id);
  const deletion = useRowDeletion<FacilityRow>({
    data: tableData(query, page => page.rows),
    nameOf: row => row.name,
    describe: () => t('facility.remove.text'),
    deleteRow: row => rowDeletion(remove.mutateAsync(row.id)),
  });
  const mayWrite = company.abilities.has('company:write:facility');
  const deleted = useDeletedFacilities(company.id, mayWrite);
  return (
    <>
      <ListView
        label={t('facility.list')}
        list={list}
        query={query}
        fields={fields()}
        columns={mayWrite ? [...columns(), deletion.column] : columns()}
        rowHref={row => staffPaths.company.facility(company.accountId, row.id)}
        empty={<EmptyState title={t('facility.empty')}>{t('facility.empty.hint')}</EmptyState>}
        emptyFiltered={<EmptyState>{t('facility.empty.filtered')}</EmptyState>}
      />
      <DeletedTenants title={t('facility.deleted')} query={deleted} restore={restore.mutateAsync} />
      {deletion.dialog}
    </>
  );
}
