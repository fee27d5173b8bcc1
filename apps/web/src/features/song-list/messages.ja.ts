/** Texts of the songs in a recording. */
export const ja = {
  'songList.title': 'ゲストの耳に届く曲',
  'songList.text':
    '録画の中で流れる曲をご記入ください。録画の販売は、曲目をご記入いただくか、曲が流れないことをご確認いただくと始まります。',
  'songList.missing': '曲目が未記入のため、録画はまだ販売されません。',
  'songList.none': 'この録画では曲は流れません',
  'songList.noneHint': '曲を登録しているあいだは選べません。',
  'songList.list': '曲目',
  'songList.add': '曲を追加',
  'songList.full': '曲は{n}曲までです。',
  'songList.edit': '{name}を編集',
  'songList.remove': '{name}を削除',
  'songList.dialog.add': '曲の追加',
  'songList.dialog.edit': '曲の編集',
  'songList.song': '曲名',
  'songList.artist': 'アーティスト・作曲者',
  'songList.rights': '権利についてのメモ',
  'songList.rightsHint': '例：ISUM申請済み、JASRAC作品コード、著作権の保護期間満了',
  'songList.save': '保存する',
} as const;
