import type { Language } from '@kotohogi/contract/texts/texts';
import type { Occasion } from '@kotohogi/domain/mailing/occasions';

/** What a mail to a guest says; `couple` as it stands in a sentence: 陽翔さん・結衣さん, Haruto & Yui. */
interface OccasionText {
  readonly subject: (couple: string) => string;
  readonly paragraphs: (couple: string) => readonly string[];
  readonly button: string;
}

/** The words of mails 15 to 20. */
export const OCCASION_TEXTS: Readonly<Record<Occasion, Readonly<Record<Language, OccasionText>>>> = {
  'week-before': {
    ja: {
      subject: couple => `${couple}の結婚式まで、あと1週間です`,
      paragraphs: couple => [
        `${couple}の結婚式が、1週間後に近づいてまいりました。`,
        '当日は、スマートフォンやパソコンで下のボタンからお入りください。音が出るかどうかは、前もって画面でお試しいただけます。',
      ],
      button: '当日の画面を開く',
    },
    en: {
      subject: couple => `One week to the wedding of ${couple}`,
      paragraphs: couple => [
        `The wedding of ${couple} is one week from now.`,
        'On the day, open the page with the button below, on a phone or a computer. You can already try there whether you hear the sound.',
      ],
      button: 'Open the page of the day',
    },
  },
  'day-before': {
    ja: {
      subject: couple => `明日は${couple}の結婚式です`,
      paragraphs: () => [
        'いよいよ明日となりました。',
        '開式の30分前から、画面でお待ちいただけます。お祝いの言葉は、今日からでもお送りいただけます。',
      ],
      button: '当日の画面を開く',
    },
    en: {
      subject: couple => `Tomorrow: the wedding of ${couple}`,
      paragraphs: () => [
        'Tomorrow is the day.',
        'The page is ready for you from 30 minutes before the start. You can send the couple your wishes today already.',
      ],
      button: 'Open the page of the day',
    },
  },
  'hour-before': {
    ja: {
      subject: couple => `まもなく${couple}の結婚式がはじまります`,
      paragraphs: () => ['開式まで、1時間ほどになりました。', 'お茶をご用意のうえ、どうぞごゆっくりお待ちください。'],
      button: '画面を開いて待つ',
    },
    en: {
      subject: couple => `The wedding of ${couple} begins soon`,
      paragraphs: () => ['The ceremony begins in about an hour.', 'Make yourself comfortable; the page is open.'],
      button: 'Open the page and wait',
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
      subject: couple => `The wedding of ${couple} begins a little later`,
      paragraphs: () => [
        'The venue needs a little more time. We are sorry to keep you waiting.',
        'Leave the page open: it changes by itself as soon as the ceremony begins.',
      ],
      button: 'Open the page and wait',
    },
  },
  'live-started': {
    ja: {
      subject: couple => `${couple}の結婚式がはじまりました`,
      paragraphs: () => ['ただいま式がはじまりました。', '下のボタンから、いつでもお入りいただけます。'],
      button: '式を見る',
    },
    en: {
      subject: couple => `The wedding of ${couple} has begun`,
      paragraphs: () => ['The ceremony has just begun.', 'Come in at any time with the button below.'],
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
      button: '画面を開く',
    },
    en: {
      subject: couple => `About the picture from the wedding of ${couple}`,
      paragraphs: () => [
        'For reasons at the venue we cannot show the ceremony live any more. We are sorry.',
        'The venue is preparing it as a recording; we will write to you when it is there. You can still send the couple your wishes.',
      ],
      button: 'Open the page',
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
      subject: couple => `The recording of the wedding of ${couple} is ready`,
      paragraphs: couple => [
        `The recording of the wedding of ${couple} is ready.`,
        'Watch it whenever it suits you. The applause and the hearts of the day are part of it.',
      ],
      button: 'Watch the recording',
    },
  },
  'archive-expiring': {
    ja: {
      subject: couple => `${couple}の結婚式の録画は、まもなく公開を終了します`,
      paragraphs: () => [
        '録画をご覧いただける期間が、残りわずかとなりました。',
        'まだご覧になっていないようでしたら、この機会にどうぞお立ち寄りください。',
      ],
      button: '録画を見る',
    },
    en: {
      subject: couple => `The recording of the wedding of ${couple} is open for a little longer`,
      paragraphs: () => [
        'The recording will soon be taken down.',
        'If you have not seen it yet, this is a good moment to drop by.',
      ],
      button: 'Watch the recording',
    },
  },
};
