import type { PlatformFacilityRow } from '@kotohogi/contract/facility';
import { platformFacilityList } from '@kotohogi/contract/lists';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { textsOf } from '../../shell/i18n/text.ts';
import { PagedTable } from '../../shell/list/paged-table.tsx';
import { useListSearch } from '../../shell/list/use-list-search.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useAllFacilities } from './api.ts';
import { figureColumns } from './facility-columns.tsx';
import styles from './facility-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

function Name({ row }: { readonly row: PlatformFacilityRow }) {
  if (!row.mayEnter) return row.name;
  return (
    <PageLink className={styles.enter} href={paths.facility.index(row.companyAccountId, row.accountId)}>
      {row.name}
    </PageLink>
  );
}

const columns = (): Columns<PlatformFacilityRow> => [
  { id: 'name', header: t('facility.name'), isSortable: true, cell: row => <Name row={row} /> },
  ...figureColumns(),
];

/** The facilities of one company, as the platform sees them; those the user may enter are links. */
export function PlatformFacilities({ companyId }: { readonly companyId: number }) {
  const list = useListSearch(platformFacilityList);
  const query = useAllFacilities({ ...list.state, companyId });
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('facility.list')}</h2>
      </header>
      <PagedTable
        isPart
        label={t('facility.list')}
        list={list}
        query={query}
        columns={columns()}
        empty={<EmptyState title={t('facility.empty')}>{t('facility.empty.platform')}</EmptyState>}
      />
    </section>
  );
}
