import type { Texts } from './texts.ts';

/** Texts of the error codes of corrections. */
export const correctionTexts: Texts<
  | 'correction_unknown'
  | 'correction_facility_unknown'
  | 'correction_wedding_unknown'
  | 'correction_wedding_several'
  | 'correction_wedding_needed'
  | 'correction_same_account'
  | 'correction_not_fixed'
  | 'correction_transfer_open'
  | 'correction_return_running'
  | 'correction_uncovered'
  | 'correction_own'
  | 'correction_of_another'
  | 'correction_decided'
> = {
  ja: {
    correction_unknown: 'この訂正は見つかりませんでした。',
    correction_facility_unknown: 'この施設は見つかりませんでした。施設を選びなおしてください。',
    correction_wedding_unknown: 'このご結婚式は、選んだ施設に見つかりませんでした。予約番号をご確認ください。',
    correction_wedding_several:
      'この予約番号のご結婚式が、選んだ施設に複数あります。ご結婚式のページのアドレスにあるキーを入力してください。',
    correction_wedding_needed: 'おふたりへの未払金の訂正には、ご結婚式の指定が必要です。',
    correction_same_account: '借方と貸方には、別の勘定を選んでください。',
    correction_not_fixed: 'ご祝儀の金額がまだ決まっていないため、おふたりへの未払金は訂正できません。',
    correction_transfer_open:
      'お振込みの手続き中のため、おふたりへの未払金は訂正できません。お振込みの結果が出てから、もう一度お試しください。',
    correction_return_running: '返金の結果を待っているご祝儀があります。結果が出てから、もう一度お試しください。',
    correction_uncovered: 'おふたりへの未払金が足りません。訂正のあとの残高がマイナスになる金額は指定できません。',
    correction_own: 'ご自身が申請した訂正です。承認や却下は、別の担当者に依頼してください。',
    correction_of_another: 'ほかの担当者が申請した訂正は、取り下げられません。必要な場合は却下してください。',
    correction_decided: 'この訂正は、すでに{name}さんが処理しました。画面を読み込みなおして、状況をご確認ください。',
  },
  en: {
    correction_unknown: 'This correction was not found.',
    correction_facility_unknown: 'This venue was not found. Please choose it again.',
    correction_wedding_unknown: 'This wedding was not found at the venue. Please check the reservation ID.',
    correction_wedding_several:
      'Several weddings of the venue have this reservation ID. Please enter the key from the address of the wedding’s page.',
    correction_wedding_needed: 'A correction of what a couple are owed needs their wedding.',
    correction_same_account: 'Please choose two different accounts.',
    correction_not_fixed: 'The amount of the gifts is not fixed yet, so what the couple are owed cannot be corrected.',
    correction_transfer_open:
      'A transfer to the couple is in progress, so what they are owed cannot be corrected. Please try again when its result is known.',
    correction_return_running: 'The refund of a gift is still in progress. Please try again when its result is known.',
    correction_uncovered: 'The couple are not owed this much. A correction cannot make their balance negative.',
    correction_own: 'You proposed this correction, so another person has to approve or decline it.',
    correction_of_another: 'Another person proposed this correction. You can decline it instead.',
    correction_decided: '{name} has already dealt with this correction. Please reload the page and check its state.',
  },
};
