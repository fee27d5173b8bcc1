import { password as passwordRule } from '@kotohogi/contract/schemas/rules/text';
import { Button } from '@kotohogi/ui/button';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import styles from './login-page.module.css';
import { agreeing, NewPasswordFields } from './new-password-fields.tsx';
import { t } from './t.ts';

const schema = z.intersection(z.object({ password: passwordRule, confirm: z.string() }), agreeing);

export interface NewPasswordFormProps {
  /** The account name under which a password manager stores it. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly send: (password: string) => Promise<void>;
  /** Called if the link was used or expired while the form was open. */
  readonly onGone: () => void;
  /** Further choices made with the password. */
  readonly children?: ReactNode;
}

/** Sets a new password by a mailed link. */
export function NewPasswordForm({ email, isBusy, send, onGone, children }: NewPasswordFormProps) {
  const form = useContractForm<{ password: string; confirm: string }>({
    schema,
    defaultValues: { password: '', confirm: '' },
  });
  const submit = useSubmit(form, async ({ password }) => {
    try {
      await send(password);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'token_unknown') throw error;
      onGone();
    }
  });
  const password = useTextField(form, 'password');
  const confirm = useTextField(form, 'confirm');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.whose}>{email}</p>
      <NewPasswordFields password={password} confirm={confirm} />
      {children}
      <p className={styles.note}>{t('signIn.new.ends')}</p>
      <Button type="submit" variant="filled" size="large" fullWidth isBusy={isBusy} busyLabel={t('signIn.new.busy')}>
        {t('signIn.new.submit')}
      </Button>
    </form>
  );
}
