import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}]/u;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

/** A part of a line with one direction; its text in reading order. */
export interface DirectionRun {
  readonly text: string;
  readonly isRightToLeft: boolean;
}

/** With Japanese words, the base direction is left to right; otherwise the first letter decides it. */
const levelsOf = (text: string) => bidi.getEmbeddingLevels(text, JAPANESE.test(text) ? 'ltr' : 'auto');

/** Whether a text is right-aligned. */
export const isRightAligned = (text: string): boolean =>
  RIGHT_TO_LEFT.test(text) && (levelsOf(text).paragraphs[0]?.level ?? 0) % 2 === 1;

function* piecesOf(field: string): Generator<DirectionRun> {
  const levels = levelsOf(field);
  const mirrored = bidi.getMirroredCharactersMap(field, levels.levels);
  const units = Array.from({ length: field.length }, (_, at) => mirrored.get(at) ?? field[at]);
  let [level, text] = [-1, ''];
  for (const at of bidi.getReorderedIndices(field, levels)) {
    const own = levels.levels[at] ?? 0;
    if (own !== level && text !== '') {
      yield { text, isRightToLeft: level % 2 === 1 };
      text = '';
    }
    level = own;
    text = level % 2 === 1 ? `${units[at]}${text}` : `${text}${units[at]}`;
  }
  if (text !== '') yield { text, isRightToLeft: level % 2 === 1 };
}

/**
 * The parts of a line from left to right (Unicode Annex 9). An ideographic space separates fields that keep their
 * positions.
 */
export function runsInOrder(line: string): readonly DirectionRun[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, isRightToLeft: false }];
  return line.split(/(\u3000)/).flatMap(field => [...piecesOf(field)]);
}
