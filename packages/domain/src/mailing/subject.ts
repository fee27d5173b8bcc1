import { isolated } from '../kernel/marks.ts';
import { coupleText, type PersonName } from '../profile/names.ts';

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Kana, kanji and emoji are twice as wide as a Latin letter. */
const columnsOf = (letter: string): number => (letter > '⺀' ? 2 : 1);

const sum = (total: number, columns: number) => total + columns;

/** The beginning of a name, at most this wide with its ellipsis. A letter is never separated from its marks. */
function beginning(name: string, maxColumns: number): string {
  const letters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (letters.map(columnsOf).reduce(sum, 0) <= maxColumns) return name;
  const fits = (_: string, index: number) =>
    letters
      .slice(0, index + 1)
      .map(columnsOf)
      .reduce(sum, 1) <= maxColumns;
  return `${letters.filter(fits).join('').trimEnd()}…`;
}

/** A given name may be as wide as アレクサンドリーナ. */
const GIVEN_NAME_COLUMNS = 18;
const PLACE_COLUMNS = 28;

/** Both names in a subject, where a long one is shortened (docs/product/mail.md#subjects). */
export function coupleInSubject(couple: readonly PersonName[], language: 'ja' | 'en'): string {
  const shortened = (name: string) => beginning(name, GIVEN_NAME_COLUMNS);
  const names = couple.map(name => ({
    ...name,
    firstName: shortened(name.firstName),
    firstNameRoman: shortened(name.firstNameRoman),
  }));
  return coupleText(names, language);
}

/** The name of a venue or a company in a subject, where a long one is shortened. */
export const placeInSubject = (name: string): string => isolated(beginning(name, PLACE_COLUMNS));
