import type { Texts } from './texts.ts';

/** Texts of the error codes of the platform's pages of payments. */
export const paymentOrderTexts: Texts<
  | 'payment_unknown'
  | 'payment_shop_missing'
  | 'payment_gateway_refused'
  | 'payment_gateway_unreachable'
  | 'payment_refunded_by_hand'
  | 'payment_not_captured'
  | 'payment_refunded'
  | 'payment_refund_running'
  | 'payment_refund_too_late'
  | 'payment_refund_possible'
  | 'payment_transfer_ordered'
  | 'difference_unknown'
  | 'difference_resolved'
> = {
  ja: {
    difference_unknown: 'この差異は見つかりませんでした。',
    difference_resolved: 'この差異は、すでに解決済みです。',
    payment_unknown: 'この注文番号の決済は見つかりませんでした。',
    payment_shop_missing: 'この施設には決済会社との契約がないため、照会も返金もできません。',
    payment_gateway_refused: '決済会社が照会を受け付けませんでした（{info}）。施設のお支払いの設定をご確認ください。',
    payment_gateway_unreachable: '決済会社から応答がありません。しばらくしてから、もう一度お試しください。',
    payment_refunded_by_hand: '手作業で返金した記録があるため、照会の結果は反映できません。',
    payment_not_captured: '売上になっていない決済は返金できません。',
    payment_refunded: 'この決済は、すでに返金されています。',
    payment_refund_running: 'この決済の返金は、すでに受け付けています。結果が出るまでお待ちください。',
    payment_refund_too_late:
      '売上から180日を過ぎたため、決済会社を通した返金はできません。別の方法で返金したうえで、手作業の返金として記録してください。',
    payment_refund_possible:
      '売上から180日以内の決済は、決済会社を通して返金できます。手作業の返金としては記録できません。',
    payment_transfer_ordered:
      'おふたりへのお振込みを手続き済みです。施設が返金を負担する場合だけ、そのことにチェックを入れて返金できます。',
  },
  en: {
    difference_unknown: 'This difference was not found.',
    difference_resolved: 'This difference has already been resolved.',
    payment_unknown: 'No payment with this order number was found.',
    payment_shop_missing: 'The venue has no contract with the gateway, so its payments cannot be checked or refunded.',
    payment_gateway_refused:
      'The gateway did not accept the look-up ({info}). Please check the venue’s payment settings.',
    payment_gateway_unreachable: 'The gateway is not responding. Please try again a little later.',
    payment_refunded_by_hand: 'This payment was recorded as refunded by hand, so it cannot follow the gateway.',
    payment_not_captured: 'Only a captured payment can be refunded.',
    payment_refunded: 'This payment has already been refunded.',
    payment_refund_running: 'A refund of this payment is already in progress. Please wait for its result.',
    payment_refund_too_late:
      'More than 180 days have passed since the capture, so the gateway no longer accepts a refund. Please return the money in another way and record it as refunded by hand.',
    payment_refund_possible:
      'Within 180 days of its capture, a payment is refunded through the gateway. It cannot be recorded as refunded by hand.',
    payment_transfer_ordered:
      'The transfer to the couple has been ordered. The gift can only be refunded if the venue bears the cost: please confirm this with the checkbox.',
  },
};
