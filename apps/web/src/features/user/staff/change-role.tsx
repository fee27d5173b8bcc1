import type { RoleName } from '@kotohogi/domain/permission/giving';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useChangeRole } from './api.ts';
import type { ja } from './messages.ja.ts';
import type { RoleCardProps } from './role-card.tsx';
import { RoleCards } from './role-fields.tsx';
import { nameText } from './role-text.ts';

const t = textsOf<typeof ja>();

/** The dialog that replaces a role by another one of the same area. */
export function ChangeRole({ area, person, role, roles, onClose }: RoleCardProps & { readonly onClose: () => void }) {
  const change = useChangeRole(area, person.id);
  const show = useSnackbar();
  const [chosen, setChosen] = useState<RoleName>(role.role);
  const { error, isPending } = change;
  const now =
    error instanceof ApiError && error.code === 'staff_role_changed'
      ? t('staff.change.now', { role: nameText(role.role) })
      : '';
  const save = () =>
    change.mutate(
      { role: chosen, areaId: role.areaId, from: role.role },
      {
        onSuccess: () => {
          show({ tone: 'ok', text: t('staff.changed') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isPending}
      title={t('staff.change.title', { who: person.name || person.email })}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('staff.cancel')}
          </Button>
          <Button variant="filled" isBusy={isPending} isDisabled={chosen === role.role} onPress={save}>
            {t('staff.change.save')}
          </Button>
        </>
      }
    >
      <RoleCards
        roles={roles}
        value={chosen}
        onChange={next => {
          change.reset();
          setChosen(next);
        }}
        errorMessage={error instanceof ApiError ? error.userMessage + now : undefined}
      />
    </Dialog>
  );
}
