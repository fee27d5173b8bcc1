import type { Language, Texts } from '@kotohogi/contract/texts/texts';

/**
 * The printed words of the hero and footer of an invitation; those in between load later. They follow the language of
 * the card, not of the page, because a couple previews both languages. That is why they are not in a message catalog.
 */
const TEXTS: Texts<'kind' | 'opens' | 'japan' | 'reply' | 'answer' | 'replyBy' | 'replyAny' | 'photo' | 'changeable'> =
  {
    ja: {
      kind: '結婚式のご案内',
      opens: '開式',
      japan: '日本時間',
      reply: 'お返事',
      answer: 'ご返信はこちら',
      replyBy: 'お手数ですが {date} までにお返事をお願いいたします',
      replyAny: 'お返事をお待ちしています',
      photo: '{names}の写真',
      changeable: 'ライブでのご参列とアーカイブでのご視聴は、お返事のあとも、開式まで切り替えていただけます',
    },
    en: {
      kind: 'An invitation to our wedding',
      opens: 'The ceremony begins',
      japan: 'Japan time',
      reply: 'Your answer',
      answer: 'Answer here',
      replyBy: 'Please let us know by {date}',
      replyAny: 'We look forward to your answer',
      photo: 'A photograph of {names}',
      changeable:
        'After you reply, you can still switch between watching live and watching the recording until the ceremony starts',
    },
  };

/** Returns the printed words of a card in its language. */
export function cardTextIn(language: Language): (word: keyof (typeof TEXTS)['ja']) => string {
  return word => TEXTS[language][word];
}
