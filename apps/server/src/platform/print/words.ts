/** A stretch of text that is set in one family if any has it all, or a single sign. */
export interface Stretch {
  readonly text: string;
  /** Its signs as a reader sees them. */
  readonly signs: readonly string[];
  readonly isWord: boolean;
  readonly isEuropean: boolean;
}

const LETTER = '\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}';
/** A letter, or a mark that stands on one. */
const EUROPEAN = `[${LETTER}\\u0300-\\u036f]`;
/** Nguyễn Thị Ánh, 张伟: a name half in one face and half in another looks like a ransom note. */
const WORDS = new RegExp(`([${LETTER}]${EUROPEAN}*(?:[ '’.-]+${EUROPEAN}+)*|\\p{sc=Han}+)`, 'u');
const BETWEEN = /[ '’.-]/g;
const EUROPEANS = new RegExp(EUROPEAN, 'gu');
const HAN = /^\p{sc=Han}/u;
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

export const signsOf = (text: string): readonly string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** What of a word must be in its family. */
export const lettersOf = (word: string): readonly string[] => [...new Set(word.replace(BETWEEN, ''))];

/** All European letters of a text: what begins in Łódź goes on in its face, also on the next line. */
export const europeansOf = (text: string): string => [...new Set(text.match(EUROPEANS))].join('');

/** Splits a text into words of one script and the signs between them. */
export function stretchesOf(text: string): readonly Stretch[] {
  return text.split(WORDS).flatMap((part, place): readonly Stretch[] => {
    const signs = signsOf(part);
    if (place % 2 === 1) return [{ text: part, signs, isWord: true, isEuropean: !HAN.test(part) }];
    return signs.map(sign => ({ text: sign, signs: [sign], isWord: false, isEuropean: false }));
  });
}

/** Thai am is a ring above and an aa; a tone mark stands on the ring. Composed, the ring would stand on the tone mark. */
const THAI_AM = /([\u0e48-\u0e4b]?)\u0e33/g;

/** A text as it is set. */
export const spelled = (text: string): string => text.normalize('NFC').replace(THAI_AM, '\u0e4d$1\u0e32');
