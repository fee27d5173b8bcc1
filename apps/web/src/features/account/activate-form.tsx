import { account } from '@kotohogi/contract/schemas/account';
import { Button } from '@kotohogi/ui/button';
import { PasswordField } from '@kotohogi/ui/password-field';
import { TextField } from '@kotohogi/ui/text-field';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { agreeing, NewPasswordFields } from '../session/index.ts';
import { Agreement } from './agreement.tsx';
import { type Entered, type Invite, useActivate } from './api.ts';
import type { ja } from './messages.ja.ts';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

interface Values {
  name: string;
  password: string;
  confirm: string;
  isAgreed: boolean;
}

/** A new password is typed twice, an existing one once. */
const choosing = z.intersection(z.extend(account.activate.body, { confirm: z.string() }), agreeing);
const known = z.extend(account.activate.body, { confirm: z.string() });

export interface ActivateFormProps {
  readonly token: string;
  readonly invite: Invite;
  readonly onActivated: (entered: Entered) => void;
  /** Called if the link was used or expired while the form was open. */
  readonly onGone: () => void;
}

/** Name, password, agreement; users with an account only enter their password. */
export function ActivateForm({ token, invite, onActivated, onGone }: ActivateFormProps) {
  const { hasPassword } = invite;
  const form = useContractForm<Values>({
    schema: hasPassword ? known : choosing,
    defaultValues: { name: invite.name, password: '', confirm: '', isAgreed: false },
  });
  const activate = useActivate(token);
  const submit = useSubmit(form, async ({ name, password, isAgreed }) => {
    try {
      onActivated(await activate.mutateAsync({ name, password, isAgreed }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'token_unknown') throw error;
      onGone();
    }
  });
  const name = useTextField(form, 'name');
  const password = useTextField(form, 'password');
  const confirm = useTextField(form, 'confirm');
  const isAgreed = useField(form, 'isAgreed');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {hasPassword ? (
        <PasswordField
          label={t('account.verify.password')}
          hint={t('account.verify.known')}
          autoComplete="current-password"
          isRequired
          {...password}
        />
      ) : (
        <>
          <TextField label={t('account.name')} autoComplete="name" isRequired {...name} />
          <NewPasswordFields
            password={password}
            confirm={confirm}
            labels={{ password: t('account.verify.password'), confirm: t('account.verify.confirm') }}
          />
        </>
      )}
      {invite.kind === 'staff' ? (
        <Agreement field={isAgreed}>{t('account.invite.promise')}</Agreement>
      ) : (
        <Agreement field={isAgreed} links={invite} />
      )}
      <Button
        type="submit"
        variant="filled"
        size="large"
        fullWidth
        isBusy={activate.isPending}
        busyLabel={t('account.verify.beginning')}
      >
        {t('account.invite.accept')}
      </Button>
    </form>
  );
}
