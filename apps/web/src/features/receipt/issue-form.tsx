import type { ReceiptShown } from '@kotohogi/contract/receipt';
import { receipt as contract } from '@kotohogi/contract/schemas/receipt';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { dateText, yenText } from '../../shell/formats.ts';
import { Lines } from '../payment/index.ts';
import { useIssueReceipt } from './api.ts';
import styles from './receipt.module.css';
import { t } from './texts.ts';

interface IssueFormProps {
  readonly wedding: string;
  readonly receipt: ReceiptShown;
  /** Why it was not issued, such as because another tab was faster. */
  readonly onProblem: (text: string | undefined) => void;
}

const linesOf = ({ purpose, amountYen, taxYen, capturedAt, issuer }: ReceiptShown) => [
  { id: 'item', label: t('receipt.item'), value: t(`receipt.item.${purpose}`) },
  { id: 'amount', label: t(taxYen === null ? 'receipt.amount' : 'receipt.amount.tax'), value: yenText(amountYen) },
  { id: 'paid', label: t('receipt.paidOn'), value: dateText(capturedAt) },
  { id: 'issuer', label: t('receipt.issuer'), value: issuer.facilityName },
];

/** Asks for the name on the receipt, and once more before it is final (docs/product/receipt.md#issue). */
export function IssueForm({ wedding, receipt, onProblem }: IssueFormProps) {
  const issue = useIssueReceipt(wedding, receipt.orderId);
  const form = useContractForm({ schema: contract.issue.body, defaultValues: { name: receipt.guestName } });
  const name = useTextField(form, 'name');
  const [asked, setAsked] = useState<string>();
  const ask = useSubmit(form, async values => setAsked(values.name));
  const send = useSubmit(form, async values => {
    onProblem(undefined);
    try {
      await issue.mutateAsync(values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      onProblem(error.userMessage);
    } finally {
      setAsked(undefined);
    }
  });
  return (
    <Card title={t('receipt.issue.title')}>
      <form className={styles.form} onSubmit={ask} noValidate>
        <p className={styles.text}>{t('receipt.issue.text')}</p>
        <Lines variant="plain" lines={linesOf(receipt)} />
        <TextField label={t('receipt.name')} hint={t('receipt.name.hint')} isRequired autoComplete="name" {...name} />
        <div className={styles.send}>
          <Button type="submit" variant="filled" size="large">
            {t('receipt.issue')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('receipt.confirm', { name: asked ?? '' })}
        confirmLabel={t('receipt.confirm.yes')}
        cancelLabel={t('receipt.confirm.no')}
        isBusy={issue.isPending}
        onConfirm={() => void send()}
        onCancel={() => setAsked(undefined)}
      >
        {t('receipt.confirm.text')}
      </ConfirmDialog>
    </Card>
  );
}
