import type { PaymentOrderDetail } from '@kotohogi/contract/payment-order';
import { paymentOrder } from '@kotohogi/contract/schemas/payment-order';
import { Checkbox } from '@kotohogi/ui/checkbox';
import { PasswordField } from '@kotohogi/ui/password-field';
import { TextField } from '@kotohogi/ui/text-field';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { ActionDialog, conflictOf } from '../../../shell/form/action-dialog.tsx';
import { useContractForm, useField, useTextField } from '../../../shell/form/contract-form.ts';
import styles from '../../../shell/form/dialog.module.css';
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

/** Returns the money of a payment, or records its return by hand; asks for a reason and the password. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { refund: way } = order;
  const isByHand = way === 'by-hand';
  const refund = useRefund(order.orderId);
  const form = useContractForm<Values>({
    schema,
    defaultValues: { reason: '', password: '', facilityCarries: false },
  });
  return (
    <ActionDialog
      title={t(isByHand ? 'order.refund.title.by-hand' : 'order.refund.title.gateway')}
      verb={t(isByHand ? 'order.refund.confirm.by-hand' : 'order.refund.confirm.gateway')}
      variant="danger"
      busyLabel={t('order.refund.busy')}
      closeLabel={t('order.refund.cancel')}
      done={t(isByHand ? 'order.refund.recorded' : 'order.refund.ordered')}
      form={form}
      send={values => refund.mutateAsync({ ...values, byHand: isByHand })}
      isBusy={refund.isPending}
      isPossible={isByHand || way === 'gateway'}
      // A transfer that was ordered is reported at its visible field.
      problemOf={error =>
        order.isTransferOrdered && error.code === 'payment_transfer_ordered' ? undefined : conflictOf(error)
      }
      onClose={onClose}
    >
      <Summary order={order} />
      <p className={styles.text}>{t(isByHand ? 'order.refund.effect.by-hand' : 'order.refund.effect.gateway')}</p>
      <Fields order={order} form={form} />
    </ActionDialog>
  );
}
