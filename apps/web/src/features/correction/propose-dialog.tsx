import { correction } from '@kotohogi/contract/schemas/correction';
import { CORRECTION_ACCOUNTS, type CorrectionAccount } from '@kotohogi/domain/correction/types';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { MoneyField } from '@kotohogi/ui/money-field';
import { Select } from '@kotohogi/ui/select';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useContractForm, useField, useTextField } from '../../shell/form/contract-form.ts';
import styles from '../../shell/form/dialog.module.css';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { usePreview, usePropose, useVenues } from './api.ts';
import { EffectLines } from './effect-lines.tsx';
import { t } from './t.ts';

interface Values {
  facilityId: number | null;
  wedding: string;
  debitAccount: CorrectionAccount | null;
  creditAccount: CorrectionAccount | null;
  amountYen: number | null;
  reason: string;
}
/** The values that the contract has accepted. */
type Checked = { [Name in keyof Values]: NonNullable<Values[Name]> };

const EMPTY: Values = {
  ...{ facilityId: null, wedding: '', debitAccount: null, creditAccount: null, amountYen: null, reason: '' },
};

const accounts = () => CORRECTION_ACCOUNTS.map(value => ({ value, label: t(`correction.account.${value}`) }));

function Fields({ form }: { readonly form: UseFormReturn<Values> }) {
  const venues = useVenues();
  const facility = useField(form, 'facilityId');
  const items = venues.data?.rows.map(({ id, name, companyName }) => ({
    ...{ value: `${id}`, label: name, description: companyName },
  }));
  return (
    <>
      <p className={styles.text}>{t('correction.propose.effect')}</p>
      {venues.isError && <FailedPart query={venues} title={t('correction.field.facility')} />}
      <Select
        {...facility}
        label={t('correction.field.facility')}
        isRequired
        isBusy={venues.isPending}
        items={items ?? []}
        value={facility.value === null ? null : `${facility.value}`}
        onChange={id => facility.onChange(Number(id))}
      />
      <TextField
        label={t('correction.field.wedding')}
        hint={t('correction.field.wedding.hint')}
        {...useTextField(form, 'wedding')}
      />
      <Select
        label={t('correction.field.debit')}
        hint={t('correction.field.debit.hint')}
        isRequired
        items={accounts()}
        {...useField(form, 'debitAccount')}
      />
      <Select
        label={t('correction.field.credit')}
        hint={t('correction.field.credit.hint')}
        isRequired
        items={accounts()}
        {...useField(form, 'creditAccount')}
      />
      <MoneyField label={t('correction.amount')} isRequired {...useField(form, 'amountYen', 'blur')} />
      <TextField
        label={t('correction.reason')}
        hint={t('correction.field.reason.hint')}
        counter={{ max: 200 }}
        isRequired
        {...useTextField(form, 'reason')}
      />
    </>
  );
}

/** Proposes a correction: the fields first, then both sides with their balances, which are proposed as shown. */
export function ProposeDialog({ onClose }: { readonly onClose: () => void }) {
  const preview = usePreview();
  const propose = usePropose();
  const show = useSnackbar();
  const notify = useFailureNotice();
  const [checked, setChecked] = useState<Checked>();
  const form = useContractForm<Values>({ schema: correction.preview.body, defaultValues: EMPTY });
  const submit = useSubmit(form, async values => {
    // The schema has accepted the values, so that none is null.
    await preview.mutateAsync(values as Checked);
    setChecked(values as Checked);
  });
  const shown = checked === undefined ? undefined : preview.data;
  const send = () => {
    if (checked === undefined || shown === undefined) return;
    const { wedding: _, ...body } = checked;
    propose.mutate(
      { ...body, weddingId: shown.wedding?.id ?? null },
      {
        onSuccess: () => {
          onClose();
          show({ tone: 'ok', text: t('correction.propose.done') });
        },
        onError: error => notify(error, send),
      },
    );
  };
  const isBusy = preview.isPending || propose.isPending;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={t('correction.propose.title')}
      footer={
        <div className={styles.buttons}>
          <Button onPress={shown === undefined ? onClose : () => setChecked(undefined)} isDisabled={isBusy}>
            {t(shown === undefined ? 'correction.close' : 'correction.back')}
          </Button>
          <Button
            variant="filled"
            isBusy={isBusy}
            busyLabel={t('correction.busy')}
            isDisabled={shown !== undefined && shown.effect.blockedBy !== null}
            onPress={() => (shown === undefined ? submit() : send())}
          >
            {t(shown === undefined ? 'correction.propose.check' : 'correction.propose.send')}
          </Button>
        </div>
      }
    >
      {shown === undefined || checked === undefined ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          <Fields form={form} />
        </form>
      ) : (
        <div className={styles.form}>
          <EffectLines
            {...{ facilityName: shown.venue.name, wedding: shown.wedding, effect: shown.effect, proposedBy: '' }}
            {...{ amountYen: checked.amountYen, reason: checked.reason }}
          />
          <p className={styles.text}>{t('correction.propose.effect')}</p>
        </div>
      )}
    </Dialog>
  );
}
