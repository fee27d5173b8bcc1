import { isLatin } from './latin.ts';

/** Katakana to Latin letters by the Hepburn rules of Japanese passports (旅券法施行規則 別表). Longest match first. */
const PAIRS =
  'キャkya キュkyu キョkyo シャsha シュshu ショsho シェshe チャcha チュchu チョcho チェche ニャnya ニュnyu ニョnyo ' +
  'ヒャhya ヒュhyu ヒョhyo ミャmya ミュmyu ミョmyo リャrya リュryu リョryo ギャgya ギュgyu ギョgyo ジャja ジュju ジョjo ジェje ' +
  'ビャbya ビュbyu ビョbyo ピャpya ピュpyu ピョpyo ファfa フィfi フェfe フォfo ティti ディdi デュdyu ウィwi ウェwe ウォwo ' +
  'ヴァva ヴィvi ヴェve ヴォvo トゥtu ドゥdu ツァtsa ツィtsi ツェtse ツォtso';
const SINGLES =
  'アa イi ウu エe オo カka キki クku ケke コko サsa シshi スsu セse ソso タta チchi ツtsu テte トto ナna ニni ヌnu ネne ノno ' +
  'ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro ワwa ヰi ヱe ヲo ンn ' +
  'ガga ギgi グgu ゲge ゴgo ザza ジji ズzu ゼze ゾzo ダda ヂji ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ' +
  'ヴvu ァa ィi ゥu ェe ォo ャya ュyu ョyo';

const LATIN = new Map(
  `${PAIRS} ${SINGLES}`.split(' ').map(entry => {
    const kana = entry.replace(/[a-z]+$/, '');
    return [kana, entry.slice(kana.length)] as const;
  }),
);

/**
 * The Latin letters for the one or two kana at an index, and how many kana they use; other characters (·, spaces)
 * separate words.
 */
function readAt(kana: string, at: number): { readonly latin: string; readonly length: number } {
  const pair = LATIN.get(kana.slice(at, at + 2));
  if (pair !== undefined && kana.length >= at + 2) return { latin: pair, length: 2 };
  const char = kana[at] ?? '';
  if (char === 'ー' || char === 'ッ') return { latin: '', length: 1 };
  return { latin: LATIN.get(char) ?? (/[a-z]/i.test(char) ? char : ' '), length: 1 };
}

/** A small ッ doubles the consonant that follows; before "ch" it is a t. */
function doubled(latin: string): string {
  return latin.startsWith('ch') ? `t${latin}` : `${latin[0] ?? ''}${latin}`;
}

/** Long vowels are shortened: ou and oo become o, uu becomes u. A final "oo" stays, as in 妹尾 Senoo. */
function shortened(latin: string): string {
  return latin
    .replace(/ou/g, 'o')
    .replace(/oo(?=.)/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/n(?=[bmp])/g, 'm');
}

/** A given name in Latin letters, from its kana: ハルト → Haruto. Empty without kana. */
export function romanOf(kana: string): string {
  const text = kana.normalize('NFC').replace(/[ぁ-ゖ]/g, char => String.fromCharCode(char.charCodeAt(0) + 0x60));
  let latin = '';
  let isDoubled = false;
  for (let at = 0; at < text.length; ) {
    const read = readAt(text, at);
    latin += isDoubled ? doubled(read.latin) : read.latin;
    isDoubled = text[at] === 'ッ';
    at += read.length;
  }
  return shortened(latin)
    .split(/\s+/)
    .filter(word => word !== '')
    .map(word => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * A given name as Latin titles show it: as written if it is already Latin (Emily), otherwise from its kana, otherwise
 * from the name itself if that is kana (マリア). Empty if none of these has a reading.
 */
export function latinNameOf(firstName: string, firstNameKana: string): string {
  if (isLatin(firstName)) return firstName.trim();
  return romanOf(firstNameKana) || romanOf(/^[ぁ-ゖァ-ヺー・\s]+$/.test(firstName) ? firstName : '');
}
