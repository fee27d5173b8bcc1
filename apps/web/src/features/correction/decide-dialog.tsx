import type { CorrectionRow } from '@kotohogi/contract/correction';
import { correction } from '@kotohogi/contract/schemas/correction';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { PasswordField } from '@kotohogi/ui/password-field';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { TextField } from '@kotohogi/ui/text-field';
import { type ReactNode, useState } from 'react';
import { partFailureOf } from '../../shell/api/failure-of.ts';
import { ActionDialog } from '../../shell/form/action-dialog.tsx';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import styles from '../../shell/form/dialog.module.css';
import { useApprove, useCorrection, useDecline, useWithdraw } from './api.ts';
import { EffectLines } from './effect-lines.tsx';
import { t } from './t.ts';

/** What the person who has opened the dialog does with the correction. */
type Step = 'approve' | 'decline' | 'withdraw';

interface Values {
  password: string;
  reason: string;
}

interface DecideDialogProps {
  readonly row: CorrectionRow;
  readonly onClose: () => void;
}

/** The correction with its balances now; why they could not be read. */
function Facts({ row }: Pick<DecideDialogProps, 'row'>) {
  const query = useCorrection(row.id);
  const failure = partFailureOf(query);
  if (failure !== undefined) return <Alert tone="bad">{failure.userMessage}</Alert>;
  if (query.data === undefined) return <Skeleton height="12rem" />;
  const { facilityName, wedding, amountYen, reason, proposedBy } = query.data.row;
  return <EffectLines {...{ facilityName, wedding, amountYen, reason, proposedBy, effect: query.data.effect }} />;
}

const SCHEMAS = {
  approve: correction.approve.body,
  decline: correction.decline.body,
  withdraw: correction.withdraw.body,
} as const;

/** Approves, declines or withdraws a correction that waits; a refusal, such as that of a slower person, stays visible. */
export function DecideDialog({ row, onClose }: DecideDialogProps) {
  const [step, setStep] = useState<Step>(row.isOwn ? 'withdraw' : 'approve');
  return <StepDialog key={step} {...{ row, onClose, step }} onDecline={() => setStep('decline')} />;
}

interface StepDialogProps extends DecideDialogProps {
  readonly step: Step;
  readonly onDecline: () => void;
}

function StepDialog({ row, step, onDecline, onClose }: StepDialogProps) {
  const steps = { approve: useApprove(row.id), decline: useDecline(row.id), withdraw: useWithdraw(row.id) };
  const { data } = useCorrection(row.id);
  const form = useContractForm<Values>({ schema: SCHEMAS[step], defaultValues: { password: '', reason: '' } });
  const password = useTextField(form, 'password');
  const reason = useTextField(form, 'reason');
  const send = {
    approve: (values: Values) => steps.approve.mutateAsync({ password: values.password }),
    decline: (values: Values) => steps.decline.mutateAsync({ reason: values.reason }),
    withdraw: () => steps.withdraw.mutateAsync(),
  };
  const isBusy = steps[step].isPending;
  const isBlocked = step === 'approve' && data?.effect.blockedBy !== null;
  const isDecided = data !== undefined && data.row.state !== 'waiting';
  const fields: Readonly<Record<Step, ReactNode>> = {
    approve: (
      <PasswordField
        label={t('correction.field.password')}
        hint={t('correction.field.password.hint')}
        isRequired
        autoComplete="current-password"
        {...password}
      />
    ),
    decline: <TextField label={t('correction.field.declined')} counter={{ max: 200 }} isRequired {...reason} />,
    withdraw: null,
  };
  return (
    <ActionDialog
      title={t('correction.decide.title')}
      verb={t(`correction.${step}`)}
      variant={step === 'approve' ? 'filled' : 'danger'}
      busyLabel={t('correction.busy')}
      closeLabel={t('correction.close')}
      otherButton={
        step === 'approve' && (
          <Button onPress={onDecline} isDisabled={isBusy || isDecided}>
            {t('correction.decline.open')}
          </Button>
        )
      }
      done={t(`correction.${step}.done`)}
      form={form}
      send={send[step]}
      isBusy={isBusy}
      isPossible={!isBlocked && !isDecided}
      onClose={onClose}
    >
      <Facts row={row} />
      {step === 'approve' && <p className={styles.text}>{t('correction.decide.effect')}</p>}
      {step === 'withdraw' && <p className={styles.text}>{t('correction.decide.own')}</p>}
      {fields[step]}
    </ActionDialog>
  );
}
