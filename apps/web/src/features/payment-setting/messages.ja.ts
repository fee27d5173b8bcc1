/** Texts of contracts with the payment gateway, Japanese. */
export const ja = {
  'paymentSetting.card': '決済会社との契約',
  'paymentSetting.environment': '環境',
  'paymentSetting.environment.test': 'テスト',
  'paymentSetting.environment.test.hint': '実際の請求は行われません。操作の確認に使います。',
  'paymentSetting.environment.production': '本番',
  'paymentSetting.environment.production.hint': 'ご祝儀や録画の代金が、実際に決済されます。',
  'paymentSetting.shopId': 'ショップID',
  'paymentSetting.shopId.hint': '決済会社の契約書類にある、13文字以内の英数字です。',
  'paymentSetting.shopPass': 'ショップパスワード',
  'paymentSetting.shopPass.hint': '10文字以内です。保存したあとは、どなたにも表示されません。',
  'paymentSetting.shopPass.kept': '登録済みです。変更するときだけ入力してください。',
  'paymentSetting.test': '接続を確認',
  'paymentSetting.test.busy': '決済会社に確認しています',
  'paymentSetting.result.works': '接続できました',
  'paymentSetting.result.works.text':
    'このショップIDとパスワードで決済を受け付けられます。確認だけでは保存されません。',
  'paymentSetting.result.refused': 'ショップIDかパスワードが違います',
  'paymentSetting.result.refused.text':
    'この環境に、このショップIDとパスワードの組み合わせがありません。どちらが違うかは、決済会社の応答からはわかりません。',
  'paymentSetting.result.unreachable': '決済会社から応答がありません',
  'paymentSetting.result.unreachable.text':
    'しばらくしてから、もう一度確認してください。入力した内容はそのまま残っています。',
  'paymentSetting.saved': '接続を確認し、保存しました。',
  'paymentSetting.saved.untested': '保存しました。決済会社から応答がなかったため、接続はまだ確認できていません。',
  'paymentSetting.state.none': '決済会社との契約が登録されていません',
  'paymentSetting.state.none.text': '登録するまで、この施設ではご祝儀や録画の代金を受け付けられません。',
  'paymentSetting.state.untested': '接続がまだ確認できていません',
  'paymentSetting.state.untested.text':
    '「接続を確認」を押すと、決済会社に問い合わせます。最初の挙式の前に、必ずご確認ください。',
  'paymentSetting.state.tested': '{at} に接続を確認しました',
  'paymentSetting.state.test': 'テスト環境です。実際の請求は行われません。',
  'paymentSetting.state.production': '本番環境です。お支払いは実際に決済されます。',
  'paymentSetting.help.what': '施設がご祝儀や録画の代金を受け取る、決済会社との契約を登録するページです。',
  'paymentSetting.help.who': '企業の「マネージャー」と「管理者」が見られ、「管理者」が変更できます。',
  'paymentSetting.help.next':
    '保存すると、これから始まるお支払いに使われます。処理中のお支払いがある間は、ショップを変更できません。',
} as const;
