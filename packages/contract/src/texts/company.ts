import type { Texts } from './texts.ts';

/** Texts of the error codes of companies. */
export const companyTexts: Texts<
  | 'company_unknown'
  | 'company_changed'
  | 'company_account_id_taken'
  | 'company_account_id_fixed'
  | 'company_contract_number_taken'
  | 'company_has_facilities'
  | 'company_restore_over'
> = {
  ja: {
    company_unknown: 'お探しの企業は見つからないか、削除されました。',
    company_changed: 'ほかの人が先にこの企業の情報を更新しました。入力した内容はこの画面に残っています。',
    company_account_id_taken: 'このアカウントIDはすでに使われています。別のものを入力してください。',
    company_account_id_fixed: '招待状を公開した結婚式があるため、アカウントIDは変更できません。',
    company_contract_number_taken: 'この契約番号はすでに使われています。別の番号を入力してください。',
    company_has_facilities: 'この企業には施設が{count}件あるため、削除できません。先に施設を削除してください。',
    company_restore_over: '削除から30日が過ぎたため、元に戻せません。',
  },
  en: {
    company_unknown: 'The company could not be found or has been deleted.',
    company_changed: 'Someone else has just updated this company. What you typed is still here.',
    company_account_id_taken: 'This account ID is already used. Please choose another.',
    company_account_id_fixed: 'The account ID cannot be changed, because a wedding has published its invitation.',
    company_contract_number_taken: 'This contract number is already used. Please choose another.',
    company_has_facilities: 'This company still has venues ({count}). Please delete them first.',
    company_restore_over: 'This company was deleted more than 30 days ago and can no longer be restored.',
  },
};
