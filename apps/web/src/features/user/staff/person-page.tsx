import type { GivingArea, StaffRoleRow, StaffRow } from '@kotohogi/contract/staff';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { Chip } from '@kotohogi/ui/chip';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { Facts } from '../../wedding/index.ts';
import { useAreasQuery, usePerson, useRemovePerson } from './api.ts';
import { type StaffArea, scopeOf } from './area.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import type { ja } from './messages.ja.ts';
import styles from './person-page.module.css';
import { RoleCard } from './role-card.tsx';
import { SignedIn } from './staff-list.tsx';

const t = textsOf<typeof ja>();

const whoIs = ({ name, email }: StaffRow) => name || email;

interface PersonProps {
  readonly area: StaffArea;
  readonly person: StaffRow;
}

/** Removes the person from every area of the page, after a confirmation. */
function RemovePerson({ area, person }: PersonProps) {
  const remove = useRemovePerson(area, person.id);
  const show = useSnackbar();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const who = whoIs(person);
  return (
    <>
      <div className={styles.end}>
        <Button variant="danger" icon="trash-2" onPress={() => setAsking(true)}>
          {t('staff.remove')}
        </Button>
      </div>
      {isAsking && (
        <LeavingDialog
          title={t('staff.remove.title', { who })}
          label={t('staff.remove')}
          text={person.isSelf ? t('staff.remove.self') : t('staff.remove.text')}
          isBusy={remove.isPending}
          remove={async () => {
            await remove.mutateAsync(undefined);
            show({ tone: 'ok', text: t('staff.remove.done', { who }) });
            await navigate({ href: area.href });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The roles the user may give where a person has one; ids alone would confuse a company with a venue. */
const rolesAt = (areas: readonly GivingArea[], { role, areaId }: StaffRoleRow) =>
  areas.find(one => one.areaId === areaId && one.roles.some(given => scopeOf(given) === scopeOf(role)))?.roles ?? [];

function Person({ area, person }: PersonProps) {
  const query = useAreasQuery(area);
  const areas = query.data?.areas ?? [];
  return (
    <div className={styles.page}>
      <Card title={t('staff.person')}>
        <Facts
          facts={[
            { id: 'email', label: t('staff.fact.email'), value: person.email },
            { id: 'signedInAt', label: t('staff.fact.signedInAt'), value: <SignedIn at={person.signedInAt} /> },
          ]}
        />
        <p className={styles.quiet}>{t('staff.person.text')}</p>
      </Card>
      <h2 className={styles.heading}>{t('staff.roles')}</h2>
      <FailedPart query={query} title={t('staff.change')} />
      {person.roles.map(role => (
        <RoleCard
          // Without the role, so that an open dialog stays when somebody else has changed it.
          key={`${scopeOf(role.role)} ${role.areaId} ${role.invitedUntil}`}
          area={area}
          person={person}
          role={role}
          roles={rolesAt(areas, role)}
        />
      ))}
      {areas.length > 0 && <RemovePerson area={area} person={person} />}
    </div>
  );
}

/** …/users/:userId: the roles of a person with their dates and givers, and the changes that the user may make. */
export function PersonPage({ area, userId }: { readonly area: StaffArea; readonly userId: number }) {
  const query = usePerson(area, userId);
  const { data } = query;
  const failure = failureOf(query);
  const title = data === undefined ? t('staff.person') : whoIs(data);
  return (
    <StaffPage
      crumbs={[...area.crumbs, { label: t('staff.users'), href: area.href }, { label: title }]}
      title={
        <>
          {title} {data?.isSelf === true && <Chip tone="soft">{t('staff.self')}</Chip>}
        </>
      }
      help={{ what: t('staff.help.person.what'), who: t('staff.help.person.who'), next: t('staff.help.person.next') }}
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {data === undefined && failure === undefined && <Skeleton shape="block" height="20rem" />}
      {data !== undefined && failure === undefined && <Person area={area} person={data} />}
    </StaffPage>
  );
}
