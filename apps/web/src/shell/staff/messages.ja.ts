/** What the frame of the staff areas says, in Japanese. */
export const ja = {
  'newer.title': 'ほかの人が先に更新しました',
  'newer.text': '入力した内容はこの画面に残っています。新しくなった項目をご確認のうえ、もう一度保存してください。',
  'newer.taken': '新しい内容を取り込んだ項目',
  'newer.conflicts': '両方で変更された項目（入力した内容を残しています）',
  'newer.theirs': '先に保存された内容：{value}',
  'newer.none': '変更された項目は、この画面にはありません。',
  'newer.empty': '（空欄）',
  'list.cut': '先頭の50,000件までを表示しています。絞り込みをご利用ください。',
  'search.open': '検索',
  'help.label': 'このページについて',
  'help.what': 'このページでできること',
  'help.who': '見られる人',
  'help.next': 'この後の流れ',
} as const;
