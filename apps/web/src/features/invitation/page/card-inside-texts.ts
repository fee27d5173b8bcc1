import type { Language, Texts } from '@kotohogi/contract/texts/texts';

/** The printed words between the greeting and the reply link; they load with those parts. */
const TEXTS: Texts<
  | 'own'
  | 'day'
  | 'programme'
  | 'guide'
  | 'attending'
  | 'profile'
  | 'groom'
  | 'bride'
  | 'birthday'
  | 'birthplace'
  | 'bloodType'
  | 'hobby'
  | 'personality'
  | 'whatILike'
  | 'favoriteFood'
  | 'whatIWantToDo'
  | 'left'
  | 'leftFor'
  | 'today'
  | 'map'
  | 'homepage'
  | 'newTab'
> = {
  ja: {
    own: 'お住まいの地域の時刻',
    day: '日時と会場',
    programme: '式次第',
    guide: 'ご案内',
    attending: 'オンラインでのご参列',
    profile: 'ふたりのこと',
    groom: '新郎',
    bride: '新婦',
    birthday: '誕生日',
    birthplace: '出身',
    bloodType: '血液型',
    hobby: '趣味',
    personality: '性格',
    whatILike: '好きなもの',
    favoriteFood: '好きな食べ物',
    whatIWantToDo: 'これからしたいこと',
    left: '開式まで',
    leftFor: 'あと {length}',
    today: '本日',
    map: '地図を見る',
    homepage: '会場のホームページ',
    newTab: '（新しいタブで開きます）',
  },
  en: {
    own: 'Your local time',
    day: 'Date and place',
    programme: 'Order of the ceremony',
    guide: 'Good to know',
    attending: 'Joining us online',
    profile: 'The two of us',
    groom: 'Groom',
    bride: 'Bride',
    birthday: 'Birthday',
    birthplace: 'From',
    bloodType: 'Blood type',
    hobby: 'Pastimes',
    personality: 'Character',
    whatILike: 'Fond of',
    favoriteFood: 'Favorite food',
    whatIWantToDo: 'Would love to',
    left: 'Until the ceremony',
    leftFor: '{length}',
    today: 'Today',
    map: 'View map',
    homepage: 'Venue website',
    newTab: ' (opens in a new tab)',
  },
};

export type InsideText = keyof (typeof TEXTS)['ja'];

/** Returns those words in the language of the card. */
export function insideTextIn(language: Language): (word: InsideText) => string {
  return word => TEXTS[language][word];
}
