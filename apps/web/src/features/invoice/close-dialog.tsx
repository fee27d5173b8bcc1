import type { InvoicesOfMonth } from '@kotohogi/contract/invoice';
import { invoice } from '@kotohogi/contract/schemas/invoice';
import { PasswordField } from '@kotohogi/ui/password-field';
import { ActionDialog } from '../../shell/form/action-dialog.tsx';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import styles from '../../shell/form/dialog.module.css';
import { numberText, yenText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { monthLabel } from '../ledger/index.ts';
import { Lines } from '../payment/index.ts';
import { useCloseMonth } from './api.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

interface CloseDialogProps {
  readonly invoices: InvoicesOfMonth;
  readonly onClose: () => void;
}

/** Closes a month after the password was entered again: its invoices are issued, and cannot be changed. */
export function CloseDialog({ invoices: { month, rows, totalYen }, onClose }: CloseDialogProps) {
  const close = useCloseMonth(month.month);
  const form = useContractForm({ schema: invoice.close.body, defaultValues: { password: '' } });
  return (
    <ActionDialog
      title={t('invoice.close.title', { month: monthLabel(month.month) })}
      verb={t('invoice.close')}
      busyLabel={t('invoice.close.busy')}
      closeLabel={t('invoice.close.cancel')}
      done={t('invoice.closed', { month: monthLabel(month.month) })}
      form={form}
      send={close.mutateAsync}
      isBusy={close.isPending}
      onClose={onClose}
    >
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
        {...useTextField(form, 'password')}
      />
    </ActionDialog>
  );
}
