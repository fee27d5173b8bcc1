/** Sample greetings in both languages: formal, seasonal, casual. */
export const GREETING_SAMPLES = [
  {
    id: 'formal',
    ja: '謹啓 皆様にはますますご清祥のこととお慶び申し上げます\nこのたび 私たちは結婚式を挙げることになりました\n遠くにいらっしゃる皆様にも\nオンラインで見届けていただけましたら幸いです\n敬具',
    en: 'We are getting married.\nWherever you may be,\nit would make us very happy\nto have you with us online\non our wedding day.',
  },
  {
    id: 'season',
    ja: '木々の緑がやさしく揺れる季節に\nふたりの門出を迎えることとなりました\n遠くにいらっしゃるみなさまにも\nオンラインで見届けていただけましたら\nこれほど嬉しいことはございません',
    en: 'In the season of new leaves\nwe begin our life together.\nNothing would make us happier\nthan to have you watching from afar.',
  },
  {
    id: 'friends',
    ja: 'いつもありがとう\nこのたび 結婚することになりました\n遠くにいても一緒にお祝いできるように\n式をオンラインでお届けします\n当日 画面ごしに会えるのを楽しみにしています',
    en: 'Thank you for being with us all this time.\nWe are getting married!\nThe ceremony will be online, so that we can celebrate together\nhowever far away you are.\nWe look forward to seeing you on the day.',
  },
] as const;
export type GreetingSample = (typeof GREETING_SAMPLES)[number]['id'];
