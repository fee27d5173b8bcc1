import type { ja } from './messages.ja.ts';

/** Texts of the frame of the platform's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'adminArea.label': 'Platform',
  'adminArea.companies': 'Companies',
  'adminArea.users': 'Users',
};
