import { PasswordField } from '@kotohogi/ui/password-field';
import { PasswordStrength } from '@kotohogi/ui/password-strength';
import * as z from 'zod/mini';
import type { BoundField } from '../../shell/form/contract-form.ts';
import styles from './login-page.module.css';
import { t } from './t.ts';
import { useLeakedNotice } from './use-leaked-notice.ts';

/** A separate schema, so that a mismatch of the two passwords is reported even while other fields are invalid. */
export const agreeing = z.object({ password: z.string(), confirm: z.string() }).check(
  z.refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    params: { rule: 'passwordConfirm' },
  }),
);

export interface NewPasswordFieldsProps {
  readonly password: BoundField<string>;
  readonly confirm: BoundField<string>;
  /** The labels of a first password. */
  readonly labels?: { readonly password: string; readonly confirm: string };
}

/** A new password: typed twice, with its strength, and a warning if it is commonly leaked. */
export function NewPasswordFields({ password, confirm, labels }: NewPasswordFieldsProps) {
  const notice = useLeakedNotice(password.value);
  return (
    <>
      <div className={styles.choice}>
        <PasswordField
          label={labels?.password ?? t('signIn.new.password')}
          hint={t('signIn.new.hint')}
          autoComplete="new-password"
          isRequired
          notice={notice}
          {...password}
        />
        <PasswordStrength password={password.value} />
      </div>
      <PasswordField
        label={labels?.confirm ?? t('signIn.new.confirm')}
        autoComplete="new-password"
        isRequired
        {...confirm}
      />
    </>
  );
}
