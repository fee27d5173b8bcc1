/** Texts of the search, Japanese. */
export const ja = {
  'search.label': '検索',
  'search.placeholder.facility': 'お名前、予約ID、キー、会場、スタッフ',
  'search.placeholder.company': '施設、スタッフ',
  'search.placeholder.platform': 'お名前、予約ID、キー、企業、施設、ユーザー',
  'search.pages': 'ページ',
  'search.recent': '最近開いたもの',
  'search.weddings': '結婚式',
  'search.halls': '会場',
  'search.facilities': '施設',
  'search.companies': '企業',
  'search.users': 'ユーザー',
  'search.none': '「{text}」に一致するものは見つかりませんでした。',
  'search.more': '結婚式はほかにもあります。続けて入力すると絞り込めます。',
  'search.offline': 'インターネットに接続されていません。接続が戻ると検索します。',
  'search.hint': '↑↓ で選び、Enter で開きます。Esc で閉じます。',
} as const;
