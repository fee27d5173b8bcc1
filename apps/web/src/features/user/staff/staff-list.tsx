import { type StaffRoleRow, type StaffRow, staffList } from '@kotohogi/contract/staff';
import { ROLE_NAMES } from '@kotohogi/domain/permission/giving';
import { Chip, StateChip } from '@kotohogi/ui/chip';
import type { Columns } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { LinkButton } from '@kotohogi/ui/link-button';
import { yearDateText } from '../../../shell/formats.office.ts';
import { timeText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { filterFields } from '../../../shell/list/filter-fields.ts';
import { ListView } from '../../../shell/list/list-view.tsx';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { useAreasQuery, usePeople } from './api.ts';
import { isOwnRole, personHref, type StaffArea, scopeOf } from './area.ts';
import type { ja } from './messages.ja.ts';
import { nameText } from './role-text.ts';
import styles from './staff-list.module.css';

const t = textsOf<typeof ja>();

/** A role with its area, unless it is the area of the page. */
export const roleAtText = (area: StaffArea, { role, areaName }: Pick<StaffRoleRow, 'role' | 'areaName'>) =>
  isOwnRole(area, role) && area.scope !== 'admin'
    ? nameText(role)
    : t('staff.role.at', { role: nameText(role), area: areaName || t('staff.area.admin') });

/** The state of an open invitation. */
export function InvitedChip({ until }: { readonly until: number }) {
  return until < Date.now() ? (
    <StateChip tone="warn">{t('staff.invited.over')}</StateChip>
  ) : (
    <StateChip tone="info">{t('staff.invited')}</StateChip>
  );
}

function Person({ row }: { readonly row: StaffRow }) {
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        {row.name || row.email} {row.isSelf && <Chip tone="soft">{t('staff.self')}</Chip>}
      </span>
      {row.name !== '' && <span className={styles.small}>{row.email}</span>}
    </span>
  );
}

function Roles({ area, row }: { readonly area: StaffArea; readonly row: StaffRow }) {
  return (
    <ul className={styles.roles}>
      {row.roles.map(one => (
        <li key={`${one.role} ${one.areaId} ${one.invitedUntil}`} className={styles.role}>
          <span>{roleAtText(area, one)}</span>
          {one.invitedUntil === null ? (
            <span className={styles.small}>{t('staff.since', { date: yearDateText(one.since) })}</span>
          ) : (
            <>
              <InvitedChip until={one.invitedUntil} />
              {one.invitedUntil > Date.now() && (
                <span className={styles.small}>
                  {t('staff.invited.until', { date: yearDateText(one.invitedUntil) })}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The last time a person signed in. */
export function SignedIn({ at }: { readonly at: number | null }) {
  if (at === null) return <span className={styles.small}>{t('staff.never')}</span>;
  return (
    <>
      {yearDateText(at)} <span className={styles.small}>{timeText(at)}</span>
    </>
  );
}

const columnsOf = (area: StaffArea): Columns<StaffRow> => [
  { id: 'name', header: t('staff.column.person'), isSortable: true, cell: row => <Person row={row} /> },
  { id: 'roles', header: t('staff.column.roles'), cell: row => <Roles area={area} row={row} /> },
  {
    id: 'signedInAt',
    header: t('staff.column.signedInAt'),
    isSortable: true,
    width: '10rem',
    cell: row => <SignedIn at={row.signedInAt} />,
  },
];

const BELOW = { admin: 'company', company: 'facility', facility: undefined } as const;

/** The filters, with the roles of the area and of those directly below. */
function filtersOf(area: StaffArea) {
  const roles = ROLE_NAMES.filter(role => scopeOf(role) === area.scope || scopeOf(role) === BELOW[area.scope]);
  const label = (role: (typeof roles)[number]) =>
    area.scope === 'facility'
      ? nameText(role)
      : t('staff.role.at', { role: nameText(role), area: t(`staff.kind.${scopeOf(role)}`) });
  return filterFields(staffList, {
    labelOf: name => t(`staff.filter.${name}`),
    looks: {
      name: { placeholder: t('staff.filter.name.hint'), icon: 'search', size: 'large' },
      role: { size: 'medium', options: roles.map(role => ({ value: role, label: label(role) })) },
      state: { textOf: state => t(`staff.filter.state.${state}`) },
    },
  });
}

/** The people of an area with their roles, the dates since when, and open invitations. */
export function StaffList({ area }: { readonly area: StaffArea }) {
  const list = useListSearch(staffList);
  const areas = useAreasQuery(area);
  const mayGive = areas.data !== undefined && areas.data.areas.length > 0;
  const invite = (
    <LinkButton href={`${area.href}/invite`} variant="filled" icon="send">
      {t('staff.invite')}
    </LinkButton>
  );
  return (
    <StaffPage
      crumbs={[...area.crumbs, { label: t('staff.users') }]}
      title={t('staff.users')}
      actions={
        mayGive && (
          <>
            <LinkButton href={`${area.href}/new`} icon="plus">
              {t('staff.new')}
            </LinkButton>
            {invite}
          </>
        )
      }
      help={{ what: t('staff.help.list.what'), who: t('staff.help.list.who'), next: t('staff.help.list.next') }}
    >
      <ListView
        label={t('staff.list')}
        list={list}
        query={usePeople(area, { ...list.filters, ...list.state })}
        fields={filtersOf(area)}
        columns={columnsOf(area)}
        rowHref={row => personHref(area, row.id)}
        renderCard={row => (
          <span className={styles.card}>
            <Person row={row} />
            <Roles area={area} row={row} />
            <span className={styles.small}>
              {t('staff.column.signedInAt')} <SignedIn at={row.signedInAt} />
            </span>
          </span>
        )}
        empty={
          <EmptyState title={t('staff.empty')} action={mayGive ? invite : undefined}>
            {t('staff.empty.text')}
          </EmptyState>
        }
        emptyFiltered={<EmptyState title={t('staff.emptyFiltered')} />}
      >
        <FailedPart query={areas} title={t('staff.invite')} />
      </ListView>
    </StaffPage>
  );
}
