import { useRef, useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useErrorPage } from '../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import type { EnteredCard } from '../payment/index.ts';
import { useSettle } from './api.ts';
import type { ja } from './messages.ja.ts';
import { forgetPurchase, rememberPurchase } from './pending-purchase.ts';

const t = textsOf<typeof ja>();

/** A message to read; afterwards the page reloads or stays. */
export interface Notice {
  readonly text: string;
  readonly next: 'reload' | 'stay';
}

/** The alert for a failed settlement; after a 409 the page reloads (docs/product/archive-sale.md#messages). */
function noticeOf({ status, code, userMessage }: ApiError): Notice {
  if (status !== 409) return { text: userMessage, next: 'stay' };
  // A changed price means that nothing was paid.
  return { text: code === 'archive_price_changed' ? userMessage : t('archiveSale.settled'), next: 'reload' };
}

/**
 * Pays: one settlement, however often the button is clicked. Errors are shown in an alert; a 410 leads to the error
 * page, as everywhere (docs/product/error-page.md#what-a-page-does-with-a-failed-call).
 */
export function usePurchase(weddingId: number, price: number) {
  const settle = useSettle(weddingId);
  const isSending = useRef(false);
  const [notice, setNotice] = useState<Notice>();
  const openErrorPage = useErrorPage();

  /** Returns whether the settlement was started. */
  const buy = async (card: EnteredCard | undefined): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    if (card !== undefined) rememberPurchase(weddingId);
    try {
      const callbackUrl = `${location.pathname}${location.search}`;
      const sent = card && {
        token: card.token,
        maskedCardNo: card.maskedCardNo,
        ...(card.cardBrand === undefined ? {} : { cardBrand: card.cardBrand }),
      };
      await settle.mutateAsync({ amount: price, callbackUrl, ...sent });
      return true;
    } catch (error) {
      // An attempt without a response may still have been charged.
      if (error instanceof ApiError && reactionTo(error.status) !== 'retry') forgetPurchase(weddingId);
      if (!(error instanceof ApiError) || error.status === 410) openErrorPage(error);
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
