import { useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { newIdempotencyKey } from '../../shell/api/call.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { CardInHand } from '../payment/door.ts';
import { useSettle } from './api.ts';
import type { ja } from './messages.ja.ts';

const say = textsOf<typeof ja>();

/** Something that has to be read; then the page is shown again, or stays. */
export interface Notice {
  readonly text: string;
  readonly next: 'reload' | 'stay';
}

/** What product text §8 has a page say of a settlement that failed: 409 and 410 show the page again. */
function noticeOf(error: unknown): Notice {
  if (!(error instanceof ApiError)) throw error;
  const { status, code, userMessage } = error;
  if (status === 409)
    return { text: code === 'archive_already_settled' ? say('archiveSale.settled') : userMessage, next: 'reload' };
  return { text: userMessage, next: status === 410 ? 'reload' : 'stay' };
}

/** The press of the last button: one settlement, however often it is pressed; what went wrong is told in an alert. */
export function usePurchase(weddingId: number, price: number) {
  const settle = useSettle(weddingId);
  const key = useRef<{ readonly of: CardInHand | undefined; readonly key: string }>(undefined);
  const isSending = useRef(false);
  const [notice, setNotice] = useState<Notice>();

  /** Answers whether the settlement has begun. */
  const buy = async (card: CardInHand | undefined): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    // A try that got no answer is repeated with its own key: it cannot count twice.
    if (key.current === undefined || key.current.of !== card) key.current = { of: card, key: newIdempotencyKey() };
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
      setNotice(noticeOf(error));
      return false;
    } finally {
      isSending.current = false;
    }
  };
  const closeNotice = () => {
    if (notice?.next === 'reload') location.reload();
    setNotice(undefined);
  };
  return { buy, isSending: settle.isPending, notice, closeNotice, tell: setNotice };
}
