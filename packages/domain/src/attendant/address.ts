/** The 47 prefectures by id, 1 to 47 (JIS X 0401); 99 means other (docs/product/reply.md#address). */
export const PREFECTURES: readonly string[] = [
  '北海道',
  '青森県',
  '岩手県',
  '宮城県',
  '秋田県',
  '山形県',
  '福島県',
  '茨城県',
  '栃木県',
  '群馬県',
  '埼玉県',
  '千葉県',
  '東京都',
  '神奈川県',
  '新潟県',
  '富山県',
  '石川県',
  '福井県',
  '山梨県',
  '長野県',
  '岐阜県',
  '静岡県',
  '愛知県',
  '三重県',
  '滋賀県',
  '京都府',
  '大阪府',
  '兵庫県',
  '奈良県',
  '和歌山県',
  '鳥取県',
  '島根県',
  '岡山県',
  '広島県',
  '山口県',
  '徳島県',
  '香川県',
  '愛媛県',
  '高知県',
  '福岡県',
  '佐賀県',
  '長崎県',
  '熊本県',
  '大分県',
  '宮崎県',
  '鹿児島県',
  '沖縄県',
];

/** The id for anywhere else. */
export const OTHER_PREFECTURE = 99;

/** The id of a prefecture name; 99 for any other text. */
export function prefectureIdOf(name: string): number {
  const index = PREFECTURES.indexOf(name);
  return index < 0 ? OTHER_PREFECTURE : index + 1;
}

/** The id of the prefecture an address starts with; undefined if it names none. */
export function prefectureIdIn(address: string): number | undefined {
  const index = PREFECTURES.findIndex(name => address.startsWith(name));
  return index < 0 ? undefined : index + 1;
}

/**
 * The prefecture to store with an address. The written address wins, because the id may come from a postal code that
 * was looked up earlier.
 */
export function prefectureToStore<Id extends number | null | undefined>(chosen: Id, address: string): number | Id {
  return prefectureIdIn(address) ?? chosen;
}

/** An address with its prefecture in front, where only the id says which one it is. */
export function fullAddress(prefectureId: number | null, address: string): string {
  const name = PREFECTURES[(prefectureId ?? 0) - 1] ?? '';
  return prefectureIdIn(address) === undefined ? `${name}${address}` : address;
}

/** Whether a number is a prefecture id. */
export function isPrefectureId(id: number): boolean {
  return Number.isInteger(id) && ((id >= 1 && id <= PREFECTURES.length) || id === OTHER_PREFECTURE);
}

/**
 * The seven digits of a Japanese postal code in any notation; undefined for anything else
 * (docs/product/reply.md#address).
 */
export function readPostalCode(text: string): string | undefined {
  const digits = text.normalize('NFKC').replace(/[^0-9]/g, '');
  return digits.length === 7 ? digits : undefined;
}

/** Rows of the post office's list that name no town: 以下に掲載がない場合, …の次に番地がくる場合, …一円. */
const NO_TOWN = /^以下に掲載がない場合$|の次に.*番地がくる場合$|一円$/;

/** The town name as people write it: without the list's notes in brackets, and empty if the row names no town. */
export function writtenTown(listed: string): string {
  const town = listed.replace(/[（(].*$/, '').trim();
  return NO_TOWN.test(town) ? '' : town;
}
