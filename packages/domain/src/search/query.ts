import { nameSearch } from '../attendant/name-search.ts';
import { foldName } from '../kernel/fold-name.ts';
import type { FacilityId } from '../kernel/ids.ts';

/** A text is cut to this length: no name, key or reservation id is longer. */
const MAX_LENGTH = 100;

/** More words than this do not make a search more precise. */
const MAX_WORDS = 6;

/** The length of the entries in the index of names. */
const RUN = 3;

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

/** Half of all names contain a given Latin letter, so one letter is not a query (docs/product/search.md#what-is-found). */
const isLetter = (ways: readonly string[]) => ways.some(way => /^[a-z]$/.test(way));

/** Reads a typed text; undefined if it contains nothing to search for. */
export function readSearch(text: string): SearchQuery | undefined {
  const typed = text.normalize('NFKC').trim().slice(0, MAX_LENGTH);
  const code = typed.toLowerCase();
  const words = wordsOf(typed).filter(ways => !isLetter(ways));
  return code === '' ? undefined : { words, code, name: foldName(typed) };
}

const quoted = (entry: string) => `'${entry.replaceAll(/['\\]/g, '$&$&')}'`;

/**
 * The `tsquery` that finds stored names containing a folded text. The index has an entry for each run of three
 * characters: a shorter text is the beginning of an entry, a longer one consists of several.
 */
export function entriesOf(folded: string): string {
  const characters = Array.from(folded);
  if (characters.length < RUN) return `${quoted(folded)}:*`;
  const runs = characters.slice(RUN - 1).map((_, index) => quoted(characters.slice(index, index + RUN).join('')));
  return [...new Set(runs)].join(' & ');
}

/** The same for the words of a couple's names: each in one of its spellings, in a venue if one is given. */
export function coupleEntriesOf(words: SearchQuery['words'], facilityId?: FacilityId): string {
  const venue = facilityId === undefined ? [] : [quoted(` ${facilityId}`)];
  const anyWay = (ways: readonly string[]) => `(${ways.map(way => `(${entriesOf(way)})`).join(' | ')})`;
  return [...venue, ...words.map(anyWay)].join(' & ');
}
