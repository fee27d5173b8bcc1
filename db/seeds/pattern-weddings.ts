import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { DEFAULT_PROGRAM } from '@kotohogi/domain/invitation/defaults';
import type { ProgramItem } from '@kotohogi/domain/invitation/types';
import { type Name, name } from './people.ts';
import type { CoupleTexts } from './rows.ts';

/** A hall of the demo's first venue with one of the six patterns, and a couple that will marry there. */
export interface PatternWedding {
  readonly pattern: DesignPattern;
  readonly hall: { readonly name: string; readonly venue: string };
  /** The key of their wedding. */
  readonly key: string;
  readonly couple: readonly [Name, Name];
  /** When the ceremony starts, in hours of the day in Japan. */
  readonly hour: number;
  readonly texts: CoupleTexts;
}

const part = (title: string, titleEn: string, highlight = false): ProgramItem => ({
  title,
  titleEn,
  text: '',
  highlight,
});

const ENTRANCE = part('新郎新婦 入場', 'The bride and groom enter');
const VOWS = part('誓いの言葉', 'Vows');
const RINGS = part('指輪の交換', 'Exchange of rings');
const SIGNING = part('結婚証明書に署名', 'Signing of the certificate');
const EXIT = part('新郎新婦 退場', 'The bride and groom leave');
const GREETING = part('おふたりからのご挨拶', 'A greeting from the couple to you', true);

