import type { StaffRoleRow, StaffRow } from '@kotohogi/contract/staff';
import type { RoleName } from '@kotohogi/domain/permission/giving';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { yearDateText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { Facts } from '../../wedding/index.ts';
import { useInvitePerson, useRemoveRole } from './api.ts';
import { isOwnRole, type StaffArea } from './area.ts';
import { ChangeRole } from './change-role.tsx';
import { LeavingDialog } from './leaving-dialog.tsx';
import type { ja } from './messages.ja.ts';
import styles from './role-card.module.css';
import { nameText, rightsText } from './role-text.ts';
import { InvitedChip, roleAtText } from './staff-list.tsx';

const t = textsOf<typeof ja>();

export interface RoleCardProps {
  readonly area: StaffArea;
  readonly person: StaffRow;
  readonly role: StaffRoleRow;
  /** The roles the user may give there; empty if they may only read. */
  readonly roles: readonly RoleName[];
}

const whereIs = ({ areaName }: StaffRoleRow) => areaName || t('staff.area.admin');

function factsOf({ role, since, invitedBy, invitedUntil }: StaffRoleRow) {
  return [
    { id: 'may', label: t('staff.fact.may'), value: rightsText(role) },
    {
      id: 'since',
      label: t(invitedUntil === null ? 'staff.fact.since' : 'staff.fact.sent'),
      value: yearDateText(since),
    },
    ...(invitedUntil === null
      ? []
      : [{ id: 'until', label: t('staff.fact.until'), value: yearDateText(invitedUntil) }]),
    { id: 'by', label: t('staff.fact.by'), value: invitedBy || t('staff.fact.by.none') },
  ];
}

/** Asks before a role is removed or an invitation withdrawn. */
function Leaving({ area, person, role, onClose }: RoleCardProps & { readonly onClose: () => void }) {
  const remove = useRemoveRole(area, person.id);
  const show = useSnackbar();
  const who = person.name || person.email;
  const action = role.invitedUntil === null ? 'removeRole' : 'withdraw';
  const isOwn = isOwnRole(area, role.role);
  return (
    <LeavingDialog
      title={t(`staff.${action}.title`, { who, role: nameText(role.role) })}
      label={t(`staff.${action}`)}
      text={t(`staff.${action}.text`, { area: whereIs(role) })}
      isBusy={remove.isPending}
      remove={async () => {
        await remove.mutateAsync({
          from: role.role,
          ...(isOwn || role.areaId === null ? {} : { areaId: role.areaId }),
        });
        show({ tone: 'ok', text: t(`staff.${action}.done`) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Sends an open invitation again. */
function Again({ area, person, role }: RoleCardProps) {
  const invite = useInvitePerson(area);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const { email } = person;
  const send = () => {
    const sent = invite.mutateAsync({ email, role: role.role, areaId: role.areaId });
    void sent
      .then(() => show({ tone: 'ok', text: t('staff.invite.sent', { email }) }))
      .catch(error => notify(error, send));
  };
  return (
    <Button
      size="small"
      icon="send"
      isBusy={invite.isPending}
      aria-label={t('staff.again.of', { area: whereIs(role) })}
      onPress={send}
    >
      {t('staff.again')}
    </Button>
  );
}

/** One role of a person, or an open invitation: its permissions, date and giver, and the actions. */
export function RoleCard(props: RoleCardProps) {
  const { area, role, roles } = props;
  const [open, setOpen] = useState<'none' | 'change' | 'leave'>('none');
  const isInvited = role.invitedUntil !== null;
  const where = whereIs(role);
  const close = () => setOpen('none');
  const mayChange = roles.includes(role.role);
  const buttons = (
    <div className={styles.buttons}>
      {isInvited && <Again {...props} />}
      {!isInvited && (
        <Button size="small" aria-label={t('staff.change.of', { area: where })} onPress={() => setOpen('change')}>
          {t('staff.change')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t(isInvited ? 'staff.withdraw.of' : 'staff.removeRole.of', { area: where })}
        onPress={() => setOpen('leave')}
      >
        {t(isInvited ? 'staff.withdraw' : 'staff.removeRole')}
      </Button>
    </div>
  );
  return (
    <Card
      title={roleAtText(area, role)}
      titleLevel={3}
      aside={role.invitedUntil === null ? undefined : <InvitedChip until={role.invitedUntil} />}
      actions={mayChange ? buttons : undefined}
    >
      <Facts facts={factsOf(role)} />
      {open === 'leave' && <Leaving {...props} onClose={close} />}
      {open === 'change' && <ChangeRole {...props} onClose={close} />}
    </Card>
  );
}
