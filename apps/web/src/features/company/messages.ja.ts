/** Texts of companies, Japanese. */
export const ja = {
  'company.list': '企業の一覧',
  'company.name': '企業名',
  'company.accountId': 'アカウントID',
  'company.contractNumber': '契約番号',
  'company.facilities': '施設の数',
} as const;
