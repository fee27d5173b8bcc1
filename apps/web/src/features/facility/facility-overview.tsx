import type { FacilityRow } from '@kotohogi/contract/facility';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { useCompany } from '../company/index.ts';
import { useFacilities } from './api.ts';
import styles from './facility-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<FacilityRow> => [
  { id: 'name', header: t('facility.name'), cell: row => <span className={styles.name}>{row.name}</span> },
  { id: 'halls', header: t('facility.halls'), align: 'end', cell: row => numberText(row.hallCount) },
  { id: 'upcoming', header: t('facility.upcoming'), align: 'end', cell: row => numberText(row.upcomingWeddings) },
];

/** The facilities of the company by name, each linked to its own area; the list has all of them. */
export function FacilityOverview() {
  const { id, accountId } = useCompany();
  const query = useFacilities(id, { sort: 'name', order: 'ASC', limit: 20 });
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('facility.list')}</h2>
        <PageLink className={styles.enter} href={staffPaths.company.facilities(accountId)}>
          {t('facility.overview.more')}
        </PageLink>
      </header>
      <DataTable
        label={t('facility.list')}
        columns={columns()}
        data={tableData(query, page => page.rows, partFailureOf)}
        rowHref={row => paths.facility.index(accountId, row.accountId)}
        empty={<EmptyState title={t('facility.empty')}>{t('facility.empty.hint')}</EmptyState>}
        expectedRows={3}
      />
    </section>
  );
}
