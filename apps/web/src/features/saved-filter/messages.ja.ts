/** Texts of saved filters, Japanese. */
export const ja = {
  'savedFilter.list': '保存した条件',
  'savedFilter.save': 'この条件を保存',
  'savedFilter.name': '条件の名前',
  'savedFilter.name.hint': '例：招待状が未公開の結婚式。同じ名前の条件がある場合は、置き換わります。',
  'savedFilter.confirm': '保存する',
  'savedFilter.cancel': 'キャンセル',
  'savedFilter.saved': '条件「{name}」を保存しました。',
  'savedFilter.menu': '条件「{name}」の操作',
  'savedFilter.rename': '名前を変更',
  'savedFilter.rename.title': '条件「{name}」の名前を変更',
  'savedFilter.remove': '削除',
  'savedFilter.removed': '条件「{name}」を削除しました。',
  'savedFilter.undo': '元に戻す',
} as const;
