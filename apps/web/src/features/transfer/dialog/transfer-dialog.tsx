import type { TransferOverview } from '@kotohogi/contract/transfer';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../../shell/api/api-error.ts';
import styles from '../../../shell/form/dialog.module.css';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { type Line, Lines } from '../../payment/index.ts';
import { CoupleName } from '../../wedding/index.ts';
import { t } from '../t.ts';

type CoupleNames = TransferOverview['couple'];

/** What another person's step makes impossible. */
const OVERTAKEN: readonly string[] = [
  'transfer_open',
  'transfer_not_awaiting',
  'transfer_not_ordered',
  'transfer_claim_settled',
];

/** Values of the dialog differ from those now; the dialog shows both. */
export const CHANGED: readonly string[] = ['transfer_amount_changed', 'transfer_account_changed'];

export interface TransferDialogProps<V extends FieldValues> {
  readonly title: string;
  /** What the button does; `danger` for what the couple will see as a problem. */
  readonly verb: string;
  readonly variant?: 'filled' | 'danger';
  /** Whose money it is; undefined for a step about several weddings. */
  readonly couple?: CoupleNames | undefined;
  /** What the step is about: the dialog covers the page that says it. */
  readonly lines: readonly Line[];
  readonly effect: string;
  readonly done: string;
  readonly form: UseFormReturn<V>;
  readonly send: (values: V) => Promise<unknown>;
  readonly isBusy: boolean;
  /** Whether the step is still possible, by what was read last. */
  readonly isPossible: boolean;
  /** Shown above all: what has changed since the dialog was opened. */
  readonly changes?: ReactNode;
  readonly onRefused?: (code: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Why a step was refused; a change of the values is shown by `changes`. */
function Refusal({ problem }: { readonly problem: ApiError }) {
  if (OVERTAKEN.includes(problem.code)) {
    return (
      <Alert tone="warn" title={t('transfer.overtaken')} isLive>
        {t('transfer.overtaken.text')}
      </Alert>
    );
  }
  return (
    <Alert tone="bad" isLive>
      {problem.userMessage}
    </Alert>
  );
}

/** The couple by name, so that staff do not pay the couple of another tab by mistake. */
const coupleLine = (couple: CoupleNames | undefined): readonly Line[] =>
  couple === undefined
    ? []
    : [{ id: 'couple', label: t('transfer.field.couple'), value: <CoupleName couple={couple} /> }];

/** A step of a transfer: what it is about, what it does, and its fields, which keep their values after a refusal. */
export function TransferDialog<V extends FieldValues>({ variant = 'filled', ...props }: TransferDialogProps<V>) {
  const { form, isBusy, onClose, changes } = props;
  const lines = [...coupleLine(props.couple), ...props.lines];
  const notify = useSnackbar();
  const [problem, setProblem] = useState<ApiError>();
  const submit = useSubmit(form, async values => {
    setProblem(undefined);
    try {
      await props.send(values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      setProblem(error);
      props.onRefused?.(error.code);
      return;
    }
    onClose();
    notify({ tone: 'ok', text: props.done });
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={props.title}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={isBusy}>
            {t('transfer.dialog.close')}
          </Button>
          <Button
            variant={variant}
            isBusy={isBusy}
            busyLabel={t('transfer.dialog.busy')}
            isDisabled={!props.isPossible}
            onPress={() => submit()}
          >
            {props.verb}
          </Button>
        </div>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {changes}
        {problem !== undefined && !CHANGED.includes(problem.code) && <Refusal problem={problem} />}
        {lines.length > 0 && <Lines variant="frame" lines={lines} />}
        <p className={styles.text}>{props.effect}</p>
        {props.children}
      </form>
    </Dialog>
  );
}
