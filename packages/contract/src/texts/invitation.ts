import type { Texts } from './texts.ts';

/** Texts of the error codes of invitations and their pictures. */
export const invitationTexts: Texts<
  | 'invitation_changed'
  | 'invitation_template_changed'
  | 'invitation_deadline_range'
  | 'invitation_photo_unknown'
  | 'invitation_names_missing'
  | 'invitation_greetings_missing'
  | 'invitation_wedding_over'
  | 'invitation_preview_unknown'
  | 'invitation_card_not_ready'
  | 'photo_type'
  | 'photo_unreadable'
  | 'photo_too_small'
> = {
  ja: {
    invitation_changed: 'パートナーが先に招待状を保存しました。入力した内容はこの画面に残っています。',
    invitation_template_changed: 'パートナーが先に文章を保存しました。入力した内容はこの画面に残っています。',
    invitation_deadline_range: '選択可能な日付範囲ではありません。',
    invitation_photo_unknown: '写真が見つかりませんでした。もう一度選んでください。',
    invitation_names_missing: 'おふたりのお名前を入力すると、公開できます。',
    invitation_greetings_missing: 'ごあいさつを入力すると、公開できます。',
    invitation_wedding_over: '公開期間の終わった結婚式、延期・中止になった結婚式の招待状は、公開できません。',
    invitation_preview_unknown: 'プレビューの期限が切れました。編集画面から、もう一度開いてください。',
    invitation_card_not_ready: 'カードの準備ができていません。もう一度「保存する」を押してください。',
    photo_type: 'このファイルの種類は受付できません。',
    photo_unreadable: '画像を読み込めませんでした。',
    photo_too_small: '縦・横とも320ピクセル以上の画像を選んでください。',
  },
  en: {
    invitation_changed: 'Your partner has just saved the invitation. What you typed is still here.',
    invitation_template_changed: 'Your partner has saved another message. What you typed is still here.',
    invitation_deadline_range: 'The date is outside the range that can be chosen.',
    invitation_photo_unknown: 'A picture was not found. Please choose it again.',
    invitation_names_missing: 'Enter both names to publish the invitation.',
    invitation_greetings_missing: 'Write a greeting to publish the invitation.',
    invitation_wedding_over: 'The invitation cannot be published because the wedding is over, postponed or canceled.',
    invitation_preview_unknown: 'The preview has expired. Please open it again from the editor.',
    invitation_card_not_ready: 'The cards are not ready. Please press “Save” again.',
    photo_type: 'This type of file cannot be accepted.',
    photo_unreadable: 'The picture could not be read.',
    photo_too_small: 'Please choose a picture of at least 320 pixels in width and height.',
  },
};
