import type { Texts } from './texts.ts';

/** Texts of the error codes of the platform's settings. */
export const platformSettingTexts: Texts<'platform_setting_changed'> = {
  ja: { platform_setting_changed: 'ほかの人が先に設定を更新しました。入力した内容はこの画面に残っています。' },
  en: { platform_setting_changed: 'Someone else has just updated the settings. What you typed is still here.' },
};
