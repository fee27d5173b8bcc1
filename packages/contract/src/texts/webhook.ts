import type { Texts } from './texts.ts';

/** Texts of the error codes of what platforms post to us. */
export const webhookTexts: Texts<'webhook_unproved'> = {
  ja: { webhook_unproved: '送信元を確認できませんでした。' },
  en: { webhook_unproved: 'The sender could not be verified.' },
};
