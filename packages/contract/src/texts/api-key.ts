import type { Texts } from './texts.ts';

/** Texts of the error codes of API keys. */
export const apiKeyTexts: Texts<
  | 'api_key_invalid'
  | 'api_key_not_here'
  | 'api_key_too_many'
  | 'api_key_name_taken'
  | 'api_key_right_not_held'
  | 'api_key_unknown'
> = {
  ja: {
    api_key_invalid: 'このAPIキーは使えません。正しいキーか、有効期限が過ぎていないかをご確認ください。',
    api_key_not_here: 'この操作は、APIキーではできません。ログインしてから行ってください。',
    api_key_too_many: 'APIキーは{max}個までです。使っていないキーを削除してから、もう一度お試しください。',
    api_key_name_taken: 'この名前のAPIキーは、すでにあります。一覧から削除するか、別の名前をお使いください。',
    api_key_right_not_held: 'お持ちでない権限は選べません。画面を読み込みなおして、選びなおしてください。',
    api_key_unknown: 'このAPIキーは、すでにありません。',
  },
  en: {
    api_key_invalid: 'This API key cannot be used. Please check that it is complete and has not expired.',
    api_key_not_here: 'This cannot be done with an API key. Please sign in first.',
    api_key_too_many: 'You can have up to {max} API keys. Please delete one you do not use, then try again.',
    api_key_name_taken:
      'You already have an API key with this name. Please delete it from the list, or use another name.',
    api_key_right_not_held: 'You can only choose permissions you have. Please reload the page and choose again.',
    api_key_unknown: 'This API key no longer exists.',
  },
};
