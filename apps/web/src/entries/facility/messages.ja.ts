/** Texts of the frame of a facility's area, Japanese. */
export const ja = {
  'facilityArea.label': '施設管理',
  'facilityArea.home': 'ホーム',
  'facilityArea.weddings': '結婚式',
  'facilityArea.temporaryWeddings': '仮予約',
  'facilityArea.calendar': 'カレンダー',
  'facilityArea.halls': '会場',
  'facilityArea.settings': '設定',
  'facilityArea.payments': '精算',
  'facilityArea.payments.all': '精算の状況',
  'facilityArea.payments.sales': '録画の販売',
  'facilityArea.payments.unpaid': 'お振込み前の残高',
  'facilityArea.payments.deposits': 'お振込み',
  'facilityArea.payments.files': '振込ファイル',
  'facilityArea.payments.commissions': '手数料',
  'facilityArea.payments.invoice': '請求書',
  'facilityArea.marketing': 'マーケティング分析',
  'facilityArea.weddingPayment': 'ご祝儀',
  'facilityArea.weddingPayment.payments': '入金',
  'facilityArea.weddingPayment.events': '入金の経過',
  'facilityArea.help.paymentEvents.what':
    'この結婚式のすべての入金について、開始から返金までの経過を古い順に確認するページです。',
  'facilityArea.help.paymentEvents.who':
    '振込の状況を見られるスタッフが見られます。ゲストのお名前は、結婚式を見られるスタッフにだけ表示します。',
  'facilityArea.help.paymentEvents.next': '注文番号や日付で絞り込めます。CSVで保存することもできます。',
  'facilityArea.homePage': '施設ホーム',
  'facilityArea.home.noWeddings': 'この役割では、結婚式の情報は表示されません',
  'facilityArea.home.noWeddings.hint': 'メニューから、利用できる画面をお選びください。',
  'facilityArea.weddings.deleted': '削除済みの結婚式',
  'facilityArea.weddings.new': '結婚式を登録',
  'facilityArea.live': '配信',
  'facilityArea.notifications': 'お知らせ',
  'facilityArea.newHall': '会場の登録',
  'facilityArea.newWedding': '結婚式の登録',
  'facilityArea.help.home.what': '本日の挙式と配信の状態、これからの2週間、対応が必要なことをまとめたページです。',
  'facilityArea.help.home.who': '施設のスタッフ全員が見られます。挙式や金額は、その権限のある方にだけ表示されます。',
  'facilityArea.help.home.next': '項目を選ぶと、対応できる画面に進みます。配信の状態は自動で更新されます。',
  'facilityArea.help.live.what':
    '挙式の配信を準備し、公開・終了するページです。映像と音声の状態、視聴者数、できごとの記録を確認できます。',
  'facilityArea.help.live.who':
    '配信を見る権限のあるスタッフが見られます。操作できるのは「映像配信」「マネージャー」「管理者」です。',
  'facilityArea.help.live.next': '公開するとゲストの画面で再生が始まり、終了すると録画の作成が始まります。',
  'facilityArea.help.notifications.what':
    'ゲストへのお知らせを送るページです。ゲストの画面に表示するか、メールで届けるかを選べます。',
  'facilityArea.help.notifications.who':
    '挙式を見られるスタッフ全員が見られます。「閲覧者」は画面のお知らせだけを送れます。',
  'facilityArea.help.notifications.next':
    '画面のお知らせはすぐに表示され、取り下げることもできます。メールは取り消せません。',
  'facilityArea.help.payment.what':
    'この挙式のご祝儀と録画の販売、手数料を確認し、おふたりへのお振込みを手続きするページです。',
  'facilityArea.help.payment.who': '入金状況を見られるスタッフだけが見られます。',
  'facilityArea.help.payment.next':
    '挙式の3日後に金額が確定すると手続きできます。銀行での結果がわかったら、入金、またはお振込みできなかったことを記録します。',
  'facilityArea.help.payments.what': '施設のすべての支払いを、月・状態・種類ごとに確認するページです。',
  'facilityArea.help.payments.who':
    '入金状況を見られるスタッフだけが見られます。録画の販売を見るには、別の権限が必要です。',
  'facilityArea.help.payments.next': '支払いを選ぶと、その挙式の内訳に進みます。',
  'facilityArea.help.newWedding.what': '新しい挙式を登録するページです。',
  'facilityArea.help.newWedding.who':
    '挙式を登録できるスタッフだけが見られます。21日以内の日付は、管理者だけが選べます。',
  'facilityArea.help.newWedding.next': '登録すると、おふたりに管理画面のご案内メールが届きます。',
  'facilityArea.users': 'ユーザー',
} as const;
