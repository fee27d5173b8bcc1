import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { bird } from './bird.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame, slate } from './frames.ts';
import { boatAlone, hero } from './hero.ts';
import { errorScene, linkPreview, mailHeader, vignette } from './letters.ts';
import { showerPetal } from './petals.ts';
import { blush, smile, tears } from './stamps/faces.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/hands.ts';
import { tree } from './tree.ts';
import { MARINE_TREE } from './tree-kit.ts';

/** Every drawing of `marine`: its name and its generator, deterministic to the byte. */
export const MARINE_PIECES: PatternPieces = {
  'hero-375': () => hero(375),
  'hero-768': () => hero(768),
  'hero-1280': () => hero(1280),
  'extra-boat': boatAlone,
  corner,
  'corner-foot': cornerFoot,
  'corner-leaf': cornerLeaf,
  divider,
  'player-frame': playerFrame,
  slate,
  tree,
  bird,
  error: errorScene,
  'mail-header': mailHeader,
  'link-preview': linkPreview,
  vignette,
  'stamp-riceshower': riceShower,
  'stamp-handclap': handclap,
  'stamp-thumbs-up': thumbsUp,
  'stamp-flower': flower,
  'stamp-heart': heart,
  'stamp-smile': smile,
  'stamp-blush': blush,
  'stamp-tears': tears,
  'leaf-blue': leafAlone(MARINE_TREE, 'blue'),
  'leaf-green': leafAlone(MARINE_TREE, 'green'),
  'leaf-yellow': leafAlone(MARINE_TREE, 'yellow'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
