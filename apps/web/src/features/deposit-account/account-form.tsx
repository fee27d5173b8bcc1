import type { DepositAccountInput } from '@kotohogi/contract/deposit-account';
import { depositAccount } from '@kotohogi/contract/schemas/deposit-account';
import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import { ACCOUNT_DIGITS, ACCOUNT_TYPES, padAccountNumber } from '@kotohogi/domain/deposit-account/types';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { PasswordField } from '@kotohogi/ui/password-field';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { removeSpaces, TextField, toHalfWidth } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { useStoredValues } from '../../shell/form/stored-values.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import styles from './account-form.module.css';
import { type AccountState, useSaveAccount } from './api.ts';
import { BankSearch, BranchSearch, type SearchResult } from './place-search.tsx';
import { t } from './t.ts';

/**
 * Full-width digits become half-width while typing (docs/product/form.md#text); other characters are kept for
 * validation to report.
 */
const DIGITS = {
  inputMode: 'numeric',
  hasFigures: true,
  normalise: toHalfWidth,
  normaliseOnBlur: removeSpaces,
} as const;

const schema = z.omit(depositAccount.update.body, { version: true });

/** The form: the account, and the password that confirms the user's identity. */
type Values = DepositAccountInput & { password: string };
type Form = UseFormReturn<Values>;

const EMPTY: Values = {
  bankName: '',
  bankNameKana: '',
  bankNumber: '',
  branchName: '',
  branchNameKana: '',
  branchNumber: '',
  type: 1,
  accountNumber: '',
  accountHolder: '',
  password: '',
};

interface PartProps {
  readonly weddingId: number;
  readonly form: Form;
}

function Bank({ weddingId, form }: PartProps) {
  const name = useTextField(form, 'bankName');
  const number = useTextField(form, 'bankNumber');
  const take = (place: SearchResult) => {
    form.setValue('bankNameKana', place.kana, { shouldDirty: true });
    name.onChange(place.name);
    number.onChange(place.number);
    // A branch of the previous bank no longer applies.
    for (const field of ['branchName', 'branchNameKana', 'branchNumber'] as const) form.setValue(field, '');
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('account.bank')}</legend>
      <BankSearch weddingId={weddingId} onPick={take} />
      <div className={styles.pair}>
        <TextField label={t('account.bankName')} isRequired {...name} />
        <TextField
          label={t('account.bankNumber')}
          hint={t('account.bankNumber.hint')}
          isRequired
          {...DIGITS}
          {...number}
        />
      </div>
    </fieldset>
  );
}

function Branch({ weddingId, form }: PartProps) {
  const name = useTextField(form, 'branchName');
  const number = useTextField(form, 'branchNumber');
  const bankNumber = useWatch({ control: form.control, name: 'bankNumber' });
  const take = (place: SearchResult) => {
    form.setValue('branchNameKana', place.kana, { shouldDirty: true });
    name.onChange(place.name);
    number.onChange(place.number);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('account.branch')}</legend>
      <BranchSearch weddingId={weddingId} bankNumber={bankNumber} onPick={take} />
      <div className={styles.pair}>
        <TextField label={t('account.branchName')} isRequired {...name} />
        <TextField
          label={t('account.branchNumber')}
          hint={t('account.branchNumber.hint')}
          isRequired
          {...DIGITS}
          {...number}
        />
      </div>
    </fieldset>
  );
}

function Account({ form }: { readonly form: Form }) {
  const type = useField(form, 'type');
  const number = useTextField(form, 'accountNumber');
  const holder = useTextField(form, 'accountHolder');
  const isShort = /^\d+$/.test(number.value) && number.value.length < ACCOUNT_DIGITS;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('account.number')}</legend>
      <RadioChips
        label={t('account.type')}
        columns={2}
        options={ACCOUNT_TYPES.map(value => ({ value: `${value}`, label: t(`account.type.${value}`) }))}
        {...type}
        value={`${type.value}`}
        onChange={value => type.onChange(ACCOUNT_TYPES.find(known => `${known}` === value) ?? 1)}
      />
      <TextField
        label={t('account.number')}
        hint={t('account.number.hint')}
        notice={isShort ? t('account.number.short') : undefined}
        isRequired
        {...DIGITS}
        autoComplete="off"
        {...number}
        trailing={
          isShort ? (
            <Button onPress={() => number.onChange(padAccountNumber(number.value))}>{t('account.number.pad')}</Button>
          ) : undefined
        }
      />
      <TextField
        label={t('account.holder')}
        hint={t('account.holder.hint')}
        isRequired
        autoComplete="off"
        {...holder}
        onBlur={() => {
          // Shows the name as the bank will read it, before it is sent.
          holder.onChange(toAccountHolder(holder.value));
          holder.onBlur();
        }}
      />
    </fieldset>
  );
}

function Password({ form }: { readonly form: Form }) {
  const password = useTextField(form, 'password');
  return (
    <PasswordField
      label={t('account.password')}
      hint={t('account.password.hint')}
      isRequired
      autoComplete="current-password"
      {...password}
    />
  );
}

/** Not stored on a device that others may use too. */
const SECRET = ['accountNumber', 'password'] as const;

/** The form, owned by the page that opens the dialog, so that typed values survive closing it. */
export function useAccountForm(weddingId: number): Form {
  const form = useContractForm<Values>({ schema, defaultValues: EMPTY });
  useStoredValues(form, `deposit-account-${weddingId}`, SECRET);
  return form;
}

export interface AccountFormProps {
  readonly weddingId: number;
  readonly form: Form;
  readonly state: AccountState;
  readonly onClose: () => void;
  /** Refetches the account after a conflict with the partner. */
  readonly onNewer: () => Promise<unknown>;
}

/** Adds or changes the account; requires the password again. */
export function AccountForm({ weddingId, form, state, onClose, onNewer }: AccountFormProps) {
  const save = useSaveAccount(weddingId);
  const show = useSnackbar();
  const [isNewer, setNewer] = useState(false);
  const submit = useSubmit(form, async values => {
    try {
      await save.mutateAsync({ ...values, version: state.version });
    } catch (error) {
      const isOvertaken = error instanceof ApiError && error.failure.id === 'deposit_account_changed';
      if (!isOvertaken) throw error;
      await onNewer();
      setNewer(true);
      return;
    }
    form.reset(EMPTY);
    onClose();
    show({ tone: 'ok', text: t('deposit.saved') });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={save.isPending}
      title={t(state.account === null ? 'account.form.add' : 'account.form.change')}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={save.isPending}>
            {t('account.cancel')}
          </Button>
          <Button variant="filled" onPress={() => submit()} isBusy={save.isPending} busyLabel={t('deposit.saving')}>
            {t('deposit.save')}
          </Button>
        </div>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {isNewer && (
          <Alert tone="warn" title={t('account.newer')} isLive>
            {t('account.newer.text')}
          </Alert>
        )}
        <Bank weddingId={weddingId} form={form} />
        <Branch weddingId={weddingId} form={form} />
        <Account form={form} />
        <Password form={form} />
      </form>
    </Dialog>
  );
}
