/** Texts of the frame of the platform's area, Japanese. */
export const ja = {
  'adminArea.label': '運営管理',
  'adminArea.home': 'ホーム',
  'adminArea.companies': '企業',
  'adminArea.lives': '配信枠',
  'adminArea.totals': '全施設の集計',
  'adminArea.payments': '決済',
  'adminArea.reconciliation': '照合',
  'adminArea.accounts': '振込先の口座',
  'adminArea.bankLines': '入出金明細',
  'adminArea.invoices': '請求と月締め',
  'adminArea.batch': 'バッチ処理',
  'adminArea.audit': '操作の記録',
  'adminArea.companies.new': '企業を登録',
  'adminArea.companies.enter': '企業の画面を開く',
  'adminArea.users': 'ユーザー',
  'adminArea.settings': '設定',
} as const;
