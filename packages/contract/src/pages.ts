import { finderOf, type PageRow, page, text, trial } from './pages/page.ts';
import { STAFF_PAGES } from './pages/staff.ts';
import { WEDDING_PAGES } from './pages/wedding.ts';

/** The pages that belong to no area: before signing in, a person's account, the documentation. */
const OTHER_PAGES: readonly PageRow[] = [
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
  trial('/docs/api', text('API', 'APIリファレンス'), text('API', 'API reference')),
  trial('/docs/frames/child', text('部品', '部品だけの画面'), text('Parts', 'Parts alone')),
  trial('/docs/:sectionId?', text('部品と状態', '画面の部品の見本帳'), text('Parts and states', 'Component gallery')),
];

/**
 * Titles and descriptions of every page. They never contain a couple's name: they are sent to anyone
 * (docs/product/link-preview.md).
 */
export const PAGES: readonly PageRow[] = [...OTHER_PAGES, ...STAFF_PAGES, ...WEDDING_PAGES];

/** The page of a path; undefined for a 404. */
export const findPage = finderOf(PAGES);
