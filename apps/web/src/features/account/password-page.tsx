import { account } from '@kotohogi/contract/schemas/account';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { PasswordField } from '@kotohogi/ui/password-field';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { agreeing, NewPasswordFields } from '../session/index.ts';
import { AccountFrame } from './account-frame.tsx';
import { useApiKeys } from './api.keys.ts';
import { useChangePassword } from './api.ts';
import type { ja } from './messages.ja.ts';
import { RevokeApiKeys } from './revoke-api-keys.tsx';
import styles from './verify-page.module.css';

const t = textsOf<typeof ja>();

interface Values {
  currentPassword: string;
  password: string;
  confirm: string;
}

const EMPTY: Values = { currentPassword: '', password: '', confirm: '' };
const schema = z.intersection(z.extend(account.changePassword.body, { confirm: z.string() }), agreeing);

/** /account/password: changes the password; requires the current one. */
export function PasswordPage() {
  const form = useContractForm<Values>({ schema, defaultValues: EMPTY });
  const change = useChangePassword();
  const apiKeys = useApiKeys().data?.apiKeys ?? [];
  const [isDone, setDone] = useState(false);
  const [endApiKeys, setEndApiKeys] = useState(false);
  const submit = useSubmit(form, async ({ currentPassword, password }) => {
    setDone(false);
    await change.mutateAsync({ currentPassword, password, endApiKeys });
    form.reset(EMPTY);
    setEndApiKeys(false);
    setDone(true);
  });
  const keysLeft = change.data?.apiKeys ?? 0;
  const currentPassword = useTextField(form, 'currentPassword');
  const password = useTextField(form, 'password');
  const confirm = useTextField(form, 'confirm');
  return (
    <AccountFrame title={t('account.password.title')} lead={t('account.password.lead')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Alert tone="ok" isLive isShown={isDone} title={t('account.password.done')}>
          {t('account.password.done.text')}
          {keysLeft > 0 && ` ${t('account.password.done.keys', { count: keysLeft })}`}
        </Alert>
        <PasswordField
          label={t('account.password.current')}
          autoComplete="current-password"
          isRequired
          {...currentPassword}
        />
        <NewPasswordFields password={password} confirm={confirm} />
        <RevokeApiKeys keys={apiKeys} isSelected={endApiKeys} onChange={setEndApiKeys} />
        <Button
          type="submit"
          variant="filled"
          size="large"
          fullWidth
          isBusy={change.isPending}
          busyLabel={t('account.saving')}
        >
          {t('account.password.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
