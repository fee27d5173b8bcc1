import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { bird } from './bird.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame } from './frames.ts';
import { hero, heroAroundPhoto } from './hero.ts';
import { errorScene, linkPreview, mailHeader, vignette } from './letters.ts';
import { showerPetal } from './petals.ts';
import { slate } from './slate.ts';
import { blush, smile, tears } from './stamps/faces.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/hands.ts';
import { tiles } from './tiles.ts';
import { tree } from './tree.ts';
import { TROPICAL_POP_TREE } from './tree-kit.ts';

/** Every drawing of `tropical-pop`: its name and its generator, deterministic to the byte. */
export const TROPICAL_POP_PIECES: PatternPieces = {
  'hero-375': () => hero(375),
  'hero-768': () => hero(768),
  'hero-1280': () => hero(1280),
  'extra-photo-375': () => heroAroundPhoto(375),
  'extra-photo-768': () => heroAroundPhoto(768),
  'extra-photo-1280': () => heroAroundPhoto(1280),
  'extra-tiles': tiles,
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
  'leaf-yellow': leafAlone(TROPICAL_POP_TREE, 'yellow'),
  'leaf-pink': leafAlone(TROPICAL_POP_TREE, 'pink'),
  'leaf-green': leafAlone(TROPICAL_POP_TREE, 'green'),
  'leaf-blue': leafAlone(TROPICAL_POP_TREE, 'blue'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
