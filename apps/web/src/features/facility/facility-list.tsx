import type { FacilityRow } from '@kotohogi/contract/facility';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { paths } from '../../shell/router/paths.ts';
import { useFacilities } from './api.ts';
import styles from './facility-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const columns = (): Columns<FacilityRow> => [
  { id: 'name', header: t('facility.name'), cell: row => row.name },
  {
    id: 'accountId',
    header: t('facility.accountId'),
    cell: row => <code className={styles.code}>{row.accountId}</code>,
  },
  { id: 'halls', header: t('facility.halls'), align: 'end', cell: row => numberText(row.hallCount) },
  { id: 'upcoming', header: t('facility.upcoming'), align: 'end', cell: row => numberText(row.upcomingWeddings) },
];

export interface FacilityListProps {
  readonly companyId: number;
  readonly companyAccountId: string;
}

/** The facilities of a company, each linked to its own area. */
export function FacilityList({ companyId, companyAccountId }: FacilityListProps) {
  const query = useFacilities(companyId);
  return (
    <DataTable
      label={t('facility.list')}
      columns={columns()}
      data={tableData(query, data => data.rows)}
      rowHref={row => paths.facility.index(companyAccountId, row.accountId)}
    />
  );
}
