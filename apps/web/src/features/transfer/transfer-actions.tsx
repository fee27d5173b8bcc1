import type { TransferRow } from '@kotohogi/contract/transfer';
import { Button } from '@kotohogi/ui/button';
import { useState } from 'react';
import { ApproveDialog } from './dialog/approve-dialog.tsx';
import { CancelDialog, ConfirmDialog, FailDialog } from './dialog/end-dialogs.tsx';
import { OrderDialog } from './dialog/order-dialog.tsx';
import { t } from './t.ts';
import styles from './transfer-card.module.css';
import type { TransferPartProps } from './transfer-card.tsx';
import { isSameAmount, openTransfer } from './transfer-texts.ts';

type Step = 'order' | 'approve' | 'cancel' | 'confirm' | 'fail';

/** A dialog that is open, and the transfer it is about; an order is about none yet. */
interface Opened {
  readonly step: Step;
  readonly id: number | undefined;
}

/** The dialog of a step. It stays open while the transfer changes behind it. */
function OpenedDialog({ of, overview, opened, onClose }: TransferPartProps & { opened: Opened; onClose: () => void }) {
  const row = overview.transfers.find(({ id }) => id === opened.id);
  if (opened.step === 'order') return <OrderDialog {...of} overview={overview} onClose={onClose} />;
  if (row === undefined) return null;
  const props = { ...of, row, onClose };
  const ending = { ...props, couple: overview.couple };
  if (opened.step === 'approve') return <ApproveDialog {...props} overview={overview} />;
  if (opened.step === 'cancel') return <CancelDialog {...ending} />;
  return opened.step === 'confirm' ? <ConfirmDialog {...ending} /> : <FailDialog {...ending} />;
}

/** The steps that are possible now, the next one first. */
function stepsOf({ overview }: Pick<TransferPartProps, 'overview'>, open: TransferRow | undefined): readonly Step[] {
  if (open?.state === 'ordered') return ['confirm', 'fail'];
  if (open !== undefined) {
    return open.mayApprove && isSameAmount(overview, open) ? ['approve', 'cancel'] : ['cancel'];
  }
  return overview.due !== null && overview.blockedBy === null ? ['order'] : [];
}

function labelOf(step: Step, hasFailed: boolean): string {
  return step === 'order' && hasFailed ? t('transfer.order.again') : t(`transfer.${step}`);
}

/** The buttons of the next steps, for those who may take them. */
export function TransferActions(props: TransferPartProps) {
  const [opened, setOpened] = useState<Opened>();
  const { overview, mayWrite } = props;
  const open = openTransfer(overview);
  const steps = mayWrite ? stepsOf(props, open) : [];
  const hasFailed = overview.transfers[0]?.state === 'failed';
  return (
    <>
      {steps.length > 0 && (
        <div className={styles.actions}>
          {steps.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 && step !== 'cancel' ? 'filled' : 'outlined'}
              onPress={() => setOpened({ step, id: open?.id })}
            >
              {labelOf(step, hasFailed)}
            </Button>
          ))}
        </div>
      )}
      {opened !== undefined && <OpenedDialog {...props} opened={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
