import { type PageRow, page, text } from './page.ts';

const COMPANY = '/c/:companyAccountId?/manage';
const FACILITY = '/c/:companyAccountId?/facilities/:facilityAccountId?/manage';

/** The pages of the people of a back office, below its address. */
const userPages = (area: string): readonly PageRow[] => [
  page(`${area}/users`, text('ユーザー', 'ユーザーとその役割'), text('Users', 'People and their roles')),
  page(
    `${area}/users/invite`,
    text('ユーザーの招待', '招待のメールを送ります'),
    text('Invite a user', 'Send an invitation'),
  ),
  page(
    `${area}/users/new`,
    text('ユーザーの作成', 'アカウントを直接作成します'),
    text('New user', 'Create an account'),
  ),
  page(`${area}/users/:userId`, text('ユーザーの詳細', '役割の確認と変更'), text('User', 'Roles of a person')),
];

/** The pages of the back office: platform, companies and facilities. */
export const STAFF_PAGES: readonly PageRow[] = [
  page(
    '/admin/login',
    text('管理者ログイン', '運営管理へのログイン'),
    text('Administrator sign-in', 'Sign in to the platform'),
  ),
  ...userPages('/admin'),
  ...userPages(COMPANY),
  ...userPages(FACILITY),
  page(
    '/admin',
    text('運営管理', '本日の状況とお知らせ'),
    text('Platform', "Today's ceremonies and what needs attention"),
  ),
  page('/admin/lives', text('配信枠', '全施設の配信枠'), text('Live slots', 'The live slots of all venues')),
  page('/admin/lives/:weddingId', text('配信枠の詳細', '配信枠の状態と履歴'), text('Live slot', 'State and history')),
  page('/admin/batch', text('バッチ処理', '定期処理と手動の処理'), text('Batch jobs', 'Scheduled jobs and commands')),
  page(
    '/admin/financial',
    text('全施設の集計', '全施設の入金、手数料、おふたりへのお支払い'),
    text('Totals by venue', 'Payments, commission and transfers of all venues'),
  ),
  page('/admin/financial/payments', text('決済', '全施設の決済'), text('Payments', 'The payments of all venues')),
  page(
    '/admin/financial/payments/:orderId',
    text('決済の詳細', '決済の記録、決済会社への照会、返金'),
    text('Payment', 'Its history, the gateway’s record, and refunds'),
  ),
  page(
    '/admin/financial/reconciliation',
    text('照合', '決済会社の記録との差異'),
    text('Reconciliation', 'Differences from the gateway’s records'),
  ),
  page(
    '/admin/financial/reconciliation/runs',
    text('照合の記録', '毎朝の照合の結果'),
    text('Daily runs', 'The results of each morning’s comparison'),
  ),
  page(
    '/admin/financial/accounts',
    text('振込先の口座', 'おふたりの振込先の口座の検索'),
    text('Bank accounts', 'Search the bank accounts of couples'),
  ),
  page(
    '/admin/financial/admin-link',
    text('入出金明細', '銀行の明細とお振込みの紐づけ'),
    text('Bank statements', 'Bank lines and the transfers that they paid'),
  ),
  page(
    '/admin/financial/corrections',
    text('帳簿の訂正', '二人で確認する、帳簿の手作業の訂正'),
    text('Corrections', 'Corrections of the ledger, checked by two people'),
  ),
  page(
    '/admin/financial/invoices',
    text('請求と月締め', '月ごとの請求書と締め処理'),
    text('Invoices', 'Monthly invoices and closing'),
  ),
  page('/admin/audit', text('操作の記録', 'だれが、いつ、何をしたか'), text('Audit log', 'Who did what, and when')),
  page('/admin/companies', text('企業管理', '企業の一覧'), text('Companies', 'Companies of the platform')),
  page('/admin/companies/new', text('企業の登録', '企業を新しく登録します'), text('New company', 'Register a company')),
  page('/admin/companies/:companyId', text('企業の詳細', '施設の一覧'), text('Company', 'Venues of the company')),
  page(
    `${COMPANY}/login`,
    text('企業ログイン', '企業管理へのログイン'),
    text('Company sign-in', 'Sign in to your company'),
  ),
  page(COMPANY, text('企業ホーム', '施設と本日の挙式'), text('Company home', "Today's ceremonies and venues")),
  page(`${COMPANY}/facilities`, text('施設管理', '施設の一覧'), text('Venues', 'Venues of the company')),
  page(
    `${COMPANY}/facilities/new`,
    text('施設の登録', '施設を新しく登録します'),
    text('New venue', 'Register a venue'),
  ),
  page('/admin/settings', text('運営の設定', '通知先のメールアドレス'), text('Settings', 'Who is notified of alarms')),
  page(
    `${COMPANY}/facilities/:facilityId/payment-settings`,
    text('お支払いの設定', '決済会社との契約'),
    text('Payment settings', 'Contract with the payment gateway'),
  ),
  page(`${COMPANY}/facilities/:facilityId`, text('施設の詳細', '施設の設定'), text('Venue', 'Venue details')),
  page(`${COMPANY}/settings`, text('企業の設定', '企業の設定'), text('Company settings', 'Company settings')),
  page(
    `${FACILITY}/login`,
    text('施設ログイン', '施設管理へのログイン'),
    text('Venue sign-in', 'Sign in to your venue'),
  ),
  page(
    FACILITY,
    text('施設ホーム', '本日の式とこれからの予定'),
    text('Venue home', "Today's ceremonies and upcoming dates"),
  ),
  page(`${FACILITY}/halls`, text('会場管理', '会場の一覧'), text('Halls', 'Halls of the venue')),
  page(`${FACILITY}/halls/new`, text('会場の登録', '会場を新しく登録します'), text('New hall', 'Add a hall')),
  page(
    `${FACILITY}/halls/:hallId`,
    text('会場の詳細', '会場のデザインと見本のページ'),
    text('Hall', 'Design and sample page of a hall'),
  ),
  page(
    `${FACILITY}/calendar`,
    text('カレンダー', '施設の挙式の予定'),
    text('Calendar', 'Ceremonies of the venue by month and week'),
  ),
  page(`${FACILITY}/weddings`, text('結婚式管理', '結婚式の一覧'), text('Weddings', 'Weddings of the venue')),
  page(
    `${FACILITY}/weddings/new`,
    text('結婚式の登録', '結婚式を新しく登録します'),
    text('New wedding', 'Register a wedding'),
  ),
  page(
    `${FACILITY}/weddings/deleted`,
    text('削除済みの結婚式', '削除した結婚式の一覧'),
    text('Deleted weddings', 'Weddings that can be restored'),
  ),
  page(`${FACILITY}/weddings/:weddingId`, text('結婚式の詳細', '結婚式の基本情報'), text('Wedding', 'Wedding details')),
  page(
    `${FACILITY}/weddings/:weddingId/live`,
    text('配信', '映像の配信と録画'),
    text('Live stream', 'Stream and recording'),
  ),
  page(
    `${FACILITY}/weddings/:weddingId/notifications`,
    text('お知らせ', 'ゲストへのお知らせ'),
    text('Notices', 'Notices to the guests'),
  ),
  page(
    `${FACILITY}/weddings/:weddingId/payment`,
    text('ご祝儀', 'この結婚式のご祝儀'),
    text('Gifts', 'Gift money of this wedding'),
  ),
  page(
    `${FACILITY}/weddings/:weddingId/payment-histories`,
    text('入金の経過', 'この結婚式の入金の経過'),
    text('Payment history', 'Every step of the payments of this wedding'),
  ),
  page(
    `${FACILITY}/marketing`,
    text('マーケティング分析', 'ゲストの参加の流れの集計'),
    text('Marketing', 'How guests took part'),
  ),
  page(
    `${FACILITY}/temporary-weddings`,
    text('仮予約', 'おふたりからの仮予約の一覧'),
    text('Registrations', 'Registrations by couples'),
  ),
  page(
    `${FACILITY}/temporary-weddings/:temporaryWeddingId`,
    text('仮予約の詳細', '仮予約の内容と回答'),
    text('Registration', 'Details of a registration and your answer'),
  ),
  page(
    `${FACILITY}/temporary-weddings/:temporaryWeddingId/payment`,
    text('仮予約のお振込先', '仮予約で登録された口座'),
    text('Bank account of a registration', 'The account given with a registration'),
  ),
  page(
    `${FACILITY}/settings`,
    text('施設の設定', '連絡先・販売・通知先の設定'),
    text('Settings', 'Settings of the venue'),
  ),
  page(`${FACILITY}/payments`, text('精算', 'ご祝儀と動画の入金'), text('Payments', 'Gifts and video sales')),
  page(
    `${FACILITY}/payments/archive-video-payments`,
    text('録画の販売', '録画の売上'),
    text('Recording sales', 'Revenue from recordings'),
  ),
  page(
    `${FACILITY}/payments/deposits-balance-summaries`,
    text('お振込み', 'おふたりへのお振込みの一覧'),
    text('Transfers', 'Transfers to couples'),
  ),
  page(
    `${FACILITY}/payments/transfer-files`,
    text('振込ファイル', '銀行に渡す振込ファイルと結果の取り込み'),
    text('Transfer files', 'Files for your bank, and its results'),
  ),
  page(
    `${FACILITY}/payments/unpaid-balance-summaries`,
    text('お振込み前の残高', 'おふたりへお振込みする金額'),
    text('Unpaid balances', 'What couples are still owed'),
  ),
  page(
    `${FACILITY}/payments/commissions`,
    text('手数料', '月ごとの手数料'),
    text('Commission', 'Commission of each month'),
  ),
  page(
    `${FACILITY}/payments/invoice`,
    text('請求書', '月ごとの手数料の請求書'),
    text('Invoices', 'Monthly invoices for the commission'),
  ),
];
