import { transferFile } from '@kotohogi/contract/schemas/transfer-file';
import type { ConsignorInput, ConsignorShown } from '@kotohogi/contract/transfer-file';
import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import { ACCOUNT_TYPES } from '@kotohogi/domain/deposit-account/types';
import { RadioChips } from '@kotohogi/ui/radio-chips';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import { Password, TransferDialog } from '../transfer/index.ts';
import { useSaveConsignor } from './api.ts';
import { t } from './t.ts';
import styles from './transfer-file.module.css';

const schema = z.omit(transferFile.saveConsignor.body, { version: true });
interface Values extends ConsignorInput {
  password: string;
}

const valuesOf = (stored: ConsignorShown | null): Values => ({
  ...{ code: stored?.code ?? '', name: stored?.name ?? '', accountNumber: stored?.accountNumber ?? '' },
  ...{ bankNumber: stored?.bankNumber ?? '', branchNumber: stored?.branchNumber ?? '', type: stored?.type ?? 1 },
  password: '',
});

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const;

function Fields({ form }: { readonly form: UseFormReturn<Values> }) {
  const name = useTextField(form, 'name');
  const type = useField(form, 'type');
  return (
    <>
      <TextField
        label={t('transferFile.field.consignorCode')}
        hint={t('transferFile.field.consignorCode.hint')}
        isRequired
        {...DIGITS}
        {...useTextField(form, 'code')}
      />
      <TextField
        label={t('transferFile.field.consignorName')}
        hint={t('transferFile.field.consignorName.hint')}
        isRequired
        autoComplete="off"
        {...name}
        onBlur={() => {
          // Shows the name as the bank will read it, before it is sent.
          name.onChange(toAccountHolder(name.value));
          name.onBlur();
        }}
      />
      <div className={styles.pair}>
        <TextField
          label={t('transferFile.field.bankNumber')}
          hint={t('transferFile.field.bankNumber.hint')}
          isRequired
          {...DIGITS}
          {...useTextField(form, 'bankNumber')}
        />
        <TextField
          label={t('transferFile.field.branchNumber')}
          hint={t('transferFile.field.branchNumber.hint')}
          isRequired
          {...DIGITS}
          {...useTextField(form, 'branchNumber')}
        />
      </div>
      <RadioChips
        label={t('transferFile.type')}
        columns={2}
        options={ACCOUNT_TYPES.map(value => ({ value: `${value}`, label: t(`transferFile.type.${value}`) }))}
        {...type}
        value={`${type.value}`}
        onChange={value => type.onChange(ACCOUNT_TYPES.find(known => `${known}` === value) ?? 1)}
      />
      <TextField
        label={t('transferFile.field.accountNumber')}
        hint={t('transferFile.field.accountNumber.hint')}
        isRequired
        {...DIGITS}
        {...useTextField(form, 'accountNumber')}
      />
      <Password field={useTextField(form, 'password')} />
    </>
  );
}

interface ConsignorDialogProps {
  readonly facilityId: number;
  readonly consignor: ConsignorShown | null;
  readonly onClose: () => void;
}

/** Enters or changes who the venue is to its bank. */
export function ConsignorDialog({ facilityId, consignor, onClose }: ConsignorDialogProps) {
  // The version that the form was filled from: a change by another person is refused, not overwritten.
  const [version] = useState(consignor?.version ?? 0);
  const save = useSaveConsignor(facilityId);
  const form = useContractForm<Values>({ schema, defaultValues: valuesOf(consignor) });
  return (
    <TransferDialog
      title={t('transferFile.consignor')}
      verb={t('transferFile.consignor.save')}
      effect={t('transferFile.consignor.effect')}
      done={t('transferFile.consignor.done')}
      lines={[]}
      form={form}
      send={values => save.mutateAsync({ ...values, version })}
      isBusy={save.isPending}
      isPossible
      onClose={onClose}
    >
      <Fields form={form} />
    </TransferDialog>
  );
}
