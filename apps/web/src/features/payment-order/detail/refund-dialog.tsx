import type { PaymentOrderDetail } from '@kotohogi/contract/payment-order';
import { paymentOrder } from '@kotohogi/contract/schemas/payment-order';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { Dialog } from '@kotohogi/ui/dialog';
import { PasswordField } from '@kotohogi/ui/password-field';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextField } from '@kotohogi/ui/text-field';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useContractForm, useField, useTextField } from '../../../shell/form/contract-form.ts';
import styles from '../../../shell/form/dialog.module.css';
import { useSubmit } from '../../../shell/form/use-submit.ts';
import { yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { Lines } from '../../payment/index.ts';
import { useRefund } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { methodText } from '../order-texts.ts';

const t = textsOf<typeof ja>();

const REASON_MAX = 200;

const schema = z.omit(paymentOrder.refund.body, { byHand: true });

interface Values {
  reason: string;
  password: string;
  facilityCarries: boolean;
}
type Form = UseFormReturn<Values>;

interface RefundDialogProps {
  readonly order: PaymentOrderDetail;
  readonly onClose: () => void;
}

/** What is returned: the dialog covers the page that says it. */
function Summary({ order }: Pick<RefundDialogProps, 'order'>) {
  return (
    <Lines
      variant="frame"
      lines={[
        { id: 'order', label: t('order.orderId'), value: order.orderId },
        { id: 'facility', label: t('order.column.facility'), value: order.facilityName },
        { id: 'wedding', label: t('order.wedding'), value: order.reservationId },
        { id: 'method', label: t('order.column.method'), value: methodText(order) },
        { id: 'amount', label: t('order.refund.amount'), value: yenText(order.amountYen), isTotal: true },
      ]}
    />
  );
}

function FacilityCarries({ form }: { readonly form: Form }) {
  const { value, onChange, onBlur, id, name, errorMessage } = useField(form, 'facilityCarries');
  return (
    <Checkbox
      {...{ id, name, onChange, onBlur, errorMessage }}
      isSelected={value}
      description={t('order.refund.carries.hint')}
    >
      {t('order.refund.carries')}
    </Checkbox>
  );
}

function Fields({ order, form }: Pick<RefundDialogProps, 'order'> & { readonly form: Form }) {
  const reason = useTextField(form, 'reason');
  const password = useTextField(form, 'password');
  return (
    <>
      {order.isTransferOrdered && <FacilityCarries form={form} />}
      <TextField
        label={t('order.refund.reason')}
        hint={t('order.refund.reason.hint')}
        counter={{ max: REASON_MAX }}
        isRequired
        {...reason}
      />
      <PasswordField
        label={t('order.refund.password')}
        hint={t('order.refund.password.hint')}
        isRequired
        autoComplete="current-password"
        {...password}
      />
    </>
  );
}

/**
 * Why the payment cannot be returned as requested, because it changed since the page was read; undefined for what a
 * visible field reports.
 */
function overtakenBy(error: unknown, { isTransferOrdered }: PaymentOrderDetail): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return isTransferOrdered && error.code === 'payment_transfer_ordered' ? undefined : error.userMessage;
}

/** Returns the money of a payment, or records its return by hand; asks for a reason and the password. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { refund: way } = order;
  const isByHand = way === 'by-hand';
  const isPossible = isByHand || way === 'gateway';
  const refund = useRefund(order.orderId);
  const notify = useSnackbar();
  const [problem, setProblem] = useState<string>();
  const form = useContractForm<Values>({
    schema,
    defaultValues: { reason: '', password: '', facilityCarries: false },
  });
  const submit = useSubmit(form, async values => {
    setProblem(undefined);
    try {
      await refund.mutateAsync({ ...values, byHand: isByHand });
    } catch (error) {
      const message = overtakenBy(error, order);
      if (message === undefined) throw error;
      setProblem(message);
      return;
    }
    onClose();
    notify({ tone: 'ok', text: t(isByHand ? 'order.refund.recorded' : 'order.refund.ordered') });
  });
  const verb = t(isByHand ? 'order.refund.confirm.by-hand' : 'order.refund.confirm.gateway');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={refund.isPending}
      title={t(isByHand ? 'order.refund.title.by-hand' : 'order.refund.title.gateway')}
      footer={
        <div className={styles.buttons}>
          <Button onPress={onClose} isDisabled={refund.isPending}>
            {t('order.refund.cancel')}
          </Button>
          <Button
            variant="danger"
            isBusy={refund.isPending}
            busyLabel={t('order.refund.busy')}
            isDisabled={!isPossible}
            onPress={() => submit()}
          >
            {verb}
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
        <Summary order={order} />
        <p className={styles.text}>{t(isByHand ? 'order.refund.effect.by-hand' : 'order.refund.effect.gateway')}</p>
        <Fields order={order} form={form} />
      </form>
    </Dialog>
  );
}
