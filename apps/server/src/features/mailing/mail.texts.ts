import type { Language } from '@kotohogi/contract/texts/texts';
import type { Occasion } from '@kotohogi/domain/mailing/occasions';

/** The text of a mail to a guest; `couple` as used in a sentence: 陽翔さん・結衣さん, Haruto & Yui. */
interface OccasionText {
  readonly subject: (couple: string) => string;
  /** What has happened, and what the guest can do. */
  readonly paragraphs: (couple: string) => readonly [string, string];
  readonly button: string;
}

/** The texts of mails 15 to 20. */
export const OCCASION_TEXTS: Readonly<Record<Occasion, Readonly<Record<Language, OccasionText>>>> = {
  'week-before': {
    ja: {
      subject: couple => `${couple}の結婚式まで、あと1週間です`,
      paragraphs: couple => [
        `${couple}の結婚式が、1週間後に近づいてまいりました。`,
        '当日は、スマートフォンやパソコンで下のボタンからお入りください。音が出るかどうかは、前もって画面でお試しいただけます。',
      ],
      button: '結婚式の画面を開く',
    },
    en: {
      subject: couple => `One week until the wedding of ${couple}`,
      paragraphs: couple => [
        `The wedding of ${couple} is one week away.`,
        'On the day, join with the button below, on a phone or a computer. You can already test your sound there.',
      ],
      button: 'Open the wedding page',
    },
  },
  'day-before': {
    ja: {
      subject: couple => `明日は${couple}の結婚式です`,
      paragraphs: () => [
        'いよいよ明日となりました。',
        '開式の30分前から、画面でお待ちいただけます。お祝いの言葉は、今日からでもお送りいただけます。',
      ],
      button: '結婚式の画面を開く',
    },
    en: {
      subject: couple => `Tomorrow is the wedding of ${couple}`,
      paragraphs: () => [
        'Tomorrow is the day.',
        'The page is ready for you from 30 minutes before the start. You can send the couple your wishes today.',
      ],
      button: 'Open the wedding page',
    },
  },
  'hour-before': {
    ja: {
      subject: couple => `まもなく${couple}の結婚式がはじまります`,
      paragraphs: () => ['開式まで、1時間ほどになりました。', 'お茶をご用意のうえ、どうぞごゆっくりお待ちください。'],
      button: '画面を開いて待つ',
    },
    en: {
      subject: couple => `Starting soon: the wedding of ${couple}`,
      paragraphs: () => [
        'The ceremony begins in about an hour.',
        'Make yourself a cup of tea and settle in: the page is open.',
      ],
      button: 'Open the wedding page',
    },
  },
  delayed: {
    ja: {
      subject: couple => `${couple}の結婚式は、少し遅れて始まります`,
      paragraphs: () => [
        '会場の進行により、開式が少し遅れております。お待たせして申し訳ございません。',
        '画面はそのままで、始まりしだい自動で切り替わります。',
      ],
      button: '画面を開いて待つ',
    },
    en: {
      subject: couple => `Starting a little later: the wedding of ${couple}`,
      paragraphs: () => [
        'The venue needs a little more time. We are sorry to keep you waiting.',
        'Please keep the page open: it switches to the ceremony by itself as soon as it begins.',
      ],
      button: 'Open the wedding page',
    },
  },
  'live-started': {
    ja: {
      subject: couple => `${couple}の結婚式がはじまりました`,
      paragraphs: () => ['ただいま式がはじまりました。', '下のボタンから、いつでもお入りいただけます。'],
      button: '式を見る',
    },
    en: {
      subject: couple => `Now live: the wedding of ${couple}`,
      paragraphs: () => ['The ceremony has just begun.', 'You can join at any time with the button below.'],
      button: 'Watch the ceremony',
    },
  },
  emergency: {
    ja: {
      subject: couple => `${couple}の結婚式の映像について`,
      paragraphs: () => [
        '会場の都合により、ライブの映像をお届けできなくなりました。お待ちいただいたところ、申し訳ございません。',
        '映像は録画としてご覧いただけるよう、会場が準備しております。整いしだいお知らせします。お祝いの言葉は、今もお送りいただけます。',
      ],
      button: '結婚式の画面を開く',
    },
    en: {
      subject: couple => `About the live video of the wedding of ${couple}`,
      paragraphs: () => [
        'Due to circumstances at the venue, the ceremony can no longer be shown live. We are very sorry.',
        'The venue is preparing a recording, and we will write to you when it is ready. You can still send the couple your wishes.',
      ],
      button: 'Open the wedding page',
    },
  },
  'archive-open': {
    ja: {
      subject: couple => `${couple}の結婚式の録画をご覧いただけます`,
      paragraphs: couple => [
        `${couple}の結婚式の録画が整いました。`,
        'お時間のよいときに、ゆっくりとご覧ください。当日みなさまから届いた拍手やハートも、いっしょに流れます。',
      ],
      button: '録画を見る',
    },
    en: {
      subject: couple => `The recording is ready: the wedding of ${couple}`,
      paragraphs: couple => [
        `The recording of the wedding of ${couple} is ready.`,
        'Watch it whenever it suits you, with the applause and hearts of the day.',
      ],
      button: 'Watch the recording',
    },
  },
  'archive-expiring': {
    ja: {
      subject: couple => `録画をご覧いただけるのは、あとわずかです（${couple}の結婚式）`,
      paragraphs: () => [
        '録画をご覧いただける期間が、あとわずかとなりました。',
        'まだご覧になっていないようでしたら、この機会にどうぞお立ち寄りください。',
      ],
      button: '録画を見る',
    },
    en: {
      subject: couple => `Only a little longer to watch the wedding of ${couple}`,
      paragraphs: () => [
        'The recording is available for only a little longer.',
        'If you have not seen it yet, now is a good time.',
      ],
      button: 'Watch the recording',
    },
  },
};
