import type { Texts } from './texts.ts';

/** Texts of the error codes of gifts. */
export const giftTexts: Texts<
  | 'gift_method_unavailable'
  | 'gift_card_required'
  | 'gift_not_open'
  | 'gift_closed'
  | 'gift_not_offered'
  | 'gift_too_many'
> = {
  ja: {
    gift_method_unavailable: 'このお支払い方法は、ただいまご利用いただけません。',
    gift_card_required: 'カードの情報を、もう一度ご入力ください。',
    gift_not_open: 'ご祝儀の受付は、まだ始まっていません。',
    gift_closed: 'ご祝儀の受付は終了しました。',
    gift_not_offered: 'この結婚式では、ご祝儀をお預かりしていません。',
    gift_too_many: 'ご祝儀は1時間に{n}回までお贈りいただけます。時間をおいて、もう一度お試しください。',
  },
  en: {
    gift_method_unavailable: 'This payment method is not available at the moment.',
    gift_card_required: 'Please enter your card again.',
    gift_not_open: 'Gifts cannot be sent yet.',
    gift_closed: 'Gifts are no longer accepted.',
    gift_not_offered: 'This wedding does not accept gift money.',
    gift_too_many: 'You can send up to {n} gifts an hour. Please try again a little later.',
  },
};
