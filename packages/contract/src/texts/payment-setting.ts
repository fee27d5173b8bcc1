import type { Texts } from './texts.ts';

/** Texts of the error codes of contracts with the payment gateway. */
export const paymentSettingTexts: Texts<
  | 'payment_setting_facility_unknown'
  | 'payment_setting_pass_required'
  | 'payment_setting_refused'
  | 'payment_setting_in_use'
> = {
  ja: {
    payment_setting_facility_unknown: 'お探しの施設は見つからないか、削除されました。',
    payment_setting_pass_required: 'ショップIDや環境を変更するときは、ショップパスワードも入力してください。',
    payment_setting_refused:
      '決済会社に、このショップIDとパスワードの組み合わせがありません。契約書類の内容と環境をご確認ください。',
    payment_setting_in_use:
      '処理中のお支払いが{n}件あるため、ショップを変更できません。しばらくしてから、もう一度お試しください。',
  },
  en: {
    payment_setting_facility_unknown: 'The venue could not be found or has been deleted.',
    payment_setting_pass_required: 'To change the shop ID or the environment, please enter the shop password as well.',
    payment_setting_refused:
      'The gateway has no shop with this ID and password. Please check both, and the environment, against your contract.',
    payment_setting_in_use:
      'Payments are still in progress ({n}), so the shop cannot be changed now. Please try again later.',
  },
};
