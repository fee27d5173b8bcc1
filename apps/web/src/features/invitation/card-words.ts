import type { Language, Texts } from '@kotohogi/contract/texts/texts';

/**
 * The printed words of an invitation. They follow the language of the card, not of the page around it: a couple looks at
 * both. That is why they are not part of a catalogue.
 */
const WORDS: Texts<
  | 'kind'
  | 'opens'
  | 'japan'
  | 'own'
  | 'day'
  | 'programme'
  | 'guide'
  | 'attending'
  | 'profile'
  | 'reply'
  | 'answer'
  | 'replyBy'
  | 'replyAny'
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
  | 'oneWord'
  | 'photo'
  | 'left'
  | 'leftDays'
  | 'leftHours'
  | 'leftMinutes'
  | 'today'
  | 'map'
  | 'homepage'
  | 'newTab'
  | 'changeable'
> = {
  ja: {
    kind: '結婚式のご案内',
    opens: '開式',
    japan: '日本時間',
    own: 'お住まいの地域の時刻',
    day: '日時と会場',
    programme: '式次第',
    guide: 'ご案内',
    attending: 'オンラインでのご参列',
    profile: 'ふたりのこと',
    reply: 'お返事',
    answer: 'ご返信はこちら',
    replyBy: 'お手数ですが {date} までにお返事をお願いいたします',
    replyAny: 'お返事をお待ちしています',
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
    oneWord: 'ひとこと',
    photo: '{names}の写真',
    left: '開式まで',
    leftDays: 'あと {n} 日',
    leftHours: 'あと {n} 時間',
    leftMinutes: 'あと {n} 分',
    today: '本日',
    map: '地図を見る',
    homepage: '会場のホームページ',
    newTab: '（新しいタブで開きます）',
    changeable: 'ライブとアーカイブは、お返事のあとも開式まで変更いただけます',
  },
  en: {
    kind: 'An invitation to our wedding',
    opens: 'The ceremony begins',
    japan: 'Time in Japan',
    own: 'Your local time',
    day: 'Date and place',
    programme: 'Order of the ceremony',
    guide: 'Good to know',
    attending: 'Joining us online',
    profile: 'The two of us',
    reply: 'Your answer',
    answer: 'Answer here',
    replyBy: 'Please let us know by {date}',
    replyAny: 'We look forward to your answer',
    groom: 'Groom',
    bride: 'Bride',
    birthday: 'Birthday',
    birthplace: 'From',
    bloodType: 'Blood type',
    hobby: 'Pastimes',
    personality: 'Character',
    whatILike: 'Fond of',
    favoriteFood: 'Favourite food',
    whatIWantToDo: 'Would love to',
    oneWord: 'A few words',
    photo: 'A photograph of {names}',
    left: 'Until the ceremony',
    leftDays: '{n} days',
    leftHours: '{n} h',
    leftMinutes: '{n} min',
    today: 'Today',
    map: 'See the map',
    homepage: 'Website of the venue',
    newTab: ' (opens in a new tab)',
    changeable: 'You can change between live and recording until the ceremony starts',
  },
};

export type CardWord = keyof (typeof WORDS)['ja'];

/** Says the printed words of a card in its language. */
export function wordsIn(language: Language): (word: CardWord) => string {
  return word => WORDS[language][word];
}
