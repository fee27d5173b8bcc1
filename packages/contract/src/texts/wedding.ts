import { rulesEn } from './rules.en.ts';
import { rulesJa } from './rules.ja.ts';
import type { Texts } from './texts.ts';

/** Texts of the error codes of weddings. */
export const weddingTexts: Texts<
  | 'wedding_date_too_soon'
  | 'wedding_date_moved_back'
  | 'wedding_key_taken'
  | 'wedding_key_fixed'
  | 'wedding_email_fixed'
  | 'wedding_hall_unknown'
  | 'wedding_hall_in_use'
  | 'wedding_changed'
  | 'wedding_unknown'
  | 'wedding_only_date'
> = {
  ja: {
    wedding_date_too_soon:
      '挙式日は、21日後以降の日付を選んでください。それより早い日程は、施設の責任者にご相談ください。',
    wedding_date_moved_back: '挙式日を早めるには権限が必要です。',
    wedding_key_taken: 'このキーはすでに使われています。別のものを入力してください。',
    wedding_key_fixed: '招待状の公開後は、キーを変更できません。',
    wedding_email_fixed:
      'おふたりが利用を始められたあとは、施設からメールアドレスを変更できません。おふたりのアカウント設定で変更していただけます。',
    wedding_hall_unknown: rulesJa.unregisteredNamed,
    wedding_hall_in_use:
      'この会場では、{date} {time}に別の挙式（予約ID {reservationId}）があります。開式の間隔が3時間より短くなります。',
    wedding_changed: 'ほかの人が先にこの結婚式を更新しました。入力した内容はこの画面に残っています。',
    wedding_unknown: 'お探しの結婚式は見つからないか、削除されました。',
    wedding_only_date: '変更できるのは、閲覧できる結婚式の挙式日時だけです。',
  },
  en: {
    wedding_date_too_soon:
      'Please choose a date at least 21 days ahead. For an earlier one, please ask the manager of the venue.',
    wedding_date_moved_back: 'You need permission to move the ceremony to an earlier date.',
    wedding_key_taken: 'This key is already used. Please choose another.',
    wedding_key_fixed: 'The key cannot be changed after the invitation is published.',
    wedding_email_fixed:
      'The couple has already started, so the venue can no longer change this address. They can change it in their account.',
    wedding_hall_unknown: rulesEn.unregisteredNamed,
    wedding_hall_in_use:
      'This hall has another ceremony on {date} at {time} (reservation {reservationId}), less than three hours away.',
    wedding_changed: 'Someone else has just updated this wedding. What you typed is still here.',
    wedding_unknown: 'The wedding could not be found or has been deleted.',
    wedding_only_date: 'You can only change the date of weddings that you may see.',
  },
};
