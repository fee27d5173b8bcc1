import { useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { newIdempotencyKey } from '../../shell/api/call.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { CardInHand } from '../payment/door.ts';
import { useSettle } from './api.ts';
import { awaitPurchase, forgetPurchase } from './awaited-purchase.ts';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** Something that has to be read; then the page is shown again, or stays. */
export interface Notice {
  readonly text: string;
  readonly next: 'reload' | 'stay';
}

/** What product text §8 has an alert say of a settlement that failed; after a 409 the page is shown again. */
function noticeOf({ status, code, userMessage }: ApiError): Notice {
  if (status !== 409) return { text: userMessage, next: 'stay' };
  // Nobody has paid where the price has only changed.
  return { text: code === 'archive_price_changed' ? userMessage : say('archiveSale.settled'), next: 'reload' };
}

/**
 * The press of the last button: one settlement, however often it is pressed. What went wrong is told in an alert; what is
 * gone (410) leads to the error page, as everywhere (decision 90).
 */
export function usePurchase(weddingId: number, price: number) {
  const settle = useSettle(weddingId);
  const key = useRef<{ readonly of: CardInHand | undefined; readonly key: string }>(undefined);
  const isSending = useRef(false);
  const [notice, setNotice] = useState<Notice>();
  const giveUp = useFailureNotice();

  /** Answers whether the settlement has begun. */
  const buy = async (card: CardInHand | undefined): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    // A try that got no answer is repeated with its own key: it cannot count twice.
    if (key.current === undefined || key.current.of !== card) key.current = { of: card, key: newIdempotencyKey() };
    if (card !== undefined) awaitPurchase(weddingId);
    try {
      const callbackUrl = `${location.pathname}${location.search}`;
      const sent = card && {
        token: card.token,
        maskedCardNo: card.maskedCardNo,
        ...(card.cardBrand === undefined ? {} : { cardBrand: card.cardBrand }),
      };
      await settle.mutateAsync({ body: { amount: price, callbackUrl, ...sent }, idempotencyKey: key.current.key });
      return true;
    } catch (error) {
      // What got no answer may still have been paid for.
      if (error instanceof ApiError && reactionTo(error.status) !== 'retry') forgetPurchase(weddingId);
      if (!(error instanceof ApiError) || error.status === 410) giveUp(error);
      else setNotice(noticeOf(error));
      return false;
    } finally {
      isSending.current = false;
    }
  };
  const closeNotice = () => {
    if (notice?.next === 'reload') location.reload();
    setNotice(undefined);
  };
  return { buy, isSending: settle.isPending, notice, closeNotice };
}
