import { PasswordField } from '@kotohogi/ui/password-field';
import { TextField } from '@kotohogi/ui/text-field';
import type { BoundField } from '../../../shell/form/contract-form.ts';
import { t } from '../t.ts';

const REASON_MAX = 200;

/** The password of the signed-in user. */
export function Password({ field }: { readonly field: BoundField<string> }) {
  return (
    <PasswordField
      label={t('transfer.field.password')}
      hint={t('transfer.field.password.hint')}
      isRequired
      autoComplete="current-password"
      {...field}
    />
  );
}

/** Why a transfer failed or was canceled. */
export function Reason({ field }: { readonly field: BoundField<string> }) {
  return (
    <TextField
      label={t('transfer.field.reason')}
      hint={t('transfer.field.reason.hint')}
      counter={{ max: REASON_MAX }}
      isRequired
      {...field}
    />
  );
}
