import type { TransferOverview } from '@kotohogi/contract/transfer';
import { Alert } from '@kotohogi/ui/alert';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../shell/api/api-error.ts';
import { ActionDialog, type ActionDialogProps, conflictOf } from '../../../shell/form/action-dialog.tsx';
import styles from '../../../shell/form/dialog.module.css';
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

export interface TransferDialogProps<V extends FieldValues>
  extends Omit<ActionDialogProps<V>, 'closeLabel' | 'busyLabel' | 'problemOf' | 'isPossible'> {
  /** Whose money it is; undefined for a step about several weddings. */
  readonly couple?: CoupleNames | undefined;
  /** What the step is about: the dialog covers the page that says it. */
  readonly lines: readonly Line[];
  readonly effect: string;
  /** Whether the step is still possible, by what was read last. */
  readonly isPossible: boolean;
  /** Shown first: what has changed since the dialog was opened. */
  readonly changes?: ReactNode;
  readonly onRefused?: (code: string) => void;
}

/** Why a step was refused; a change of the values is shown by `changes`. */
function refusalOf(problem: ApiError): ReactNode | undefined {
  if (CHANGED.includes(problem.code)) return null;
  if (!OVERTAKEN.includes(problem.code)) return conflictOf(problem);
  return (
    <Alert tone="warn" title={t('transfer.overtaken')} isLive>
      {t('transfer.overtaken.text')}
    </Alert>
  );
}

/** The couple by name, so that staff do not pay the couple of another tab by mistake. */
const coupleLine = (couple: CoupleNames | undefined): readonly Line[] =>
  couple === undefined
    ? []
    : [{ id: 'couple', label: t('transfer.field.couple'), value: <CoupleName couple={couple} /> }];

/** A step of a transfer: what it is about, what it does, and its fields, which keep their values after a refusal. */
export function TransferDialog<V extends FieldValues>({
  couple,
  lines: ownLines,
  effect,
  changes,
  send,
  onRefused,
  children,
  ...props
}: TransferDialogProps<V>) {
  const lines = [...coupleLine(couple), ...ownLines];
  return (
    <ActionDialog
      {...props}
      closeLabel={t('transfer.dialog.close')}
      busyLabel={t('transfer.dialog.busy')}
      problemOf={refusalOf}
      send={async values => {
        try {
          await send(values);
        } catch (error) {
          if (error instanceof ApiError && error.status === 409) onRefused?.(error.code);
          throw error;
        }
      }}
    >
      {changes}
      {lines.length > 0 && <Lines variant="frame" lines={lines} />}
      <p className={styles.text}>{effect}</p>
      {children}
    </ActionDialog>
  );
}
