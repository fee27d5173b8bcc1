import { useDismissSnackbar } from '@kotohogi/ui/snackbar';
import { useRef } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { newIdempotencyKey } from '../../shell/api/call.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import type { Means } from '../payment/door.ts';
import { useSendGift } from './api.ts';
import type { GiftDraft } from './state.ts';

/** What became of a press: the order to follow, words that were sent, a refusal to read, or nothing new. */
export type Sending =
  | { readonly kind: 'paying'; readonly orderId: string }
  | { readonly kind: 'words' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'nothing' };

function meansPart(means: Means | undefined) {
  if (means === undefined) return {};
  const { payType } = means;
  if (payType !== 'CREDIT') return { payType };
  const { token, maskedCardNo, cardBrand } = means.card;
  return { payType, token, maskedCardNo, ...(cardBrand === undefined ? {} : { cardBrand }) };
}

/** Sends a gift: one order for one press, however often it is pressed or has to be repeated for want of an answer. */
export function useGiftSending(weddingKey: string) {
  const send = useSendGift(weddingKey);
  const tell = useFailureNotice();
  const dismiss = useDismissSnackbar();
  const told = useRef<number>(undefined);
  const isSending = useRef(false);
  const pressed = useRef<{ readonly of: object; readonly key: string }>(undefined);

  const give = async (draft: GiftDraft, means: Means | undefined, again: () => void): Promise<Sending> => {
    if (isSending.current) return { kind: 'nothing' };
    isSending.current = true;
    // A failure is told until the next try.
    if (told.current !== undefined) dismiss(told.current);
    const of = means ?? draft;
    // A try that got no answer is repeated with its own key: it cannot count twice.
    if (pressed.current?.of !== of) pressed.current = { of, key: newIdempotencyKey() };
    try {
      const { amountYen: amount, message, isMessagePublic } = draft;
      const callbackUrl = `${location.pathname}${location.search}`;
      const body = { amount, message, isMessagePublic, callbackUrl, ...meansPart(means) };
      const { payment } = await send.mutateAsync({ body, idempotencyKey: pressed.current.key });
      return payment === null ? { kind: 'words' } : { kind: 'paying', orderId: payment.orderId };
    } catch (error) {
      if (error instanceof ApiError && reactionTo(error.status) !== 'retry' && error.status !== 401) {
        return { kind: 'refused', text: error.userMessage };
      }
      told.current = tell(error, again);
      return { kind: 'nothing' };
    } finally {
      isSending.current = false;
    }
  };
  return { give, isSending: send.isPending };
}
