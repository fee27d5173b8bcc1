import type { Texts } from './texts.ts';

/** Texts of the error codes of what operators look up and set off. */
export const batchTexts: Texts<'batch_unknown' | 'batch_unreachable' | 'operator_unknown'> = {
  ja: {
    batch_unknown: '該当するデータがありません。',
    operator_unknown: 'この番号のデータは登録されていません。',
    batch_unreachable: '外部の動画サービスに接続できません。少し待ってから、もう一度お試しください。',
  },
  en: {
    batch_unknown: 'No matching data was found.',
    operator_unknown: 'No entry with this number was found.',
    batch_unreachable: 'The video service cannot be reached. Please wait a moment and try again.',
  },
};
