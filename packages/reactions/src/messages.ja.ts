import type { ReactionMessages } from './messages.ts';

/** The bar in Japanese. */
export const ja: ReactionMessages = {
  bar: 'リアクションを送る',
  kinds: {
    riceshower: 'ライスシャワー',
    handclap: '拍手',
    'thumbs-up': 'いいね',
    flower: '花束',
    heart: 'ハート',
    smile: '笑顔',
    blush: '照れ',
    tears: 'うれし泣き',
  },
};
