import { staff } from '@kotohogi/contract/schemas/staff';
import type { GivingArea } from '@kotohogi/contract/staff';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { EmailField } from '@kotohogi/ui/email-field';
import { LinkButton } from '@kotohogi/ui/link-button';
import { NativeSelect } from '@kotohogi/ui/native-select';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import type { UseFormReturn } from 'react-hook-form';
import { useContractForm } from '../../../shell/form/contract-form.ts';
import { FormSummary, useListedField, useListedTextField } from '../../../shell/form/form-summary.tsx';
import { LeaveGuard } from '../../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { currentLanguage } from '../../../shell/i18n/locale.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { useGivingAreas, useInvitePerson } from './api.ts';
import type { StaffArea } from './area.ts';
import type { ja } from './messages.ja.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import styles from './staff-form.module.css';

const t = textsOf<typeof ja>();

interface InviteValues extends RoleValues {
  email: string;
  language: 'ja' | 'en';
}

/** The labels of the forms that give a role, for the summary of their errors. */
export const formLabels = () => ({
  name: t('staff.field.name'),
  email: t('staff.field.email'),
  areaId: t('staff.field.area'),
  role: t('staff.field.role'),
});

/** The language of the mail: that of the reader, whom only the sender knows. */
export function LanguageField<V extends { language: 'ja' | 'en' }>(props: { readonly form: UseFormReturn<V> }) {
  const form = props.form as unknown as UseFormReturn<{ language: 'ja' | 'en' }>;
  const { onChange, ...field } = useListedField(form, 'language');
  return (
    <NativeSelect
      {...field}
      label={t('staff.field.language')}
      options={[
        { value: 'ja', label: t('staff.language.ja') },
        { value: 'en', label: t('staff.language.en') },
      ]}
      onChange={value => onChange(value === 'en' ? 'en' : 'ja')}
    />
  );
}

function InviteForm({ area, areas }: { readonly area: StaffArea; readonly areas: readonly GivingArea[] }) {
  const invite = useInvitePerson(area);
  const show = useSnackbar();
  const navigate = useNavigate();
  const form = useContractForm<InviteValues>({
    schema: staff.adminInvite.body,
    defaultValues: { email: '', areaId: areas[0]?.areaId ?? null, role: '', language: currentLanguage() },
  });
  const submit = useSubmit(form, async ({ role, ...values }) => {
    // The form's validation ensures that a role is chosen.
    if (role === '') return;
    const { email } = await invite.mutateAsync({ ...values, role });
    show({ tone: 'ok', text: t('staff.invite.sent', { email }) });
    await navigate({ href: area.href, ignoreBlocker: true });
  });
  const email = useListedTextField(form, 'email');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <LeaveGuard isDirty={form.formState.isDirty && !invite.isPending} />
      <FormSummary form={form} labels={formLabels()} />
      <Card>
        <div className={styles.fields}>
          <EmailField
            {...email}
            label={t('staff.field.email')}
            hint={t('staff.field.email.hint')}
            autoComplete="off"
            isRequired
          />
          <RoleFields form={form} areas={areas} />
          <LanguageField form={form} />
        </div>
      </Card>
      <div className={styles.buttons}>
        <LinkButton href={area.href} variant="quiet">
          {t('staff.cancel')}
        </LinkButton>
        <Button
          type="submit"
          variant="filled"
          icon="send"
          isBusy={invite.isPending}
          busyLabel={t('staff.invite.sending')}
        >
          {t('staff.invite.send')}
        </Button>
      </div>
    </form>
  );
}

/** …/users/invite: mails an invitation to a role. */
export function InviteStaffPage({ area }: { readonly area: StaffArea }) {
  const areas = useGivingAreas(area);
  return (
    <StaffPage
      crumbs={[...area.crumbs, { label: t('staff.users'), href: area.href }, { label: t('staff.invite') }]}
      title={t('staff.invite')}
      help={{ what: t('staff.help.invite.what'), who: t('staff.help.invite.who'), next: t('staff.help.invite.next') }}
    >
      {areas.length > 0 && <InviteForm area={area} areas={areas} />}
    </StaffPage>
  );
}
