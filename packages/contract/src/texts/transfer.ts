import type { Texts } from './texts.ts';

/** Texts of the error codes of transfers. */
export const transferTexts: Texts<
  | 'transfer_unknown'
  | 'transfer_not_fixed'
  | 'transfer_open'
  | 'transfer_account_missing'
  | 'transfer_account_unconfirmed'
  | 'transfer_return_running'
  | 'transfer_nothing_due'
  | 'transfer_amount_changed'
  | 'transfer_account_changed'
  | 'transfer_not_awaiting'
  | 'transfer_not_ordered'
  | 'transfer_approver_same'
  | 'transfer_approver_account'
  | 'transfer_claim_unknown'
  | 'transfer_claim_settled'
  | 'transfer_claim_uncovered'
> = {
  ja: {
    transfer_unknown: 'このお振込みは見つかりませんでした。',
    transfer_not_fixed: 'ご祝儀の金額がまだ決まっていないため、お振込みの手続きはできません。',
    transfer_open: 'このご結婚式には、手続き中のお振込みがあります。画面を読み込みなおしてご確認ください。',
    transfer_account_missing: 'おふたりのお振込み先の口座が、まだ登録されていません。',
    transfer_account_unconfirmed:
      '前回のお振込みができなかったため、おふたりに口座をご確認いただいています。口座が更新されると手続きできます。',
    transfer_return_running: '返金の結果を待っているご祝儀があります。結果が出てから、もう一度お試しください。',
    transfer_nothing_due: 'お振込みする金額がありません。',
    transfer_amount_changed:
      'お振込みする金額が、ご覧の画面から変わりました。画面を読み込みなおして、金額をご確認ください。承認待ちの場合は、いったん取り下げて手続きしなおしてください。',
    transfer_account_changed: 'お振込み先の口座が変更されました。画面を読み込みなおして、新しい口座をご確認ください。',
    transfer_not_awaiting: 'このお振込みは承認待ちではありません。画面を読み込みなおして、状況をご確認ください。',
    transfer_not_ordered:
      'このお振込みは手続き済みの状態ではありません。画面を読み込みなおして、状況をご確認ください。',
    transfer_approver_same: 'ご自身が手続きしたお振込みは承認できません。別の担当者に承認を依頼してください。',
    transfer_approver_account: 'ご自身が変更した口座へのお振込みは承認できません。別の担当者に承認を依頼してください。',
    transfer_claim_unknown: 'この注文番号のご返金に、おふたりから返していただく金額はありません。',
    transfer_claim_settled: 'この金額は、すでに精算済みです。',
    transfer_claim_uncovered: 'これからお振込みする金額が足りないため、差し引いて精算することはできません。',
  },
  en: {
    transfer_unknown: 'This transfer was not found.',
    transfer_not_fixed: 'The amount of the gifts is not fixed yet, so no transfer can be ordered.',
    transfer_open: 'Another transfer of this wedding is in progress. Please reload the page.',
    transfer_account_missing: 'The couple have not entered a bank account yet.',
    transfer_account_unconfirmed:
      'The last transfer failed, so the couple have to check their account first. A transfer can be ordered once they have updated it.',
    transfer_return_running: 'The refund of a gift is still in progress. Please try again when its result is known.',
    transfer_nothing_due: 'There is nothing to transfer.',
    transfer_amount_changed:
      'The amount to transfer has changed. Please reload the page and check it. An order that awaits approval has to be withdrawn and made again.',
    transfer_account_changed: 'The bank account has changed. Please reload the page and check the new account.',
    transfer_not_awaiting: 'This transfer does not await approval. Please reload the page and check its state.',
    transfer_not_ordered: 'This transfer is not in progress. Please reload the page and check its state.',
    transfer_approver_same: 'You ordered this transfer, so another person has to approve it.',
    transfer_approver_account: 'You changed this bank account, so another person has to approve the transfer.',
    transfer_claim_unknown: 'The couple owe nothing for a refund with this order number.',
    transfer_claim_settled: 'This claim has already been settled.',
    transfer_claim_uncovered: 'The amount still owed to the couple does not cover this claim.',
  },
};
