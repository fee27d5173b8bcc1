import type { Texts } from './texts.ts';

/** Texts of the error codes of facilities. */
export const facilityTexts: Texts<
  | 'facility_unknown'
  | 'facility_changed'
  | 'facility_account_id_taken'
  | 'facility_account_id_fixed'
  | 'facility_contract_number_taken'
  | 'facility_gifts_forbidden'
  | 'facility_only_gifts'
  | 'facility_stream_active'
  | 'facility_weddings_ahead'
  | 'facility_gifts_open'
> = {
  ja: {
    facility_unknown: 'お探しの施設は見つからないか、削除されました。',
    facility_changed: 'ほかの人が先にこの施設の情報を更新しました。入力した内容はこの画面に残っています。',
    facility_account_id_taken: 'このアカウントIDはすでに使われています。別のものを入力してください。',
    facility_account_id_fixed: '招待状を公開した結婚式があるため、アカウントIDは変更できません。',
    facility_contract_number_taken: 'この契約番号はすでに使われています。別の番号を入力してください。',
    facility_gifts_forbidden: 'ご祝儀の受付を切り替えるには権限が必要です。',
    facility_only_gifts: 'この画面で変更できるのは、ご祝儀の受付だけです。',
    facility_stream_active: '配信中または録画の作成中の結婚式があるため、削除できません。終わってからお試しください。',
    facility_weddings_ahead: '公開が終わっていない結婚式が{count}件あるため、削除できません。',
    facility_gifts_open: 'お振込みが済んでいないご祝儀があるため、削除できません。',
  },
  en: {
    facility_unknown: 'The venue could not be found or has been deleted.',
    facility_changed: 'Someone else has just updated this venue. What you typed is still here.',
    facility_account_id_taken: 'This account ID is already used. Please choose another.',
    facility_account_id_fixed: 'The account ID cannot be changed, because a wedding has published its invitation.',
    facility_contract_number_taken: 'This contract number is already used. Please choose another.',
    facility_gifts_forbidden: 'You need permission to switch gift money on or off.',
    facility_only_gifts: 'You can only switch gift money on or off here.',
    facility_stream_active:
      'This venue cannot be deleted: a stream is active, or a recording is being made. Please try again afterwards.',
    facility_weddings_ahead:
      'This venue cannot be deleted: it has weddings that are upcoming or still open to guests ({count}).',
    facility_gifts_open: 'This venue cannot be deleted: gift money has not been transferred to a couple yet.',
  },
};
