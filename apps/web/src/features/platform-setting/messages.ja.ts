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
  'platformSetting.saved': '設定を保存しました。',
  'platformSetting.help.what': '緊急停止や配信エラーを、運営の誰に知らせるかを決めるページです。',
  'platformSetting.help.who': '「管理者」が変更できます。「横断経理」と「閲覧者」は確認だけできます。',
  'platformSetting.help.next':
    '保存すると、次のお知らせから新しい宛先に届きます。同じ結婚式のお知らせは10分に1通までです。',
} as const;
