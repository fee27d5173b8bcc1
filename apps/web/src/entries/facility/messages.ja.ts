/** Texts of the frame of a facility's area, Japanese. */
export const ja = {
  'facilityArea.label': '施設管理',
  'facilityArea.home': 'ホーム',
  'facilityArea.weddings': '結婚式',
  'facilityArea.halls': '会場',
  'facilityArea.payments': '精算',
  'facilityArea.payments.all': '入金の一覧',
  'facilityArea.payments.sales': '録画の販売',
  'facilityArea.weddingPayment': 'ご祝儀',
  'facilityArea.homePage': '施設ホーム',
  'facilityArea.home.noWeddings': 'この役割では、結婚式の情報は表示されません',
  'facilityArea.home.noWeddings.hint': 'メニューから、利用できる画面をお選びください。',
  'facilityArea.weddings.new': '結婚式を登録',
  'facilityArea.live': '配信',
  'facilityArea.notifications': 'お知らせ',
  'facilityArea.newWedding': '結婚式の登録',
} as const;
