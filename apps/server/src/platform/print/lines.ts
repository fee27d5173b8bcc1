/** Characters that must not start a line, and those that must not end one (JIS X 4051, 行頭禁則・行末禁則). */
const NEVER_FIRST = new Set(
  '、。，．・：；？！゛゜ヽヾゝゞ々ー‐／〜～」』】）〕］｝〉》”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}♪',
);
const NEVER_LAST = new Set('「『【（〔［｛〈《“‘([{');

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const isLatin = (text: string) => /^[!-~\u00a1-\u024f]+$/.test(text);

/** Splits a text into unbreakable pieces: a full-width character with its punctuation, a Latin word, a space. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = pieces.at(-1);
    const clings =
      last !== undefined &&
      last.trim() !== '' &&
      (NEVER_FIRST.has(segment) || NEVER_LAST.has(last.at(-1) ?? '') || (isLatin(last) && isLatin(segment)));
    if (clings) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });
/** Particles and endings stay with their word; longer runs of kana may break, or lines would become ragged. */
const FOLLOWING = /^[\u3041-\u309f]+$/;
const PREFIXES = new Set(['お', 'ご', '御']);
const MAX_PHRASE = 9;

/** Where phrases start, in UTF-16 units: ふたりの|笑顔に|涙が|出ました。 */
function phraseStarts(text: string): ReadonlySet<number> {
  const starts = new Set([0]);
  let [begin, before] = [0, { segment: '', isWord: false }];
  for (const { segment, index, isWordLike = false } of words.segment(text)) {
    const follows = FOLLOWING.test(segment) && !PREFIXES.has(segment) && index + segment.length - begin <= MAX_PHRASE;
    if (!(before.isWord && (follows || PREFIXES.has(before.segment)))) {
      begin = index;
      starts.add(index);
    }
    before = { segment, isWord: isWordLike };
  }
  return starts;
}

/** Groups pieces into phrases: a break between 笑 and 顔 would make reading hard. */
function phrasesOf(text: string): string[][] {
  const starts = phraseStarts(text);
  const phrases: string[][] = [];
  let at = 0;
  for (const piece of piecesOf(text)) {
    const last = phrases.at(-1);
    if (last === undefined || starts.has(at)) phrases.push([piece]);
    else last.push(piece);
    at += piece.length;
  }
  return phrases;
}

/** Splits a piece that is wider than a line; no other piece is broken inside. */
function splitWide(piece: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(piece) <= width) return [piece];
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(piece)) {
    const last = parts.at(-1);
    if (last !== undefined && widthOf(last + segment) <= width) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/**
 * Breaks a text into lines no wider than `width`, between phrases where they fit. Keeps existing line breaks, and
 * respects the characters that must not start or end a line.
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines = [''];
    const pieces = phrasesOf(paragraph).flatMap(phrase => {
      const whole = phrase.join('');
      return widthOf(whole) <= width ? [whole] : phrase.flatMap(piece => splitWide(piece, width, widthOf));
    });
    for (const piece of pieces) {
      const line = lines.at(-1) ?? '';
      if (line === '' || widthOf(line + piece.trimEnd()) <= width) lines[lines.length - 1] = line + piece;
      else lines.push(piece.trimStart());
    }
    return lines.map(line => line.trimEnd());
  });
}
