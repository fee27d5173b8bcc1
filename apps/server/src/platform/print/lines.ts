/** Signs that never begin a line, and those that never end one (JIS X 4051, 行頭禁則・行末禁則). */
const NEVER_FIRST = new Set(
  '、。，．・：；？！゛゜ヽヾゝゞ々ー‐／〜～」』】）〕］｝〉》”’…‥ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;!?)]}♪',
);
const NEVER_LAST = new Set('「『【（〔［｛〈《“‘([{');

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const isLatin = (text: string) => /^[!-~\u00a1-\u024f]+$/.test(text);

/** Pieces that stay whole: one sign of full width with the marks that cling to it, a Latin word, a space. */
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

/** A piece wider than a line is the only one that is broken inside. */
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

/** Breaks a text into lines no wider than `width`; its own line ends stay, and no line begins or ends against the rules. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap(paragraph => {
    const lines = [''];
    for (const piece of piecesOf(paragraph).flatMap(one => splitWide(one, width, widthOf))) {
      const line = lines.at(-1) ?? '';
      if (line === '' || widthOf(line + piece.trimEnd()) <= width) lines[lines.length - 1] = line + piece;
      else lines.push(piece.trimStart());
    }
    return lines.map(line => line.trimEnd());
  });
}
