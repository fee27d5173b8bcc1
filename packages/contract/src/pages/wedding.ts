import { finderOf, type PageRow, page, text } from './page.ts';

const WEDDING = '/c/:companyAccountId?/weddings/:weddingKey';
const MANAGE = '/c/:companyAccountId?/weddings/:weddingKey?/manage';

/** The pages of a wedding: of its couple, then of its guests. */
export const WEDDING_PAGES: readonly PageRow[] = [
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
];

/** The page of a wedding at a path; undefined if there is none. */
export const findWeddingPage = finderOf(WEDDING_PAGES);
