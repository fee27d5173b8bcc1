import type { Db } from '@kotohogi/server/platform/db/connect';
import { sql } from 'kysely';

/** The 40 most frequent surnames: half of all people in the benchmark have one of them. */
const FREQUENT = `佐藤サトウsato 鈴木スズキsuzuki 高橋タカハシtakahashi 田中タナカtanaka 伊藤イトウito 渡辺ワタナベwatanabe
  山本ヤマモトyamamoto 中村ナカムラnakamura 小林コバヤシkobayashi 加藤カトウkato 吉田ヨシダyoshida 山田ヤマダyamada
  佐々木ササキsasaki 山口ヤマグチyamaguchi 松本マツモトmatsumoto 井上イノウエinoue 木村キムラkimura 林ハヤシhayashi
  斎藤サイトウsaito 清水シミズshimizu 山崎ヤマザキyamazaki 森モリmori 池田イケダikeda 橋本ハシモトhashimoto 阿部アベabe
  石川イシカワishikawa 山下ヤマシタyamashita 中島ナカジマnakajima 石井イシイishii 小川オガワogawa 前田マエダmaeda
  岡田オカダokada 長谷川ハセガワhasegawa 藤田フジタfujita 後藤ゴトウgoto 近藤コンドウkondo 村上ムラカミmurakami
  遠藤エンドウendo 青木アオキaoki 坂本サカモトsakamoto`;

/** The other surnames are pairs of these, 2,500 in all. */
const PARTS = `秋アキaki 浅アサasa 石イシishi 岩イワiwa 上ウエue 内ウチuchi 江エe 大オオo 岡オカoka 奥オクoku 小オo 片カタkata
  金カネkane 川カワkawa 神カミkami 木キki 北キタkita 久ヒサhisa 黒クロkuro 古フルfuru 坂サカsaka 佐サsa 沢サワsawa
  塩シオshio 島シマshima 下シモshimo 白シロshiro 杉スギsugi 関セキseki 高タカtaka 竹タケtake 谷タニtani 田タta 玉タマtama
  千チchi 土ツチtsuchi 寺テラtera 富トミtomi 永ナガnaga 中ナカnaka 西ニシnishi 野ノno 橋ハシhashi 浜ハマhama 原ハラhara
  東ヒガシhigashi 平ヒラhira 広ヒロhiro 福フクfuku 藤フジfuji`;

/** Given names are pairs of these, 900 in all. */
const GIVEN = `陽ハルharu 結ユイyui 蓮レンren 菜ナna 湊ミナトminato 葵アオイaoi 律リツritsu 凛リンrin 樹キki 咲サキsaki 悠ユウyu
  花ハナhana 大ダイdai 和カズkazu 美ミmi 海ウミumi 空ソラsora 希ノゾミnozomi 翔ショウsho 太タta 香カka 里リri 真マma
  央オo 優ユウyu 奈ナna 健ケンken 智トモtomo 恵エe 子コko`;

const read = (text: string) =>
  text.split(/\s+/).map(one => /^([^ァ-ヺ]+)([ァ-ヺー]+)([a-z]+)$/.exec(one)?.slice(1) as [string, string, string]);

const pairs = (text: string) => {
  const parts = read(text);
  return parts.flatMap(a => parts.map(b => [a[0] + b[0], a[1] + b[1], a[2] + b[2]] as const));
};

/** Stores the names that people of the benchmark are made of, numbered from 0, in two temporary tables. */
export async function storeNames(tx: Db): Promise<{ readonly surnames: number; readonly given: number }> {
  const tables = { surname: [...read(FREQUENT), ...pairs(PARTS)], given: pairs(GIVEN) };
  for (const [name, rows] of Object.entries(tables)) {
    await sql`create temporary table ${sql.id(`bench_${name}`)} as
      select (n - 1)::integer as n, parts ->> 0 as kanji, parts ->> 1 as kana, parts ->> 2 as roman
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as of (parts, n)`.execute(tx);
  }
  return { surnames: tables.surname.length, given: tables.given.length };
}
