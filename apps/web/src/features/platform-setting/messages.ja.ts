/** Texts of the platform's settings, Japanese. */
export const ja = {
  'platformSetting.card': '運営の連絡先',
  'platformSetting.email': '運営のメールアドレス',
  'platformSetting.email.hint': '下の宛先がどこにも設定されていないとき、代わりにこのアドレスへお知らせします。',
  'platformSetting.emergencyDestination': '緊急停止の宛先',
  'platformSetting.emergencyDestination.hint':
    'スタッフが配信を緊急停止したときにお知らせします。施設の通知先にも同じメールが届きます。10件まで、カンマで区切って入力できます。{empty}',
  'platformSetting.liveErrorDestination': '配信エラーの宛先',
  'platformSetting.liveErrorDestination.hint':
    '映像が10分以上届かないときや、録画に失敗したときにお知らせします。10件まで、カンマで区切って入力できます。{empty}',
  'platformSetting.empty': '空欄の場合は、運営のメールアドレスに届きます。',
  'platformSetting.empty.environment': '空欄の場合は、サーバーに設定された {addresses} に届きます。',
  'platformSetting.issuer': '請求書の発行者',
  'platformSetting.issuer.en.hint': '英語の請求書に載ります。空欄の場合は、日本語の内容を載せます。',
  'platformSetting.issuerName': '名称',
  'platformSetting.issuerNameEn': '名称（英語）',
  'platformSetting.issuerAddress': '所在地',
  'platformSetting.issuerAddressEn': '所在地（英語）',
  'platformSetting.registrationNumber': '登録番号',
  'platformSetting.registrationNumber.hint': '適格請求書発行事業者の登録番号です。Tと13桁の数字です。',
  'platformSetting.issuerBank': '手数料の振込先',
  'platformSetting.issuerBank.hint': '銀行名、支店名、口座の種類、口座番号、口座名義を入力してください。',
  'platformSetting.issuerBankEn': '手数料の振込先（英語）',
  'platformSetting.invoiceDueRule': 'お支払期限',
  'platformSetting.invoiceDueRule.hint': '発行日から14日に満たない場合は、次の月末になります。',
  'platformSetting.invoiceDueRule.next-month-end': '翌月末',
  'platformSetting.invoiceDueRule.second-month-end': '翌々月末',
  'platformSetting.saved': '設定を保存しました。',
  'platformSetting.help.what': '緊急停止や配信エラーを運営の誰に知らせるかと、請求書の発行者を決めるページです。',
  'platformSetting.help.who': '「管理者」が変更できます。「横断経理」と「閲覧者」は確認だけできます。',
  'platformSetting.help.next':
    '保存すると、次のお知らせから新しい宛先に届きます。同じ結婚式のお知らせは10分に1通までです。',
} as const;
