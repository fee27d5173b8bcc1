import type { Language } from './texts/texts.ts';

interface PageTexts {
  readonly title: string;
  readonly description: string;
}

/**
 * A page of the product: its path, its title, and whether search engines may index it
 * (docs/product/language.md#choosing).
 */
export interface PageRow {
  /** `:x` is a parameter; `:x?` may be missing. */
  readonly path: string;
  readonly texts: Readonly<Record<Language, PageTexts>>;
  readonly isIndexed: boolean;
  /** Not in production. */
  readonly isTrialOnly?: boolean;
}

const page = (path: string, ja: PageTexts, en: PageTexts, isIndexed = false): PageRow => ({
  path,
  texts: { ja, en },
  isIndexed,
});

const trial = (path: string, ja: PageTexts, en: PageTexts): PageRow => ({ ...page(path, ja, en), isTrialOnly: true });

const text = (title: string, description: string): PageTexts => ({ title, description });

const COMPANY = '/c/:companyAccountId?/manage';
const FACILITY = '/c/:companyAccountId?/facilities/:facilityAccountId?/manage';
const WEDDING = '/c/:companyAccountId?/weddings/:weddingKey';
const MANAGE = '/c/:companyAccountId?/weddings/:weddingKey?/manage';

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

/**
 * Titles and descriptions of every page. They never contain a couple's name: they are sent to anyone
 * (docs/product/link-preview.md).
 */
