/** Texts of facilities, Japanese. */
export const ja = {
  'facility.list': '施設の一覧',
  'facility.name': '施設名',
  'facility.accountId': 'アカウントID',
  'facility.halls': '会場の数',
  'facility.upcoming': 'これからの挙式',
  'facility.switch': '施設を切り替える',
} as const;
