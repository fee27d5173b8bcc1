import { nameSearch } from '../attendant/name-search.ts';
import { foldName } from '../kernel/fold-name.ts';

/** A text is cut to this length: no name, key or reservation id is longer. */
const MAX_LENGTH = 100;

/** More words than this do not make a search more precise. */
const MAX_WORDS = 6;

/** The query in a typed text. */
export interface SearchQuery {
  /** The folded spellings of each word; a name must contain one of them. Empty if no name can match. */
  readonly words: readonly (readonly string[])[];
  /** The text as the beginning of a key, a reservation id or an email address: half-width, lowercase. */
  readonly code: string;
  /** The text for comparison with the name of a hall, a venue or a person: in one piece. */
  readonly name: string;
}

/** The words of a text, each with its spellings: a couple is found by both names in any order, 小林 佐藤, 小林・佐藤. */
export function wordsOf(text: string): SearchQuery['words'] {
  return text
    .normalize('NFKC')
    .slice(0, MAX_LENGTH)
    .split(/[\s・&]+/)
    .flatMap(nameSearch)
    .slice(0, MAX_WORDS);
}

/** Half of all names contain a given Latin letter, so one letter is no query (docs/product/search.md#what-is-found). */
const isLetter = (ways: readonly string[]) => ways.some(way => /^[a-z]$/.test(way));

/** Reads a typed text; undefined if it contains nothing to search for. */
export function readSearch(text: string): SearchQuery | undefined {
  const typed = text.normalize('NFKC').trim().slice(0, MAX_LENGTH);
  const code = typed.toLowerCase();
  const words = wordsOf(typed).filter(ways => !isLetter(ways));
  return code === '' ? undefined : { words, code, name: foldName(typed) };
}

/**
 * The entries of the index that a folded text needs: its pairs of characters, or the only one. The index has single
 * characters too; for a longer text they are in its pairs.
 */
export function entriesOf(folded: string): readonly string[] {
  const characters = Array.from(folded);
  if (characters.length < 2) return characters;
  return [...new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))];
}

/** The same for the names of couples, whose index also has the runs of three Latin letters. */
export function coupleEntriesOf(folded: string): readonly string[] {
  if (!/^[a-z]{3,}$/.test(folded)) return entriesOf(folded);
  return [...new Set(Array.from({ length: folded.length - 2 }, (_, index) => folded.slice(index, index + 3)))];
}
