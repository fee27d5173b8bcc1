import type { Language } from '@kotohogi/contract/texts/texts';
import type { WeddingSummary } from '@kotohogi/server/features/wedding/index';

/** The token in the links of the examples. */
export const TOKEN = 'TqmF5V0cXkS2rZJmUeY8wA3oHn1bLd7gPi4sKvE9xQt';

/** The people in the examples, and the recipient. */
export interface People {
  readonly couple: WeddingSummary['couple'];
  readonly facilityName: string;
  readonly hallName: string;
  readonly host: string;
  readonly guest: string;
  readonly email: string;
  /** Time zone of the guest; empty = Japan. */
  readonly timeZone: string;
  readonly message: string;
  readonly thanks: string;
  /** A notice of the venue; the body is markup. */
  readonly notice: { readonly title: string; readonly body: string };
}

const HARUTO_YUI = [
  { lastName: '高橋', firstName: '陽翔', lastNameRoman: 'Takahashi', firstNameRoman: 'Haruto' },
  { lastName: '森', firstName: '結衣', lastNameRoman: 'Mori', firstNameRoman: 'Yui' },
];

const VENUE = { facilityName: 'ルミエール鎌倉 松籟亭', hallName: 'ガーデンチャペル 木洩れ日' };
const VENUE_EN = { facilityName: 'Lumière Kamakura', hallName: 'Garden Chapel' };

/** A typical couple with its guest and texts. */
export const PEOPLE: Readonly<Record<Language, People>> = {
  ja: {
    couple: HARUTO_YUI,
    ...VENUE,
    host: '高橋 陽翔',
    guest: '山本 直樹',
    email: 'naoki@example.jp',
    timeZone: '',
    message: 'ご結婚おめでとうございます。いつまでもお幸せに。',
    thanks: '直樹さん、あたたかい言葉をありがとう。\n遠くから見守ってくださって、とても心強かったです。',
    notice: {
      title: '開始時刻のお知らせ',
      body: '<p>ただいま準備を進めております。開始は13時15分ごろの予定です。</p>',
    },
  },
  en: {
    couple: HARUTO_YUI,
    ...VENUE_EN,
    host: 'Haruto Takahashi',
    guest: 'Emma Wilson',
    email: 'emma@example.com',
    timeZone: 'Europe/London',
    message: 'Congratulations, you two! We wish you a lifetime of joy.',
    thanks: 'Dear Emma, thank you for your kind words.\nIt meant so much to have you with us from so far away.',
    notice: {
      title: 'A later start',
      body: '<p>We are still getting ready. The ceremony is expected to start at about 13:15.</p>',
    },
  },
};
