import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import { Button } from '@kotohogi/ui/button';
import { FormGroup } from '@kotohogi/ui/form-group';
import { KanaField } from '@kotohogi/ui/kana-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { Switch } from '@kotohogi/ui/switch';
import { TextField } from '@kotohogi/ui/text-field';
import { useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useListedField, useListedTextField } from '../../shell/form/form-summary.tsx';
import styles from './register-page.module.css';
import { type BankValues, EMPTY_BANK, type RegistrationValues } from './registration.ts';
import { t } from './t.ts';

interface FieldsProps {
  readonly form: UseFormReturn<RegistrationValues>;
}

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;
/** Converts full-width digits; other characters are kept for validation to report. */
const narrow = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
const ACCOUNT_DIGITS = 7;

/**
 * Seven digits; one click pads a shorter number with zeros on the left (docs/product/temporary-wedding.md#the-form).
 */
function AccountNumber({ form }: FieldsProps) {
  const { value, onChange, ...field } = useListedTextField(form, 'depositAccount.accountNumber');
  const number = value ?? '';
  const isShort = /^\d{1,6}$/.test(number);
  return (
    <div className={styles.account}>
      <TextField
        label={t('register.bank.accountNumber')}
        hint={t('register.bank.accountNumber.hint')}
        isRequired
        {...DIGITS}
        {...field}
        value={number}
        onChange={text => onChange(narrow(text))}
      />
      {isShort && (
        <Button size="small" onPress={() => onChange(number.padStart(ACCOUNT_DIGITS, '0'))}>
          {t('register.bank.fill')}
        </Button>
      )}
    </div>
  );
}

/** Bank, branch and account. */
function Account({ form }: FieldsProps) {
  const bankName = useListedTextField(form, 'depositAccount.bankName');
  const bankNameKana = useListedTextField(form, 'depositAccount.bankNameKana');
  const bankNumber = useListedTextField(form, 'depositAccount.bankNumber');
  const branchName = useListedTextField(form, 'depositAccount.branchName');
  const branchNameKana = useListedTextField(form, 'depositAccount.branchNameKana');
  const branchNumber = useListedTextField(form, 'depositAccount.branchNumber');
  const type = useListedField(form, 'depositAccount.type');
  const holder = useListedTextField(form, 'depositAccount.accountHolder');
  return (
    <>
      <div className={styles.names}>
        <TextField label={t('register.bank.name')} isRequired {...bankName} />
        <TextField label={t('register.bank.number')} isRequired {...DIGITS} {...bankNumber} />
        <TextField label={t('register.bank.branch')} isRequired {...branchName} />
        <TextField label={t('register.bank.branchNumber')} isRequired {...DIGITS} {...branchNumber} />
        <KanaField label={t('register.bank.nameKana')} showOptional {...bankNameKana} />
        <KanaField label={t('register.bank.branchKana')} showOptional {...branchNameKana} />
      </div>
      <RadioChips
        {...type}
        label={t('register.bank.type')}
        isRequired
        options={[
          { value: '1', label: t('register.bank.type.1') },
          { value: '2', label: t('register.bank.type.2') },
        ]}
        value={String(type.value)}
        onChange={value => type.onChange(value === '2' ? 2 : 1)}
      />
      <AccountNumber form={form} />
      <TextField
        label={t('register.bank.holder')}
        hint={t('register.bank.holder.hint')}
        isRequired
        autoComplete="off"
        {...holder}
        onBlur={() => {
          holder.onChange(toAccountHolder(holder.value ?? ''));
          holder.onBlur();
        }}
      />
    </>
  );
}

/** The account for gift money: now or later. Typed values return if the choice is changed back. */
export function BankFields({ form }: FieldsProps) {
  const account = useWatch({ control: form.control, name: 'depositAccount' });
  const last = useRef<BankValues>(EMPTY_BANK);
  const change = (isGiven: boolean) => {
    if (account !== null) last.current = account;
    form.setValue('depositAccount', isGiven ? last.current : null, { shouldDirty: true });
    form.clearErrors('depositAccount');
  };
  return (
    <FormGroup legend={t('register.bank')} hint={t('register.bank.hint')}>
      <Switch isSelected={account !== null} onChange={change}>
        {t('register.bank.now')}
      </Switch>
      {account !== null && <Account form={form} />}
    </FormGroup>
  );
}
