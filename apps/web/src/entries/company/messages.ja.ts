/** Texts of the frame of a company's area, Japanese. */
export const ja = {
  'companyArea.label': '企業管理',
  'companyArea.facilities': '施設',
  'companyArea.home': '企業ホーム',
  'companyArea.facilities.new': '施設を登録',
  'companyArea.facilities.enter': '施設の画面を開く',
  'companyArea.settings': '企業の設定',
  'companyArea.users': 'ユーザー',
  'companyArea.paymentSettings': 'お支払いの設定',
} as const;
