import { useDismissSnackbar } from '@kotohogi/ui/snackbar';
import { useRef } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import type { PaymentMethod } from '../payment/index.ts';
import { useSendGift } from './api.ts';
import type { GiftDraft } from './state.ts';

/** The result of a click: an order to track, a message that was sent, a refusal to show, or nothing new. */
export type Sending =
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
export function useGiftSending(weddingKey: string) {
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
