/** Texts of the recording sale, Japanese. Those in docs/product/archive-sale.md#messages are verbatim. */
export const ja = {
  'archiveSale.title': '式の動画をお手元に',
  'archiveSale.taxIncluded': '税込',
  'archiveSale.free': '無料',
  'archiveSale.facts': '{facts}。',
  'archiveSale.facts.and': '・',
  'archiveSale.facts.duration': '{minutes}分',
  'archiveSale.facts.size': '{gigabytes}GB',
  'archiveSale.facts.sizeSmall': '{megabytes}MB',
  'archiveSale.terms': '購入後30日間、ダウンロードできます。公開が終わったあともご覧いただけます。',
  'archiveSale.terms.free': '30日間、ダウンロードできます。公開が終わったあともご覧いただけます。',
  'archiveSale.terms.couple': 'おふたりは、公開のあとも無料でダウンロードできます。',
  'archiveSale.buy': '動画を購入する',
  'archiveSale.buying': '手続きしています',
  'archiveSale.take': '無料でダウンロードする',
  'archiveSale.download': '動画をダウンロードする',
  'archiveSale.downloading': '準備しています',
  'archiveSale.until': '{date} までダウンロードできます',
  'archiveSale.purchased': '購入済み',
  'archiveSale.item': '録画',
  'archiveSale.continue': '本人認証の続きへ',
  'archiveSale.underWay': 'お支払いの結果を確認しています',
  'archiveSale.underWay.hint': '結果が出るまで、もう一度お手続きなさらずにお待ちください。',
  'archiveSale.issuer': '本人認証が終わっていません',
  'archiveSale.issuer.hint': 'カード会社の画面で本人認証を終えると、購入が完了します。',
  'archiveSale.correct': 'カードを直す',
  'archiveSale.ok': 'OK',
  'archiveSale.settled': '既に決済されている可能性があるため、画面を再表示します。',
  'archiveSale.success':
    'アーカイブ動画の購入が完了しました。画面からダウンロードください。別途メールでもダウンロードのリンクを送付しています。合わせてご確認ください。',
} as const;

/** Texts of the couple's own view of the recording, Japanese. Not loaded on guest pages. */
export const recordingDays = {
  'recordingDays.left': 'あと{n}日',
  'recordingDays.today': '本日まで',
  'recordingDays.open': 'ゲストのみなさまは、{date}（日本時間）まで無料でご覧いただけます。',
  'recordingDays.closed': 'ゲストのみなさまにご覧いただけたのは、{date} まででした。',
  'recordingDays.watch': '録画を見る',
} as const;
