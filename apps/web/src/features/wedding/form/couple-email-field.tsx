import { EmailField } from '@kotohogi/ui/email-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedTextField } from '../../../shell/form/form-summary.tsx';
import { textsOf } from '../../../shell/i18n/text.ts';
import type { ja } from '../messages.ja.ts';
import type { WeddingForm } from './wedding-form.ts';

const t = textsOf<typeof ja>();

/**
 * The couple's email address, editable until they have activated their account: a correction sends the invitation
 * again.
 */
export function CoupleEmailField({ form }: { readonly form: UseFormReturn<WeddingForm> }) {
  return (
    <EmailField
      {...useListedTextField(form, 'email')}
      label={t('wedding.field.email')}
      hint={t('wedding.field.email.change')}
      autoComplete="off"
      isRequired
    />
  );
}
