import type { CompanyRow } from '@kotohogi/contract/company';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { numberText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { tableData } from '../../shell/list/table-data.ts';
import { PageLink } from '../../shell/router/page-link.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useCompanies } from './api.ts';
import styles from './company-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

function Name({ row }: { readonly row: CompanyRow }) {
  if (!row.mayEnter) return row.name;
  return (
    <PageLink className={styles.name} href={paths.company.index(row.accountId)}>
      {row.name}
    </PageLink>
  );
}

const columns = (): Columns<CompanyRow> => [
  { id: 'name', header: t('company.name'), cell: row => <Name row={row} /> },
  {
    id: 'accountId',
    header: t('company.accountId'),
    cell: row => <code className={styles.code}>{row.accountId}</code>,
  },
  { id: 'contractNumber', header: t('company.contractNumber'), align: 'end', cell: row => row.contractNumber },
  { id: 'facilities', header: t('company.facilities'), align: 'end', cell: row => numberText(row.facilityCount) },
];

/** The companies of the platform; those the user can enter are links. */
export function CompanyList() {
  const query = useCompanies();
  return <DataTable label={t('company.list')} columns={columns()} data={tableData(query, data => data.rows)} />;
}
