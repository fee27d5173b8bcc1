import { after, HOUR_MS, type Instant } from '../kernel/instant.ts';
import { addDays, atJst, dateOf } from '../kernel/jst.ts';
import type { RelationShip } from './types.ts';

const DEMO_HOUR = 13;

/** When the sample ceremony started: yesterday at 13:00, so it moves on at every midnight. */
export function demoStartsAt(now: Instant): Instant {
  return after(atJst(addDays(dateOf(now), -1)), DEMO_HOUR * HOUR_MS);
}

/** A guest of every sample wedding. The first one is the person who tries the demo. */
export interface DemoGuest {
  readonly name: string;
  readonly nameKana: string;
  readonly nickName: string;
  readonly relationShip: RelationShip;
  /** Message on the tree; empty = none yet. */
  readonly message: string;
}

const guest = (line: string): DemoGuest => {
  const [name = '', nameKana = '', nickName = '', relation = '', message = ''] = line.split('|');
  const relationShip = relation === 'family' || relation === 'workplace' ? relation : 'friend';
  return { name, nameKana, nickName, relationShip, message };
};

/** Invented people; the names are random combinations. */
export const DEMO_GUESTS: readonly DemoGuest[] = [
  '山田 花子|ヤマダ ハナコ||friend|',
  '青木 和子|アオキ カズコ|おばあちゃん|family|きれいですねえ。なかよく暮らしてね。',
  '上田 航平|ウエダ コウヘイ|航平|friend|サッカー部一同より。おめでとう！',
  'Emily Carter|エミリー カーター|Emily|friend|Congratulations from London!',
  '佐々木 修|ササキ オサム||workplace|職場のみんなで、画面の前に集まっています。',
  '田中 勇|タナカ イサム|田中家一同|family|北海道から家族みんなで見ています。末永くお幸せに！',
  '野村 千尋|ノムラ チヒロ||workplace|おふたりらしい、あたたかいお式でした。',
  '三宅 友子|ミヤケ トモコ|ともこ|friend|ふたりの笑顔に、涙が出ました。',
  'Lucas Martin|リュカ マルタン|Lucas|friend|Félicitations ! Best wishes from Lyon.',
  '若林 さくら|ワカバヤシ サクラ|さくら|friend|この日を楽しみにしていました。おめでとう！',
].map(guest);

/** The couple of every sample wedding, and the length and chapters (ms) of its recording. */
export const DEMO_COUPLE = [
  { lastName: '小林', firstName: '陽翔', lastNameKana: 'コバヤシ', firstNameKana: 'ハルト' },
  { lastName: '佐藤', firstName: '結衣', lastNameKana: 'サトウ', firstNameKana: 'ユイ' },
] as const;
export const DEMO_FILM = {
  durationMs: 68_000,
  ceremonyMs: 13_000,
  chapters: [
    { timeMs: 13_000, title: '新郎新婦 入場', titleEn: 'The couple enters' },
    { timeMs: 22_000, title: '誓いの言葉', titleEn: 'The vows' },
    { timeMs: 30_000, title: '指輪の交換', titleEn: 'Exchange of rings' },
    { timeMs: 38_000, title: '結婚証明書に署名', titleEn: 'Signing the certificate' },
    { timeMs: 46_000, title: '賛美歌', titleEn: 'The hymn' },
    { timeMs: 52_000, title: '新郎新婦 退場', titleEn: 'The couple leaves' },
    { timeMs: 61_000, title: 'おふたりからのご挨拶', titleEn: 'Words from the couple' },
  ],
} as const;
