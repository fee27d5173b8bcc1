/** Texts of the frame of the platform's area, Japanese. */
export const ja = {
  'adminArea.label': '運営管理',
  'adminArea.companies': '企業',
  'adminArea.users': 'ユーザー',
} as const;
