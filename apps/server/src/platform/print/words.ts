/** A stretch of text that is set in one family if one has all its characters, or a single character. */
export interface TextSpan {
  readonly text: string;
  /** Its characters as a reader sees them (grapheme clusters). */
  readonly signs: readonly string[];
  readonly isWord: boolean;
  readonly isEuropean: boolean;
}

const LETTER = '\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}';
/** A letter or a combining mark. */
const EUROPEAN = `[${LETTER}\\u0300-\\u036f]`;
/** Nguyễn Thị Ánh, 张伟: a name in a mix of two fonts looks like a ransom note. */
const WORDS = new RegExp(`([${LETTER}]${EUROPEAN}*(?:[ '’.-]+${EUROPEAN}+)*|\\p{sc=Han}+)`, 'u');
const BETWEEN = /[ '’.-]/g;
const EUROPEANS = new RegExp(EUROPEAN, 'gu');
const HAN = /^\p{sc=Han}/u;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

export const signsOf = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The characters of a word that its family must have. */
export const lettersOf = (word: string): readonly string[] => [...new Set(word.replace(BETWEEN, ''))];

/** All European letters of a text, so that a text with Łódź uses one font throughout, also on the next line. */
export const europeansOf = (text: string): string => [...new Set(text.match(EUROPEANS))].join('');

/** Splits a text into words of one script and the characters between them. */
export function stretchesOf(text: string): readonly TextSpan[] {
  return text.split(WORDS).flatMap((part, place): readonly TextSpan[] => {
    const signs = signsOf(part);
    if (place % 2 === 1) return [{ text: part, signs, isWord: true, isEuropean: !HAN.test(part) }];
    return signs.map(sign => ({ text: sign, signs: [sign], isWord: false, isEuropean: false }));
  });
}

/**
 * Thai sara am consists of a ring above and an aa; a tone mark goes above the ring. Composed, the ring would be above
 * the tone mark.
 */
const THAI_AM = /([\u0e48-\u0e4b]?)\u0e33/g;

/** Half-width kana, as in the names of bank accounts: no font of the documents has them. */
const HALF_WIDTH = /[\uff61-\uff9f]+/g;

/** Normalizes a text for setting. */
export const spelled = (text: string): string =>
  text
    .replace(HALF_WIDTH, kana => kana.normalize('NFKC'))
    .normalize('NFC')
    .replace(THAI_AM, '\u0e4d$1\u0e32');
