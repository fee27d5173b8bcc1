import type { Texts } from './texts.ts';

/** Texts of the error codes of saved filters. */
export const savedFilterTexts: Texts<'saved_filter_limit' | 'saved_filter_name_taken' | 'saved_filter_unknown'> = {
  ja: {
    saved_filter_limit: '保存できる条件は、ひとつの一覧につき{max}個までです。使わない条件を削除してください。',
    saved_filter_name_taken: 'この名前の条件は、すでにあります。別の名前を入力してください。',
    saved_filter_unknown: 'この条件は、すでに削除されています。',
  },
  en: {
    saved_filter_limit: 'You can save up to {max} sets of filters for a list. Please delete one you no longer use.',
    saved_filter_name_taken: 'Other filters already have this name. Please choose another.',
    saved_filter_unknown: 'These filters have already been deleted.',
  },
};
