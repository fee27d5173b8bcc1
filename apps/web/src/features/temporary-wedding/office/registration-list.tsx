import { type TemporaryWeddingRow, temporaryWeddingList } from '@kotohogi/contract/temporary-wedding-staff';
import { Chip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import type { RouteTab } from '@kotohogi/ui/route-tabs';
import { yearDateText } from '../../../shell/formats.office.ts';
import { shortDateText, timeText } from '../../../shell/formats.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { CoupleName, PeriodTabs } from '../../wedding/index.ts';
import { useRegistrations, useUndecided } from './api.ts';
import { answerAt, coupleOf, StatusChip } from './due.tsx';
import styles from './registration-list.module.css';
import { t } from './t.ts';

/** The tab of the registrations next to the tabs of the weddings, with the number of open ones. */
export function useRegistrationTab(): RouteTab {
  const { id, companyAccountId, accountId } = useFacility();
  const total = useUndecided(id).data?.total ?? 0;
  return {
    id: 'registrations',
    label: t('registration.tab'),
    href: staffPaths.facility.temporaryWeddings(companyAccountId, accountId),
    ...(total > 0 ? { count: total } : {}),
  };
}

function Couple({ row }: { readonly row: TemporaryWeddingRow }) {
  return (
    <>
      <span className={styles.couple}>
        <CoupleName couple={coupleOf(row)} />
      </span>
      <span className={styles.small}>{row.email}</span>
      {row.isDuplicate && <Chip tone="soft">{t('registration.duplicate')}</Chip>}
    </>
  );
}

const columns = (): Columns<TemporaryWeddingRow> => [
  {
    id: 'answerBy',
    header: t('registration.column.answerBy'),
    isSortable: true,
    cell: row => (
      <span className={styles.state}>
        <StatusChip row={row} />
        {row.status === 0 && <span className={styles.small}>{shortDateText(answerAt(row.answerBy))}</span>}
      </span>
    ),
  },
  { id: 'couple', header: t('registration.column.couple'), cell: row => <Couple row={row} /> },
  {
    id: 'dateTime',
    header: t('registration.column.dateTime'),
    isSortable: true,
    cell: row => (
      <>
        {yearDateText(row.startsAt)}
        <span className={styles.small}>{timeText(row.startsAt)}</span>
      </>
    ),
  },
  {
    id: 'hall',
    header: t('registration.column.hall'),
    cell: row => <span className={styles.hall}>{row.hallName}</span>,
  },
  {
    id: 'createdAt',
    header: t('registration.column.createdAt'),
    isSortable: true,
    cell: row => shortDateText(row.createdAt),
  },
];

/** A row on a phone: the names and the answer date first. */
function RegistrationCard({ row }: { readonly row: TemporaryWeddingRow }) {
  return (
    <span className={styles.card}>
      <span className={styles.couple}>
        <CoupleName couple={coupleOf(row)} />
      </span>
      <StatusChip row={row} />
      <span className={styles.facts}>
        {yearDateText(row.startsAt)} {timeText(row.startsAt)}
        <span className={styles.small}>{row.hallName}</span>
      </span>
    </span>
  );
}

/** The registrations of the facility, the next answer due at the top. */
export function RegistrationList() {
  const facility = useFacility();
  const { companyAccountId, accountId } = facility;
  const list = useListSearch(temporaryWeddingList);
  const fields = filterFields(temporaryWeddingList, {
    labelOf: name => t(`registration.filter.${name}`),
    looks: {
      name: { placeholder: t('registration.filter.name.hint'), icon: 'search', size: 'large' },
      status: { size: 'medium', textOf: value => t(`registration.status.${value}`) },
    },
  });
  return (
    <ListView
      label={t('registration.list')}
      list={list}
      query={useRegistrations(facility.id, { ...list.filters, ...list.state })}
      fields={fields}
      columns={columns()}
      rowHref={row => staffPaths.facility.temporaryWedding(companyAccountId, accountId, row.id)}
      rowTone={row => (row.status === 0 ? 'plain' : 'muted')}
      renderCard={row => <RegistrationCard row={row} />}
      empty={<EmptyState title={t('registration.empty')}>{t('registration.empty.hint')}</EmptyState>}
      emptyFiltered={<EmptyState>{t('registration.empty.filtered')}</EmptyState>}
    >
      <PeriodTabs current="registrations" extra={useRegistrationTab()} />
    </ListView>
  );
}
