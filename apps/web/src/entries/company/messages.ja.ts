/** Texts of the frame of a company's area, Japanese. */
export const ja = {
  'companyArea.label': '企業管理',
  'companyArea.facilities': '施設',
  'companyArea.facilitiesOf': '{company}の施設',
  'companyArea.users': 'ユーザー',
} as const;
