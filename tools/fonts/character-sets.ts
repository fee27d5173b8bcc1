/** Characters from one code point to another, inclusive. */
function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

/** Basic Latin and English punctuation. */
export const ASCII: ReadonlySet<string> = new Set([...range(0x20, 0x7e), ...'–—‘’“”…·×¥©']);

/**
 * The characters of headings, dates, initials and names, used by the display font. Symbols of forms and addresses are
 * left out.
 */
export const DISPLAY: ReadonlySet<string> = new Set(
  [...ASCII].filter(character => !'"#$%*+<=>@[]\\^_`{}|~¥'.includes(character)),
);

/**
 * Basic Latin for a font listed before a Japanese one: dots and dashes must come from the Japanese font, at mid height.
 */
export const BESIDE_JAPANESE: ReadonlySet<string> = new Set([...ASCII].filter(character => !'—…·'.includes(character)));

/** The accented letters of Western names. */
export const ACCENTS: ReadonlySet<string> = new Set([...range(0xa1, 0xff)].filter(character => !ASCII.has(character)));

const KANA = [...range(0x3041, 0x3093), ...range(0x30a1, 0x30f6), ...'ーゝ'];
const PUNCTUATION = [...'　、。・：！？「」（）〜～…々〆ヶ'];
/** Calendar, counters, date words: characters that appear at runtime in addition to those of the catalogs. */
const LIVE = [...'年月日時分秒曜火水木金土祝午前後円人名様枚件回新郎婦御結婚式'];

/** The characters in the first slice of a Japanese font, whatever the catalogs contain. */
export const CORE: ReadonlySet<string> = new Set([...KANA, ...PUNCTUATION, ...LIVE]);

const PREFECTURES = [
  ...'北海道青森岩手宮城秋田山形福島茨城栃木群馬埼玉千葉東京都神奈川新潟富石井梨長野岐阜静岡愛知三重滋賀府大阪兵庫良和歌取根広口徳香媛高佐崎熊本分鹿児沖縄県市区町村郡',
];
const FULL_WIDTH = [...range(0xff10, 0xff19), ...range(0xff21, 0xff3a), ...range(0xff41, 0xff5a)];
const SIGNS = [
  ...'『』［］〈〉《》【】〔〕―‐‥，．；／％＋－＝＆＠＃＊￥※〒→←↑↓○●◎△▲▽▼□■◇◆☆★♪ゔゞヷヸヹヺヽヾ〇一二三四五六七八九十百千万平成令元今明昨週間組歳男女父母',
];

/** Rarely used characters: addresses, eras, symbols. */
export const RARE: ReadonlySet<string> = new Set(
  [...PREFECTURES, ...SIGNS, ...FULL_WIDTH].filter(character => !CORE.has(character)),
);
