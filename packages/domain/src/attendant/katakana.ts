/** Syllables by initial consonant: before a, i, u, e, o, and without a following vowel. */
const ROWS: Readonly<Record<string, string>> = {
  '': 'ア イ ウ エ オ',
  k: 'カ キ ク ケ コ ク',
  g: 'ガ ギ グ ゲ ゴ グ',
  s: 'サ シ ス セ ソ ス',
  sh: 'シャ シ シュ シェ ショ シュ',
  z: 'ザ ジ ズ ゼ ゾ ズ',
  j: 'ジャ ジ ジュ ジェ ジョ ジ',
  t: 'タ ティ トゥ テ ト ト',
  ts: 'ツァ ツィ ツ ツェ ツォ ツ',
  ch: 'チャ チ チュ チェ チョ チ',
  d: 'ダ ディ ドゥ デ ド ド',
  n: 'ナ ニ ヌ ネ ノ ン',
  h: 'ハ ヒ フ ヘ ホ ',
  f: 'ファ フィ フ フェ フォ フ',
  b: 'バ ビ ブ ベ ボ ブ',
  p: 'パ ピ プ ペ ポ プ',
  m: 'マ ミ ム メ モ ム',
  y: 'ヤ イ ユ イェ ヨ イ',
  r: 'ラ リ ル レ ロ ル',
  w: 'ワ ウィ ウ ウェ ウォ ウ',
  v: 'ヴァ ヴィ ヴ ヴェ ヴォ ヴ',
};
const SMALL: Readonly<Record<string, string>> = { a: 'ャ', u: 'ュ', o: 'ョ' };
const SYLLABLE = /(?<consonant>sh|ch|ts|[bdfghjkmnprstvwyz])?(?<palatal>y(?=[auo]))?(?<vowel>[aiueo])?(?<long>-)?/g;

/** Rules of thumb for how European spellings sound; the owner of the name corrects the rest. */
const SOUNDS: readonly (readonly [spelt: RegExp, sounds: string])[] = [
  [/t?ch/g, 'C'],
  [/sC|sh/g, 'S'],
  [/ph/g, 'f'],
  [/th/g, 's'],
  [/ck|q(?!u)/g, 'k'],
  [/qu/g, 'ku'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([bdfgjklmnprstvwzCS])\1+/g, '$1'],
  [/m(?=[bp])/g, 'n'],
  [/y(?![aiueo])/g, 'i'],
  [/[aeiu]r(?![aiueo])/g, 'a-'],
  [/or(?![aiueo])/g, 'o-'],
  [/l/g, 'r'],
  [/ee/g, 'i-'],
  [/oo/g, 'u-'],
  [/([aiu])\1/g, '$1-'],
  [/C/g, 'ch'],
  [/S/g, 'sh'],
];

function syllable(consonant: string, isPalatal: boolean, vowel: string): string {
  const row = (ROWS[consonant] ?? '').split(' ');
  if (isPalatal) return `${row[1]}${SMALL[vowel]}`;
  return row[vowel === '' ? 5 : 'aiueo'.indexOf(vowel)] ?? '';
}

function wordOf(latin: string): string {
  const sounds = SOUNDS.reduce((text, [spelt, by]) => text.replace(spelt, by), latin);
  return [...sounds.matchAll(SYLLABLE)]
    .map(({ groups: { consonant = '', palatal = '', vowel = '', long = '' } = {} }) => {
      const first = consonant || palatal;
      const text = first + vowel === '' ? '' : syllable(first, consonant !== '' && palatal !== '', vowel);
      return long === '' ? text : `${text}ー`;
    })
    .join('');
}

/** A katakana reading of a name in Latin letters, as a suggestion for people who do not write kana. */
export function katakanaOf(name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'e')
    .replaceAll('ł', 'l')
    .replace(/[\s-]+/g, ' ')
    .replace(/[^a-z ]/g, '');
  return letters
    .split(' ')
    .map(wordOf)
    .filter(word => word !== '')
    .join(' ');
}
