import type { Texts } from './texts.ts';

/** Texts of the error codes of transfer files. */
export const transferFileTexts: Texts<
  | 'transfer_consignor_changed'
  | 'transfer_consignor_missing'
  | 'transfer_consignor_bank_unknown'
  | 'transfer_file_day'
  | 'transfer_file_invalid'
  | 'transfer_file_empty'
  | 'transfer_file_changed'
  | 'transfer_file_unknown'
  | 'transfer_file_erased'
  | 'transfer_results_unreadable'
  | 'transfer_results_changed'
> = {
  ja: {
    transfer_consignor_changed:
      '振込依頼人の情報が、別の担当者によって変更されました。画面を読み込みなおしてご確認ください。',
    transfer_consignor_missing: '振込依頼人の情報が、まだ登録されていません。',
    transfer_consignor_bank_unknown: 'この番号の銀行・支店は見つかりませんでした。番号をご確認ください。',
    transfer_file_day: '振込指定日には、本日から30日後までの銀行営業日をご指定ください。',
    transfer_file_invalid: '銀行が受け付けない項目があるため、ファイルを作成できません。画面の一覧をご確認ください。',
    transfer_file_empty: 'ファイルにするお振込みがありません。',
    transfer_file_changed: 'お振込みの件数または合計が、ご覧の画面から変わりました。内容をもう一度ご確認ください。',
    transfer_file_unknown: 'このファイルは見つかりませんでした。',
    transfer_file_erased: 'ご結婚式の個人情報の消去にともない、このファイルの中身は消去されました。',
    transfer_results_unreadable: 'このファイルは振込結果として読み取れませんでした。',
    transfer_results_changed: 'お振込みの状況が、ご覧の画面から変わりました。反映する内容をもう一度ご確認ください。',
  },
  en: {
    transfer_consignor_changed: 'Another person has changed your bank details. Please reload the page and check them.',
    transfer_consignor_missing: 'Your bank details have not been entered yet.',
    transfer_consignor_bank_unknown: 'No bank or branch with this number was found. Please check the numbers.',
    transfer_file_day: 'Please choose a banking day, from today to 30 days from now.',
    transfer_file_invalid: 'The bank would refuse some of the details, so no file was made. Please check the list.',
    transfer_file_empty: 'The file would contain no transfers.',
    transfer_file_changed: 'The number of transfers or their sum has changed. Please check them again.',
    transfer_file_unknown: 'This file was not found.',
    transfer_file_erased: 'The content of this file was erased together with the personal data of a wedding.',
    transfer_results_unreadable: 'This file could not be read as results of transfers.',
    transfer_results_changed: 'The transfers have changed. Please check again what will be recorded.',
  },
};
