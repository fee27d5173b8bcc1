import type { DeletedTenant } from '@kotohogi/contract/company';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { RestoreButton } from '../../shell/staff/restore-button.tsx';
import styles from './company-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

type Restore = (id: number) => Promise<unknown>;

const columnsFor = (restore: Restore): Columns<DeletedTenant> => [
  { id: 'name', header: t('company.deleted.name'), cell: row => <span className={styles.name}>{row.name}</span> },
  {
    id: 'accountId',
    header: t('company.accountId'),
    cell: row => <code className={styles.code}>{row.accountId}</code>,
  },
  { id: 'until', header: t('company.deleted.until'), cell: row => dateTimeText(row.restorableUntil) },
  {
    id: 'restore',
    header: t('company.restore'),
    isHeaderHidden: true,
    align: 'end',
    cell: row => (
      <span className={styles.action}>
        <RestoreButton
          texts={{
            label: t('company.restore'),
            name: t('company.restore.of', { name: row.name }),
            done: t('company.restored', { name: row.name }),
          }}
          restore={() => restore(row.id)}
        />
      </span>
    ),
  },
];

export interface DeletedTenantsProps {
  readonly title: string;
  readonly query: UseQueryResult<{ readonly rows: readonly DeletedTenant[] }>;
  readonly restore: Restore;
}

/** The deleted companies or facilities, each with a button that restores it, or why they cannot be read; nothing if there are none. */
export function DeletedTenants({ title, query, restore }: DeletedTenantsProps) {
  const rows = query.data?.rows;
  if (rows === undefined) return <FailedPart query={query} title={title} />;
  if (rows.length === 0) return null;
  return (
    <section className={styles.deleted}>
      <h2 className={styles.title}>{title}</h2>
      <DataTable label={title} columns={columnsFor(restore)} data={{ state: 'ready', rows }} />
    </section>
  );
}
