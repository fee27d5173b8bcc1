import type { Place } from 'zengin-code';

/** A bank or a branch in search results. */
export interface SearchResult {
  readonly number: string;
  readonly name: string;
  readonly kana: string;
}

/** A longer list is useless on a phone. */
const MOST = 20;

/** Six megabytes of banks and branches, loaded on first use. */
async function loadBanks() {
  const { default: banks } = await import('zengin-code');
  return banks;
}

/** The searchable texts of a bank or branch, cached for all searches. */
const known = new WeakMap<Place, readonly string[]>();
function textsOf(place: Place): readonly string[] {
  const before = known.get(place);
  if (before !== undefined) return before;
  const texts = [place.name, place.kana, place.hira, place.roma].map(normalise);
  known.set(place, texts);
  return texts;
}

/** How well an entry matches the search text: lower is better; undefined = no match. */
function rankOf(place: Place, wanted: string): number | undefined {
  const { code } = place;
  if (code === wanted) return 0;
  const texts = textsOf(place);
  if (texts.some(text => text.startsWith(wanted))) return 1;
  if (/^\d+$/.test(wanted) && code.startsWith(wanted)) return 2;
  return texts.some(text => text.includes(wanted)) ? 3 : undefined;
}

/** Small kana, which the list writes as large ones. */
const SMALL = 'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ';
const LARGE = 'あいうえおつやゆよわアイウエオツヤユヨワ';

/**
 * Normalizes a text for comparison: narrow letters, large kana, one kind of dash; drops suffixes people type and the
 * list omits.
 */
function normalise(text: string): string {
  const plain = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[ー‐−－]/gu, '-')
    .replace(/\s/gu, '');
  const large = [...plain].map(sign => LARGE[SMALL.indexOf(sign)] ?? sign).join('');
  return large.length > 2 ? large.replace(/(?:銀行|支店)$/u, '') : large;
}

/** The list omits the usual suffix of city and regional banks. */
function bankName({ code, name }: Place): string {
  const number = Number(code);
  const isPlain = (number > 0 && number < 400) || (number >= 500 && number < 600);
  return isPlain && !/(?:銀行|金庫|公庫|組合)$/u.test(name) ? `${name}銀行` : name;
}

function find(places: readonly Place[], text: string, nameOf: (place: Place) => string): SearchResult[] {
  const wanted = normalise(text);
  if (wanted === '') return [];
  const ranked = places.flatMap(place => {
    const rank = rankOf(place, wanted);
    return rank === undefined ? [] : [{ place, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.place.code.localeCompare(b.place.code));
  return ranked.slice(0, MOST).map(({ place }) => ({
    number: place.code,
    name: nameOf(place).normalize('NFKC'),
    // The list writes the long vowel mark as a minus.
    kana: place.kana.replace(/[－−-]/gu, 'ー'),
  }));
}

/** Finds banks by part of their name, reading or number. */
export async function findBanks(text: string): Promise<SearchResult[]> {
  return find(Object.values(await loadBanks()), text, bankName);
}

/** Finds branches of a bank the same way; empty for an unknown bank. */
export async function findBranches(bankNumber: string, text: string): Promise<SearchResult[]> {
  const bank = (await loadBanks())[bankNumber];
  return bank === undefined ? [] : find(Object.values(bank.branches), text, ({ name }) => `${name}支店`);
}

/** The readings of a bank and its branch, by their numbers; undefined if the branch does not exist. */
export async function findPlace(bankNumber: string, branchNumber: string) {
  const bank = (await loadBanks())[bankNumber];
  const branch = bank?.branches[branchNumber];
  return bank === undefined || branch === undefined ? undefined : { bankName: bank.kana, branchName: branch.kana };
}
