import type { Texts } from './texts.ts';

/** Texts of the error codes of payments. */
export const paymentTexts: Texts<'payment_in_progress' | 'payment_not_ready' | 'callback_url_refused'> = {
  ja: {
    payment_in_progress: '前のお支払いを、決済会社に確認しています。結果が出るまで、このままお待ちください。',
    payment_not_ready: 'ただいまお支払いを受け付けできません。施設の担当者にお問い合わせください。',
    callback_url_refused: '指定されたコールバックURLは利用できません。',
  },
  en: {
    payment_in_progress: 'We are still checking your previous payment. Please wait for the result.',
    payment_not_ready: 'Payments are not available at the moment. Please contact the venue.',
    callback_url_refused: 'The specified callback URL cannot be accepted.',
  },
};
