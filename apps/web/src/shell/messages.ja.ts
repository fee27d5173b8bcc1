import { statusJa } from '@kotohogi/contract/texts/status.ja';

/** Texts of the shell, Japanese. */
export const ja = {
  ...statusJa,
  'error.title.401': '認証が必要です',
  'error.title.403': 'アクセスが許可されていません',
  'error.title.408': '処理に時間がかかりすぎました',
  'error.title.other': 'エラーが発生しました',
  'error.unexpected':
    '画面を表示できませんでした。もう一度読み込んでも直らないときは、しばらくしてからお試しください。',
  'error.unauthenticated': 'この画面をご覧いただくには、ログインしてください。',
  'error.tooSlow': 'しばらくしてから、もう一度お試しください。',
  'error.forbidden': 'このアカウントでは、この画面を開けません。必要なときは、管理者に権限をご依頼ください。',
  'error.notFound': 'お探しのページは見つかりませんでした。',
  'error.notFound.hint': 'アドレスが変わったか、公開が終わった可能性があります。',
  'error.home': 'トップへ戻る',
  'error.areaHome': 'ホームへ戻る',
  'error.reload': 'もう一度読み込む',
  'error.again': 'もう一度試す',
  'error.details': '詳細（本番環境では表示されません）',
  'error.offline': 'インターネットに接続されていません。入力した内容は、この画面に残っています。',
  'leave.title': '保存していない変更があります。このまま移動しますか？',
  'leave.words': '移動すると、入力した内容は失われます。',
  'leave.confirm': '保存せずに移動する',
  'stage.label': 'お試し環境のお知らせ',
  'stage.local': 'お試し環境です。支払いは行われず、メールは送信箱に残ります。',
  'stage.outbox': '送信箱を見る',
  'time.japan': '日本時間',
  'language.label': '言語: {name}',
  'menu.open': 'メニューを開く',
  'clock.japan': '日本時間',
  'status.404': 'ページが見つかりません',
} as const;
