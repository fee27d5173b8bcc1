import { staff } from '@kotohogi/contract/schemas/staff';
import type { GivingArea } from '@kotohogi/contract/staff';
import { Button } from '@kotohogi/ui/button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { useInvitePerson } from './api.ts';
import type { StaffArea } from './area.ts';
import type { ja } from './messages.ja.ts';
import { PersonForm } from './person-form.tsx';
import type { GivenValues } from './person-values.ts';
import { WithAreas } from './with-areas.tsx';

const t = textsOf<typeof ja>();

function InviteForm({ area, areas }: { readonly area: StaffArea; readonly areas: readonly GivingArea[] }) {
  const invite = useInvitePerson(area);
  const show = useSnackbar();
  const navigate = useNavigate();
  const send = async ({ name: _, password: __, ...body }: GivenValues) => {
    const { email } = await invite.mutateAsync(body);
    show({ tone: 'ok', text: t('staff.invite.sent', { email }) });
    await navigate({ href: area.href, ignoreBlocker: true });
  };
  return (
    <PersonForm
      {...{ area, areas, send }}
      schema={staff.adminInvite.body}
      emailHint={t('staff.field.email.hint')}
      isSending={invite.isPending}
      submitButton={
        <Button
          type="submit"
          variant="filled"
          icon="send"
          isBusy={invite.isPending}
          busyLabel={t('staff.invite.sending')}
        >
          {t('staff.invite.send')}
        </Button>
      }
    />
  );
}

/** …/users/invite: mails an invitation to a role. */
export function InviteStaffPage({ area }: { readonly area: StaffArea }) {
  return (
    <StaffPage
      crumbs={[...area.crumbs, { label: t('staff.users'), href: area.href }, { label: t('staff.invite') }]}
      title={t('staff.invite')}
      help={{ what: t('staff.help.invite.what'), who: t('staff.help.invite.who'), next: t('staff.help.invite.next') }}
    >
      <WithAreas area={area}>{areas => <InviteForm area={area} areas={areas} />}</WithAreas>
    </StaffPage>
  );
}
