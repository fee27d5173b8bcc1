import { GATEWAY_ENVIRONMENTS } from '@kotohogi/domain/payment/types';
import { PasswordField } from '@kotohogi/ui/password-field';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../shell/form/form-summary.tsx';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';
import styles from './payment-setting-form.module.css';
import type { PaymentSettingValues } from './payment-setting-form.tsx';

const t = textsOf<typeof ja>();

/** The fields in form order, each with its label, for the summary of errors. */
export const paymentSettingLabels = () => ({
  environment: t('paymentSetting.environment'),
  shopId: t('paymentSetting.shopId'),
  shopPass: t('paymentSetting.shopPass'),
});

interface PaymentSettingFieldsProps {
  readonly form: UseFormReturn<PaymentSettingValues>;
  /** A password is stored: an empty field keeps it. */
  readonly hasPassword: boolean;
  /** If false, the fields are text, and the password is left out, because the page never has it. */
  readonly mayWrite: boolean;
}

/** Environment, shop id and password. */
export function PaymentSettingFields({ form, hasPassword, mayWrite }: PaymentSettingFieldsProps) {
  const shopPass = useListedTextField(form, 'shopPass');
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <RadioCards
          {...useListedField(form, 'environment')}
          label={t('paymentSetting.environment')}
          columns={1}
          options={GATEWAY_ENVIRONMENTS.map(value => ({
            value,
            label: t(`paymentSetting.environment.${value}`),
            description: t(`paymentSetting.environment.${value}.hint`),
          }))}
        />
      </div>
      <TextField
        {...useListedTextField(form, 'shopId')}
        label={t('paymentSetting.shopId')}
        hint={t('paymentSetting.shopId.hint')}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        isRequired
      />
      {mayWrite && (
        <PasswordField
          {...shopPass}
          label={t('paymentSetting.shopPass')}
          hint={t(hasPassword ? 'paymentSetting.shopPass.kept' : 'paymentSetting.shopPass.hint')}
          autoComplete="new-password"
          isRequired={!hasPassword}
        />
      )}
    </div>
  );
}