export const PAGES: readonly PageRow[] = [
  page(
    '/',
    text('オンライン結婚式', '遠くにいる大切な人と、結婚式の時間を分かち合うためのサービスです。'),
    text('Online weddings', 'Share the ceremony with those who cannot come.'),
    true,
  ),
  page('/mails', text('お届けするメール', 'メールの種類を選びます'), text('Emails', 'Choose which emails you receive')),
  page(
    '/register',
    text('仮予約', 'オンライン結婚式の仮予約をお申し込みいただけます。'),
    text('Registration', 'Register an online wedding at your venue.'),
    true,
  ),
  page(
    '/register/completion',
    text('仮予約をお預かりしました', 'これからの流れ'),
    text('We have your registration', 'Next steps'),
  ),
  page('/login', text('ログイン', '利用できる画面へのログイン'), text('Sign in', 'Sign in to your areas')),
  page('/account/login', text('ログイン', 'アカウントへのログイン'), text('Sign in', 'Sign in to your account')),
  page('/account', text('アカウント', '利用できる画面'), text('Account', 'The areas you can use')),
  page('/account/profile', text('アカウント情報', 'お名前とメールアドレス'), text('Your account', 'Name and address')),
  page(
    '/account/profile/email/:token',
    text('新しいメールアドレス', 'メールアドレスの確認'),
    text('Your new email address', 'Confirm your email address'),
  ),
  page('/account/apiKey', text('APIキー', '作ったキーの一覧'), text('API keys', 'Your API keys')),
  page('/account/apiKey/new', text('新しいAPIキー', 'キーを作る'), text('New API key', 'Create a key')),
  page('/account/password', text('パスワードの変更', '新しいパスワード'), text('Password', 'Change your password')),
  page(
    '/account/password/reset',
    text('パスワードの再設定', '再設定のメールをお送りします'),
    text('Reset your password', 'Get an email to choose a new password'),
  ),
  page(
    '/account/password/reset/:token',
    text('新しいパスワード', '新しいパスワードを決めます'),
    text('Your new password', 'Choose a new password'),
  ),
  page(
    '/account/invites/:token?/activate',
    text('ご招待', '招待を受けて設定します'),
    text('Invitation', 'Accept an invitation'),
  ),
  page(
    '/admin/login',
    text('管理者ログイン', '運営管理へのログイン'),
    text('Administrator sign-in', 'Sign in to the platform'),
  ),
  ...userPages('/admin'),
  ...userPages('/c/:companyAccountId?/manage'),
  ...userPages(FACILITY),
  page(
    '/admin',
    text('運営管理', '本日の状況とお知らせ'),
    text('Platform', "Today's ceremonies and what needs attention"),
  ),
  page('/admin/lives', text('配信枠', '全施設の配信枠'), text('Live slots', 'The live slots of all venues')),
  page('/admin/lives/:weddingId', text('配信枠の詳細', '配信枠の状態と履歴'), text('Live slot', 'State and history')),
  page('/admin/batch', text('バッチ処理', '定期処理と手動の処理'), text('Batch jobs', 'Scheduled jobs and commands')),
  page('/admin/audit', text('操作の記録', 'だれが、いつ、何をしたか'), text('Audit log', 'Who did what, and when')),
  page('/admin/companies', text('企業管理', '企業の一覧'), text('Companies', 'Companies of the platform')),
  page('/admin/companies/new', text('企業の登録', '企業を新しく登録します'), text('New company', 'Register a company')),
  page('/admin/companies/:companyId', text('企業の詳細', '施設の一覧'), text('Company', 'Venues of the company')),
  page(
    '/c/:companyAccountId?/manage/login',
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
    '/c/:companyAccountId?/manage/facilities/:facilityId/payment-settings',
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
    `${MANAGE}/login`,
    text('おふたりのログイン', '結婚式の準備をつづけます'),
    text('Sign in', 'Continue planning your wedding'),
  ),
  page(
    `${MANAGE}/verify`,
    text('はじめての設定', 'パスワードの設定と内容の確認'),
    text('Getting started', 'Set your password and check the details'),
  ),
  page(
    `${MANAGE}/password/reset`,
    text('パスワードの再設定', '再設定のメールをお送りします'),
    text('Reset your password', 'Get an email to choose a new password'),
  ),
  page(
    `${MANAGE}/password/reset/:token`,
    text('新しいパスワード', '新しいパスワードを決めます'),
    text('Your new password', 'Choose a new password'),
  ),
  page(MANAGE, text('おふたりのホーム', '準備の進み具合とお返事'), text('Home', 'Your progress and replies')),
  page(`${MANAGE}/invitation`, text('招待状の編集', '招待状をつくります'), text('Invitation', 'Write your invitation')),
  page(`${MANAGE}/profile`, text('プロフィール', 'おふたりの紹介'), text('Profile', 'The two of you')),
  page(`${MANAGE}/attendants`, text('ゲスト', 'お返事の一覧'), text('Guests', 'Replies from your guests')),
  page(
    `${MANAGE}/attendants/:attendantId`,
    text('ゲスト', 'お返事とその変更履歴'),
    text('Guest', 'Replies and their history'),
  ),
  page(
    `${MANAGE}/congratulations`,
    text('お祝いの言葉', '届いたお祝いの言葉'),
    text('Messages', 'Messages from your guests'),
  ),
  page(`${MANAGE}/payment`, text('ご祝儀とお振込み', 'ご祝儀の合計'), text('Gifts', 'Totals of your gifts')),
  page(`${MANAGE}/share`, text('招待を送る', '招待状のリンクを送ります'), text('Share', 'Send your invitation')),
  page(
    '/c/:companyAccountId?/weddings/:weddingKey?/login',
    text('ゲストのログイン', '結婚式の画面に入ります'),
    text('Guest sign-in', 'Enter the wedding'),
  ),
  page(
    `${WEDDING}/password/reset`,
    text('パスワードの再設定', '再設定のメールをお送りします'),
    text('Reset your password', 'Get an email to choose a new password'),
  ),
  page(
    `${WEDDING}/password/reset/:token`,
    text('新しいパスワード', '新しいパスワードを決めます'),
    text('Your new password', 'Choose a new password'),
  ),
  page(
    `${WEDDING}/enter`,
    text('結婚式へようこそ', 'メールのリンクから入ります'),
    text('Welcome', 'Sign in with your link'),
  ),
  page(WEDDING, text('結婚式', 'オンラインでご参列いただけます'), text('The wedding', 'Attend online')),
  page(
    `${WEDDING}/invitation`,
    text('結婚式のご案内', '結婚式にご招待します'),
    text('Invitation', 'You are invited to a wedding'),
  ),
  page(
    `${WEDDING}/invitation/form`,
    text('ご出欠のお返事', '招待状へのお返事'),
    text('Reply', 'Reply to the invitation'),
  ),
  page(
    `${WEDDING}/invitation/complete`,
    text('お返事をお届けしました', 'お返事の控え'),
    text('Thank you', 'Your reply has been sent'),
  ),
  page(
    `${WEDDING}/invitation/complete-absence`,
    text('お返事をお届けしました', 'お返事の控え'),
    text('Thank you', 'Your reply has been sent'),
  ),
  page(
    `${WEDDING}/audience`,
    text('参列者', 'オンラインで参列される方の一覧'),
    text('Guests', 'Guests attending online'),
  ),
  page(
    `${WEDDING}/program`,
    text('式次第', '挙式の流れ'),
    text('Program', 'The order of the ceremony and what is happening now'),
  ),
  page(
    `${WEDDING}/profile`,
    text('プロフィール', 'ニックネーム・画像・お返事・見やすさの設定'),
    text('Your profile', 'Nickname, picture, reply and reading settings'),
  ),
  page(
    `${WEDDING}/payment`,
    text('ご祝儀と動画', 'お支払いの結果と控え'),
    text('Gifts and video', 'Results and receipts'),
  ),
  trial('/docs/api', text('API', 'APIリファレンス'), text('API', 'API reference')),
  trial('/docs/frames/child', text('部品', '部品だけの画面'), text('Parts', 'Parts alone')),
  trial('/docs/:sectionId?', text('部品と状態', '画面の部品の見本帳'), text('Parts and states', 'Component gallery')),
];

/** A path segment that is an id: not one of the reserved words (docs/product/company.md#account-ids). */
const ID = '/(?!(?:manage|facilities|weddings|login)(?:/|$))[^/]+';

function toPattern(path: string): RegExp {
  const source = path.replace(/\/:\w+(\?)?/g, (_, optional?: string) => (optional ? `(?:${ID})?` : ID));
  return new RegExp(`^${source}/?$`);
}

const PATTERNS = PAGES.map(row => ({ row, pattern: toPattern(row.path) }));

/** The page of a path; undefined for a 404. */
export function findPage(path: string): PageRow | undefined {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.row;
}
