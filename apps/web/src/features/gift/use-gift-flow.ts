import { useDismissSnackbar } from '@kotohogi/ui/snackbar';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { scrollToFirstDefect } from '../../shell/form/scroll-to-defect.ts';
import { readStored, store } from '../../shell/form/storage.ts';
import { useStoredValues } from '../../shell/form/stored-values.ts';
import { useAttendance } from '../attendant/index.ts';
import type { PaymentMethod } from '../payment/index.ts';
import { type GiftValues, useGiftForm } from './amount-step.tsx';
import { useGiftInfo, useSendGift } from './api.ts';
import { GIFT_FLOW_START, type GiftDraft, nextGiftFlow } from './state.ts';
import { usePaymentMethod } from './use-payment-method.ts';

const toDraft = ({ amount, message, isMessagePublic }: GiftValues): GiftDraft => ({
  amountYen: amount,
  message: message.trim(),
  isMessagePublic,
});

/**
 * The gift being typed, kept on the device until its money has arrived, and the order that was sent last, which the
 * guest may still pay on another page (docs/product/gift.md#limits).
 */
function useKeptGift(weddingKey: string) {
  const name = `gift-${weddingKey}-${useAttendance().me?.id ?? 0}`;
  const form = useGiftForm();
  useStoredValues(form, name);
  const [sentId, setSentId] = useState(() => readStored(`${name}-order`));
  const keepSentId = (orderId: string | undefined) => {
    store(`${name}-order`, orderId);
    setSentId(orderId);
  };
  return { form, sentId, keepSentId };
}

/** The result of a click: an order to track, a message that was sent, a refusal to show, or nothing new. */
type Sending =
  | { readonly kind: 'paying'; readonly orderId: string }
  | { readonly kind: 'message-only' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'nothing' };

function paymentMethodPart(paymentMethod: PaymentMethod | undefined) {
  if (paymentMethod === undefined) return {};
  const { payType } = paymentMethod;
  if (payType !== 'CREDIT') return { payType };
  const { token, maskedCardNo, cardBrand } = paymentMethod.card;
  return { payType, token, maskedCardNo, ...(cardBrand === undefined ? {} : { cardBrand }) };
}

/** Sends a gift: one order per click, however often it is clicked or retried after a missing response. */
function useGiftSending(weddingKey: string) {
  const send = useSendGift(weddingKey);
  const notify = useFailureNotice();
  const dismiss = useDismissSnackbar();
  const notifiedId = useRef<number>(undefined);
  const isSending = useRef(false);

  const give = async (
    draft: GiftDraft,
    paymentMethod: PaymentMethod | undefined,
    again: () => void,
  ): Promise<Sending> => {
    if (isSending.current) return { kind: 'nothing' };
    isSending.current = true;
    // An error stays visible until the next attempt.
    if (notifiedId.current !== undefined) dismiss(notifiedId.current);
    try {
      const { amountYen: amount, message, isMessagePublic } = draft;
      const callbackUrl = `${location.pathname}${location.search}`;
      const body = { amount, message, isMessagePublic, callbackUrl, ...paymentMethodPart(paymentMethod) };
      const { payment } = await send.mutateAsync(body);
      return payment === null ? { kind: 'message-only' } : { kind: 'paying', orderId: payment.orderId };
    } catch (error) {
      if (error instanceof ApiError && reactionTo(error.status) !== 'retry' && error.status !== 401) {
        return { kind: 'refused', text: error.userMessage };
      }
      notifiedId.current = notify(error, again);
      return { kind: 'nothing' };
    } finally {
      isSending.current = false;
    }
  };
  return { give, isSending: send.isPending };
}

/** The state of the flow, also while the dialog is closed. */
export function useGiftFlow(weddingKey: string, isOpen: boolean) {
  const { data: info } = useGiftInfo(weddingKey);
  const [state, dispatch] = useReducer(nextGiftFlow, GIFT_FLOW_START);
  const { form, sentId, keepSentId } = useKeptGift(weddingKey);
  const paymentMethod = usePaymentMethod(info, isOpen);
  const sending = useGiftSending(weddingKey);
  const [refusal, setRefusal] = useState<string>();
  const orderId = state.step === 'paying' ? state.orderId : sentId;
  const payment = info?.payments.find(one => one.orderId === orderId);

  const finish = useEffectEvent(() => {
    dispatch({ kind: 'captured' });
    keepSentId(undefined);
    form.reset();
    paymentMethod.entry.form.reset();
  });
  const isCaptured = payment?.phase === 'captured';
  useEffect(() => {
    if (isCaptured) finish();
  }, [isCaptured]);

  const give = async (draft: GiftDraft, by?: PaymentMethod): Promise<void> => {
    const sent = await sending.give(draft, by, () => void give(draft, by));
    if (sent.kind === 'refused') setRefusal(sent.text);
    if (sent.kind === 'paying') {
      keepSentId(sent.orderId);
      dispatch({ kind: 'sent', orderId: sent.orderId });
    }
    if (sent.kind === 'message-only') {
      dispatch({ kind: 'message-sent', draft });
      form.reset();
    }
  };
  const leaveAmount = (place: HTMLElement | null): void => {
    const leave = form.handleSubmit(
      values => {
        const draft = toDraft(values);
        if (draft.amountYen === null) void give(draft);
        else dispatch({ kind: 'drafted', draft });
      },
      () => scrollToFirstDefect(place ?? document),
    );
    void leave();
  };
  const enterPaymentMethod = async () => {
    const entered = await paymentMethod.submit();
    if (entered !== undefined) dispatch({ kind: 'payment-method-chosen', paymentMethod: entered });
  };
  const startAgain = () => {
    paymentMethod.entry.form.setValue('securityCode', '');
    dispatch({ kind: 'again' });
  };
  const alert = refusal ?? paymentMethod.entry.alert;
  const closeAlert = () => {
    setRefusal(undefined);
    paymentMethod.entry.closeAlert();
  };
  return {
    info,
    state,
    dispatch,
    form,
    paymentMethod,
    sending,
    payment,
    give,
    leaveAmount,
    enterPaymentMethod,
    startAgain,
    alert,
    closeAlert,
  };
}

/** The API that the steps of the flow use. */
export type Flow = ReturnType<typeof useGiftFlow>;
