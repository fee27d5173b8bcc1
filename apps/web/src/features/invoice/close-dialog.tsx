import type { InvoicesOfMonth } from '@kotohogi/contract/invoice';
import { invoice } from '@kotohogi/contract/schemas/invoice';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { PasswordField } from '@kotohogi/ui/password-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { numberText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { monthLabel } from '../ledger/index.ts';
import { Lines } from '../payment/index.ts';
import { useCloseMonth } from './api.ts';
import styles from './invoice.module.css';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface CloseDialogProps {
  readonly invoices: InvoicesOfMonth;
  readonly onClose: () => void;
}

/** Closes a month after the password was entered again: its invoices are issued, and cannot be changed. */
export function CloseDialog({ invoices: { month, rows, totalYen }, onClose }: CloseDialogProps) {
  const close = useCloseMonth(month.month);
  const notify = useSnackbar();
  const [problem, setProblem] = useState<string>();
  const form = useContractForm({ schema: invoice.close.body, defaultValues: { password: '' } });
  const password = useTextField(form, 'password');
  const submit = useSubmit(form, async values => {
    setProblem(undefined);
    try {
      await close.mutateAsync(values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      setProblem(error.userMessage);
      return;
    }
    onClose();
    notify({ tone: 'ok', text: t('invoice.closed', { month: monthLabel(month.month) }) });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={close.isPending}
      title={t('invoice.close.title', { month: monthLabel(month.month) })}
      footer={
        <div className={styles.actions}>
          <Button onPress={onClose} isDisabled={close.isPending}>
            {t('invoice.close.cancel')}
          </Button>
          <Button
            variant="filled"
            isBusy={close.isPending}
            busyLabel={t('invoice.close.busy')}
            onPress={() => submit()}
          >
            {t('invoice.close')}
          </Button>
        </div>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {problem !== undefined && (
          <Alert tone="bad" isLive>
            {problem}
          </Alert>
        )}
        <Lines
          variant="frame"
          lines={[
            { id: 'invoices', label: t('invoice.invoices'), value: numberText(rows.length) },
            { id: 'total', label: t('invoice.totalYen'), value: yenText(totalYen), isTotal: true },
          ]}
        />
        <p className={styles.text}>{t('invoice.close.effect')}</p>
        <PasswordField
          label={t('invoice.close.password')}
          hint={t('invoice.close.password.hint')}
          isRequired
          autoComplete="current-password"
          {...password}
        />
      </form>
    </Dialog>
  );
}
