/** Kanji that appear in names in several variants; the first of each group represents it. */
const VARIANTS = [
  '吉𠮷 高髙 崎﨑嵜碕 浜濵濱 辺邉邊 斉斎齋齊 沢澤 広廣 国國 桜櫻 島嶋嶌 恵惠 真眞 徳德 瀬瀨 蔵藏 竜龍 静靜 増增 条條 槙槇 栄榮',
  '曽曾 富冨 児兒 渕淵渊 桧檜 鴎鷗 祢禰 横橫 黒黑 清淸 与與 来來 実實 寿壽 彦彥 応應 学學 礼禮 荘莊 万萬 誉譽 豊豐 鉄鐵 関關',
  '塩鹽 桑桒 館舘 橋槗𣘺 松柗枩 薮藪 頼賴 尭堯 遥遙 凛凜 翠翆 滝瀧 柳栁 土圡 角⻆',
].join(' ');

const FOLDED = new Map(
  VARIANTS.split(' ').flatMap(group => {
    const [plain = '', ...others] = Array.from(group);
    return others.map((other): [string, string] => [other, plain]);
  }),
);

/** Accents, variation selectors, zero-width characters, spaces, and the characters that join the parts of a name. */
const LEFT_OUT =
  /[\u0300-\u036f\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u00ad\u200b-\u200d\u2060\ufeff\s・=\-\u2010-\u2015'‘’.,·]/gu;

/**
 * A name as searches compare it: normalized however it was typed (NFD, half-width kana, hiragana, accents, kanji
 * variants). The database folds stored names with `fold_name` in the same way (migration 0069); a test keeps the two in
 * sync.
 */
export function foldName(name: string): string {
  const bare = name.normalize('NFKD').replace(LEFT_OUT, '').normalize('NFC').toLowerCase();
  return Array.from(bare, char => FOLDED.get(char) ?? char)
    .join('')
    .replace(/[ぁ-ゖゝゞ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Every folded kanji, for the test that compares the database with this list. */
export const FOLDED_KANJI: readonly string[] = [...FOLDED.keys()];
