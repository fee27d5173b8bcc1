/** Texts of the venue's calendar, Japanese. */
export const ja = {
  'wedding.calendar.view': '表示',
  'wedding.calendar.view.month': '月',
  'wedding.calendar.view.week': '週',
  'wedding.calendar.previous.month': '前の月',
  'wedding.calendar.previous.week': '前の週',
  'wedding.calendar.next.month': '次の月',
  'wedding.calendar.next.week': '次の週',
  'wedding.calendar.today': '今日',
  'wedding.calendar.range': '{from} 〜 {to}',
  'wedding.calendar.table': '{period}の挙式',
  'wedding.calendar.hall': '会場',
  'wedding.calendar.add': '{date}に挙式を登録する',
  'wedding.calendar.addInHall': '{date}、{hall}に挙式を登録する',
  'wedding.calendar.more': 'ほか{count}件',
  'wedding.calendar.conflict': '会場を使う時間が重なっています',
  'wedding.calendar.conflicts': '{count}件の挙式で、同じ会場の開式の間隔が3時間より短くなっています。',
  'wedding.calendar.empty.month': 'この月に挙式の予定はありません',
  'wedding.calendar.empty.week': 'この週に挙式の予定はありません',
  'wedding.calendar.noHalls': '会場がまだ登録されていません',
  'wedding.calendar.help.page.what':
    '施設のすべての挙式を、月または週で見渡すページです。週の表示では、会場ごとに並びます。',
  'wedding.calendar.help.page.who':
    '挙式を見られるスタッフ全員が見られます。登録できるのは、挙式を登録できる役割だけです。',
  'wedding.calendar.help.page.next':
    '挙式を選ぶと、その詳細に進みます。空いている日を選ぶと、会場と日付の入った登録画面が開きます。Googleカレンダーなどで見るためのリンクは、会場のページで作成できます。',
  'wedding.hallUse.ask': 'この日時で登録しますか？',
  'wedding.hallUse.text': '会場の準備が間に合うことをご確認のうえ、進めてください。',
  'wedding.hallUse.confirm': 'このまま進める',
  'wedding.hallUse.back': '日時を選びなおす',
} as const;
