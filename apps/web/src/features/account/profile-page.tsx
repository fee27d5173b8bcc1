import { email as emailRule, personName } from '@kotohogi/contract/schemas/rules/text';
import type { SessionUser } from '@kotohogi/contract/session';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { EmailField } from '@kotohogi/ui/email-field';
import { PasswordField } from '@kotohogi/ui/password-field';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { AccountFrame } from './account-frame.tsx';
import { useUpdateProfile } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

interface Values {
  name: string;
  email: string;
  password: string;
}

const schema = z.object({ name: personName, email: emailRule, password: z.string() });

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** /account/profile: the name, and the sign-in email address, which must be confirmed by mail. */
export function ProfilePage({ user }: { readonly user: SessionUser }) {
  const form = useContractForm<Values>({
    schema,
    defaultValues: { name: user.name, email: user.email, password: '' },
  });
  const update = useUpdateProfile();
  const [answer, setAnswer] = useState<{ readonly pendingEmail: string | null }>();
  const submit = useSubmit(form, async ({ name, email, password }) => {
    setAnswer(undefined);
    const address = isSame(email, user.email) ? {} : { email, password };
    const { profile, pendingEmail } = await update.mutateAsync({ name, ...address });
    form.reset({ name: profile.name, email: profile.email, password: '' });
    setAnswer({ pendingEmail });
  });
  const name = useTextField(form, 'name');
  const email = useTextField(form, 'email');
  const password = useTextField(form, 'password');
  const typed = useWatch({ control: form.control, name: 'email' });
  const pending = answer?.pendingEmail ?? null;
  return (
    <AccountFrame title={t('account.profile.title')} lead={t('account.profile.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <LeaveGuard isDirty={form.formState.isDirty} />
        <Alert tone="ok" isLive isShown={answer !== undefined} title={t('account.saved')}>
          {pending !== null && t('account.profile.pending', { email: pending })}
        </Alert>
        <TextField label={t('account.name')} autoComplete="name" isRequired {...name} />
        <EmailField
          label={t('account.email')}
          hint={t('account.email.hint')}
          autoComplete="email"
          isRequired
          {...email}
        />
        {!isSame(typed, user.email) && (
          <PasswordField
            label={t('account.password.current')}
            hint={t('account.profile.password.hint')}
            autoComplete="current-password"
            isRequired
            {...password}
          />
        )}
        <Button
          type="submit"
          variant="filled"
          size="large"
          fullWidth
          isDisabled={!form.formState.isDirty}
          isBusy={update.isPending}
          busyLabel={t('account.saving')}
        >
          {t('account.save')}
        </Button>
      </form>
    </AccountFrame>
  );
}