/** One for each pattern, in the order in which a hall's form lists them. */
export const PATTERN_WEDDINGS: readonly PatternWedding[] = [
  {
    pattern: 'natural',
    hall: { name: 'ガーデンチャペル 木洩れ日', venue: '本館 南庭' },
    key: 'yuto-mei',
    couple: [name('安藤 悠人 アンドウ ユウト'), name('桜井 芽衣 サクライ メイ')],
    hour: 13,
    texts: {
      greetings:
        '木立にかこまれた軽井沢の庭で\nわたしたちは結婚式を挙げることになりました\n遠くにお住まいの皆様とも\n同じ木洩れ日の下にいるような\nひとときを過ごせましたら幸いです',
      greetingsEn:
        'We are getting married\nin a garden among the trees of Karuizawa.\nWherever you are, we hope you will feel\nthat you are sitting right there with us.',
      sections: {
        programs: DEFAULT_PROGRAM,
        attendanceGuides: [
          {
            title: 'ご視聴の準備',
            text: '開式の10分前から、お庭の様子をお届けします。',
            titleEn: 'Before the ceremony',
            textEn: 'You will see the garden from ten minutes before the ceremony.',
          },
        ],
      },
      people: [
        { hobby: 'キャンプ、焚き火', oneWord: '木々の音まで届きますように。' },
        { hobby: '草花のスケッチ', oneWord: '画面の向こうのみなさんに、手を振ります。' },
      ],
    },
  },
  {
    pattern: 'marine',
    hall: { name: '湖畔テラス 水音', venue: '湖畔館 1階' },
    key: 'kaito-nagisa',
    couple: [name('水野 海斗 ミズノ カイト'), name('浜田 渚 ハマダ ナギサ')],
    hour: 11,
    texts: {
      greetings:
        'ヨットの上で出会ったふたりが\nこのたび ひとつの船で漕ぎ出すことになりました\n波のある日も 凪の日も\n手を取り合って進んでまいります\n門出を見守っていただけましたら嬉しく存じます',
      greetingsEn:
        'We met on a sailing boat,\nand now we are setting out together.\nWe would love you to be there, from wherever you are,\nwhen we leave the harbor.',
      sections: {
        programs: [
          ENTRANCE,
          VOWS,
          RINGS,
          part('舫い結びのセレモニー', 'Tying the knot: a bowline for two'),
          SIGNING,
          EXIT,
          GREETING,
        ],
        attendanceGuides: [
          {
            title: '屋外の挙式です',
            text: '風の強い日は、同じ館内の広間に移ります。配信はそのままご覧いただけます。',
            titleEn: 'An outdoor ceremony',
            textEn: 'On a windy day we move indoors. Your link stays the same.',
          },
        ],
      },
      people: [
        { hobby: 'ヨット、釣り', oneWord: '湖の風ごと、お届けします。' },
        { hobby: '水彩画', oneWord: '青いものを身につけて見てもらえたらうれしいです。' },
      ],
    },
  },
  {
    pattern: 'tropical-pop',
    hall: { name: 'サンルーム 南風', venue: '東館 2階' },
    key: 'riku-kaho',
    couple: [name('比嘉 陸 ヒガ リク'), name('宮城 夏帆 ミヤギ カホ')],
    hour: 15,
    texts: {
      greetings:
        'けっこんします！\n堅苦しいことはなしにして\nいつもの笑顔で見に来てください\nお気に入りの飲みものを片手に\nいっしょに乾杯しましょう',
      greetingsEn:
        'We are getting married!\nNo speeches, no ties.\nJust bring your favorite drink\nand raise a glass with us on screen.',
      sections: {
        programs: [
          ENTRANCE,
          part('ふたりで書いた誓いの言葉', 'Vows in our own words'),
          RINGS,
          part('ウクレレで一曲', 'A song on the ukulele'),
          part('みんなで乾杯', 'A toast, all together', true),
          GREETING,
        ],
        attendanceGuides: [
          {
            title: '乾杯のお願い',
            text: '式の終わりに画面ごしで乾杯します。飲みものをご用意ください。',
            titleEn: 'Bring a drink',
            textEn: 'We will raise a glass together at the end of the ceremony.',
          },
        ],
      },
      people: [
        { hobby: 'サーフィン、カレーづくり', oneWord: 'リアクション、たくさん待ってます！' },
        { hobby: 'フラ、ウクレレ', oneWord: 'アロハシャツで見てくれたら最高です。' },
      ],
    },
  },
  {
    pattern: 'vintage-tropical-flower',
    hall: { name: '温室サロン 花暦', venue: '温室' },
    key: 'kanade-sumire',
    couple: [name('柴田 奏 シバタ カナデ'), name('古川 菫 フルカワ スミレ')],
    hour: 14,
    texts: {
      greetings:
        '古い植物図鑑の頁をめくるように\nゆっくりと歩んできたわたしたちが\nこのたび夫婦となる日を迎えます\n花々に囲まれたささやかな式を\n遠くからも見届けていただけますように',
      greetingsEn:
        'Like the pages of an old book of flowers,\nour years together have turned slowly.\nNow we come to a new chapter,\nand we would be so glad to have you with us.',
      sections: {
        programs: [
          ENTRANCE,
          VOWS,
          RINGS,
          part('祖母の花束を受け継ぐ', 'The bouquet passes from grandmother to bride'),
          SIGNING,
          EXIT,
          GREETING,
        ],
        attendanceGuides: [],
      },
      people: [
        { hobby: '古書集め、珈琲', oneWord: '季節がめぐるたび、思い出してもらえる日に。' },
        { hobby: '押し花', oneWord: '温室の花を、一輪ずつ選びました。' },
      ],
    },
  },
  {
    pattern: 'classic-noble',
    hall: { name: 'チャペル・ルミエール', venue: '本館 1階' },
    key: 'reiji-sakurako',
    couple: [name('高倉 怜司 タカクラ レイジ'), name('白石 桜子 シライシ サクラコ')],
    hour: 11.5,
    texts: {
      greetings:
        '謹啓 皆様におかれましては\nますますご清祥のこととお慶び申し上げます\nこのたび私どもは\n結婚式を挙げる運びとなりました\n遠方の皆様にもお見守りいただきたく\nオンラインにてご案内申し上げます\n謹白',
      greetingsEn:
        'Together with our families,\nwe request the pleasure of your company online\nat the celebration of our marriage.',
      sections: {
        programs: [
          part('パイプオルガン 前奏', 'Organ prelude'),
          ENTRANCE,
          part('聖書朗読', 'Reading'),
          VOWS,
          RINGS,
          SIGNING,
          part('祝祷', 'Benediction'),
          EXIT,
          GREETING,
        ],
        attendanceGuides: [
          {
            title: '挙式中のお願い',
            text: '前奏から始まります。開式の5分前までにページをお開きください。',
            titleEn: 'Joining on time',
            textEn: 'The organ prelude opens the ceremony. Please join five minutes early.',
          },
        ],
      },
      people: [
        { hobby: 'チェロ、美術館めぐり', oneWord: 'ご多用のなか、お時間をいただきありがとうございます。' },
        { hobby: '茶道、着物', oneWord: '皆様に見守られて誓えることを、光栄に思います。' },
      ],
    },
  },
  {
    pattern: 'stylish',
    hall: { name: 'スカイサロン 白樺', venue: '本館 最上階' },
    key: 'kei-rin',
    couple: [name('黒川 慧 クロカワ ケイ'), name('瀬戸 凛 セト リン')],
    hour: 16,
    texts: {
      greetings:
        '余白のある一日にしたいと思います\n誓いの言葉と 指輪と 乾杯だけ\n短い式ですが\nいちばん大切なところを\nいっしょに見てください',
      greetingsEn:
        'A short ceremony.\nVows, rings, a toast.\nThe part that matters most,\nwith the people who matter most.',
      sections: {
        programs: [ENTRANCE, VOWS, RINGS, part('乾杯', 'Toast'), GREETING],
        attendanceGuides: [],
      },
      people: [
        { hobby: '建築写真', oneWord: '15分だけ、時間をください。' },
        { hobby: 'ヨガ、書', oneWord: '静かな式です。音を出してご覧ください。' },
      ],
    },
  },
];

/** The couple whose wedding was long ago, and whose data is erased. */
export const ERASED = {
  key: 'shota-misaki',
  couple: [name('石田 翔太 イシダ ショウタ'), name('上野 美咲 ウエノ ミサキ')],
} as const;
