import type { Texts } from './texts.ts';

/** Texts of the error codes of notices to guests. */
export const notificationTexts: Texts<'notification_method_forbidden' | 'notification_limit' | 'notification_unknown'> =
  {
    ja: {
      notification_method_forbidden: 'この役割では、メールのお知らせは扱えません。画面のお知らせだけをお選びください。',
      notification_limit:
        'お知らせは、ひとつの結婚式に{n}件までです。古いお知らせを取り下げてから、もう一度お試しください。',
      notification_unknown: 'このお知らせは見つからないか、すでに取り下げられました。',
    },
    en: {
      notification_method_forbidden: 'Your role cannot send email notices. Please choose the screen only.',
      notification_limit: 'A wedding can have up to {n} notices. Please withdraw an older one and try again.',
      notification_unknown: 'The notice was not found or has been withdrawn already.',
    },
  };
