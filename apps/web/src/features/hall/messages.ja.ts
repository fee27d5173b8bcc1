/** Texts of halls, Japanese. */
export const ja = {
  'hall.list': '会場の一覧',
  'hall.name': '会場名',
  'hall.venue': '場所',
  'hall.pattern': 'デザイン',
  'hall.pattern.natural': 'ナチュラル',
  'hall.pattern.marine': 'マリン',
  'hall.pattern.tropical-pop': 'トロピカルポップ',
  'hall.pattern.vintage-tropical-flower': 'ヴィンテージトロピカルフラワー',
  'hall.pattern.classic-noble': 'クラシックノーブル',
  'hall.pattern.stylish': 'スタイリッシュ',
} as const;
