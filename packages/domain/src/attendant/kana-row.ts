/** The rows of the Japanese syllabary by their first kana; `A` for names in other scripts. */
export const KANA_ROWS = ['あ', 'か', 'さ', 'た', 'な', 'は', 'ま', 'や', 'ら', 'わ', 'A'] as const;
export type KanaRow = (typeof KANA_ROWS)[number];

/** The last katakana of each row, in code point order: ォ counts as あ, ゴ as か, and so on (Unicode block 30A0). */
const ROW_ENDS: readonly (readonly [last: string, row: KanaRow])[] = [
  ['オ', 'あ'],
  ['ゴ', 'か'],
  ['ゾ', 'さ'],
  ['ド', 'た'],
  ['ノ', 'な'],
  ['ポ', 'は'],
  ['モ', 'ま'],
  ['ヨ', 'や'],
  ['ロ', 'ら'],
  ['ン', 'わ'],
];

/** The index row a name is listed under, by its reading. */
export function kanaRowOf(kana: string): KanaRow {
  const first = kana.trim().charAt(0).normalize('NFKC');
  const katakana = first.replace(/[ぁ-ゖ]/, char => String.fromCharCode(char.charCodeAt(0) + 0x60));
  if (katakana === 'ヴ') return 'あ';
  if (katakana < 'ァ' || katakana > 'ン') return 'A';
  return ROW_ENDS.find(([last]) => katakana <= last)?.[1] ?? 'A';
}

/**
 * The sort key of a guest: the nickname if its reading is known (kana, or a script other than kanji), otherwise the
 * reading of the name, or the name itself.
 */
export function sortingKey(person: {
  readonly name: string;
  readonly nameKana: string;
  readonly nickName: string;
}): string {
  const { name, nameKana, nickName } = person;
  const isReadable = nickName !== '' && !/^\p{Script=Han}/u.test(nickName);
  return isReadable ? nickName : nameKana || name;
}
