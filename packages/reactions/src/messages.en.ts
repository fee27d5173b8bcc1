import type { ReactionMessages } from './messages.ts';

/** The bar in English. */
export const en: ReactionMessages = {
  bar: 'Send a reaction',
  kinds: {
    riceshower: 'Rice shower',
    handclap: 'Applause',
    'thumbs-up': 'Thumbs up',
    flower: 'Flowers',
    heart: 'Heart',
    smile: 'Smile',
    blush: 'Blush',
    tears: 'Happy tears',
  },
};
