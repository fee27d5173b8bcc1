import type { CompanyRow } from '@kotohogi/contract/company';
import { companyList } from '@kotohogi/contract/lists';
import type { Columns } from '@kotohogi/ui/data-table';
import { useRowDeletion } from '@kotohogi/ui/data-table/deletion';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { rowDeletion } from '../../shell/list/delete-row.ts';
import { filterFields } from '../../shell/list/filter-fields.ts';
import { ListView } from '../../shell/list/list-view.tsx';
import { tableData } from '../../shell/list/table-data.ts';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useCompanies, useDeletedCompanies, useRemoveCompany, useRestoreCompany } from './api.ts';
import styles from './company-list.module.css';
import { DeletedTenants } from './deleted-tenants.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<CompanyRow> => [
  {
    id: 'name',
    header: t('company.name'),
    isSortable: true,
    cell: row => <span className={styles.name}>{row.name}</span>,
  },
  {
    id: 'accountId',
    header: t('company.accountId'),
    isSortable: true,
    cell: row => <code className={styles.code}>{row.accountId}</code>,
  },
  {
    id: 'contractNumber',
    header: t('company.contractNumber'),
    isSortable: true,
    align: 'end',
    cell: row => row.contractNumber,
  },
  { id: 'facilities', header: t('company.facilities'), align: 'end', cell: row => numberText(row.facilityCount) },
];

/** One field finds both: the name and the account id. */
const FORM = { ...companyList, filters: { name: companyList.filters.name } } as const;

const fields = () =>
  filterFields(FORM, {
    labelOf: () => t('company.filter.name'),
    looks: { name: { placeholder: t('company.filter.name.hint'), icon: 'search', size: 'large' } },
  });

/** The companies of the platform: search, order and pages in the URL; deletable with the right to write. */
export function CompanyList({ mayWrite }: { readonly mayWrite: boolean }) {
  const list = useListSearch(companyList);
  const query = useCompanies({ ...list.filters, ...list.state });
  const remove = useRemoveCompany();
  const restore = useRestoreCompany();
  const deleted = useDeletedCompanies(mayWrite);
  const deletion = useRowDeletion<CompanyRow>({
    data: tableData(query, page => page.rows),
    nameOf: row => row.name,
    describe: () => t('company.remove.text'),
    deleteRow: row => rowDeletion(remove.mutateAsync(row.id)),
  });
  return (
    <>
      <ListView
        label={t('company.list')}
        list={list}
        query={query}
        fields={fields()}
        columns={mayWrite ? [...columns(), deletion.column] : columns()}
        rowHref={row => staffPaths.admin.company(row.id)}
        empty={<EmptyState title={t('company.empty')}>{t('company.empty.hint')}</EmptyState>}
        emptyFiltered={<EmptyState>{t('company.empty.filtered')}</EmptyState>}
      />
      <DeletedTenants title={t('company.deleted')} query={deleted} restore={restore.mutateAsync} />
      {deletion.dialog}
    </>
  );
}
