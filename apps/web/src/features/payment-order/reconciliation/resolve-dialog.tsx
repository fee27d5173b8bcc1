import type { PaymentDifference } from '@kotohogi/contract/reconciliation';
import { reconciliation } from '@kotohogi/contract/schemas/reconciliation';
import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextField } from '@kotohogi/ui/text-field';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import styles from '../../../shell/form/dialog.module.css';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { Lines } from '../../payment/index.ts';
import type { ja } from '../messages.ja.ts';
import { useResolve } from './api.ts';
import { gatewayText, oursText } from './difference-texts.ts';

const t = textsOf<typeof ja>();

interface ResolveDialogProps {
  readonly difference: PaymentDifference;
  readonly onClose: () => void;
}

/** Resolves a difference that stays as it is, with a reason. */
export function ResolveDialog({ difference, onClose }: ResolveDialogProps) {
  const resolve = useResolve(difference.id);
  const notify = useSnackbar();
  const form = useContractForm<{ reason: string }>({
    schema: reconciliation.resolve.body,
    defaultValues: { reason: '' },
  });
  const submit = useSubmit(form, async values => {
    await resolve.mutateAsync(values);
    onClose();
    notify({ tone: 'ok', text: t('order.difference.resolved.done') });
  });
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      isBusy={resolve.isPending}
      title={t('order.difference.resolve.title')}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={resolve.isPending}>
            {t('order.refund.cancel')}
          </Button>
          <Button
            variant="filled"
            isBusy={resolve.isPending}
            busyLabel={t('order.refund.busy')}
            onPress={() => submit()}
          >
            {t('order.difference.resolve')}
          </Button>
        </div>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <Lines
          variant="frame"
          lines={[
            { id: 'order', label: t('order.orderId'), value: difference.orderId },
            { id: 'kind', label: t('order.difference.kind'), value: t(`order.difference.${difference.kind}`) },
            { id: 'ours', label: t('order.trade.ours'), value: oursText(difference) },
            { id: 'theirs', label: t('order.trade.theirs'), value: gatewayText(difference) },
          ]}
        />
        <p className={styles.text}>{t('order.difference.resolve.effect')}</p>
        <TextField
          label={t('order.refund.reason')}
          hint={t('order.refund.reason.hint')}
          counter={{ max: 200 }}
          isRequired
          {...useTextField(form, 'reason')}
        />
      </form>
    </Dialog>
  );
}
