import type { DeletedTenant } from '@kotohogi/contract/company';
import { Button } from '@kotohogi/ui/button';
import { type Columns, DataTable } from '@kotohogi/ui/data-table';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import styles from './company-list.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface RestoreProps {
  readonly row: DeletedTenant;
  readonly restore: (id: number) => Promise<unknown>;
}

function RestoreButton({ row, restore }: RestoreProps) {
  const [isBusy, setBusy] = useState(false);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const press = async () => {
    setBusy(true);
    try {
      await restore(row.id);
      show({ tone: 'ok', text: t('company.restored', { name: row.name }) });
    } catch (error) {
      // The list stays: an expired row is no reason to leave the page.
      if (error instanceof ApiError && error.status === 410) show({ tone: 'bad', text: error.userMessage });
      else notify(error, () => void press());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      icon="rotate-ccw"
      isBusy={isBusy}
      aria-label={t('company.restore.of', { name: row.name })}
      onPress={() => void press()}
    >
      {t('company.restore')}
    </Button>
  );
}

const columnsFor = (restore: RestoreProps['restore']): Columns<DeletedTenant> => [
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
        <RestoreButton row={row} restore={restore} />
      </span>
    ),
  },
];

export interface DeletedTenantsProps {
  readonly title: string;
  readonly rows: readonly DeletedTenant[];
  readonly restore: RestoreProps['restore'];
}

/** The deleted companies or facilities, each with a button that restores it; nothing if there are none. */
export function DeletedTenants({ title, rows, restore }: DeletedTenantsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.deleted}>
      <h2 className={styles.title}>{title}</h2>
      <DataTable label={title} columns={columnsFor(restore)} data={{ state: 'ready', rows }} />
    </section>
  );
}
