import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { bird } from './bird.ts';
import { envelope } from './envelope.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame, slate } from './frames.ts';
import { archSceneAlone, hero, heroFrame } from './hero.ts';
import { errorScene, linkPreview, mailHeader } from './letters.ts';
import { showerPetal } from './petals.ts';
import { blush, smile, tears } from './stamps/faces.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/hands.ts';
import { tree } from './tree.ts';
import { NATURAL_TREE } from './tree-kit.ts';

/** Every drawing of `natural`: its name and its generator, deterministic to the byte. */
export const NATURAL_PIECES: PatternPieces = {
  'hero-375': () => hero(375),
  'hero-768': () => hero(768),
  'hero-1280': () => hero(1280),
  'extra-frame-375': () => heroFrame(375),
  'extra-frame-768': () => heroFrame(768),
  'extra-frame-1280': () => heroFrame(1280),
  vignette: archSceneAlone,
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
  'extra-envelope': envelope,
  'stamp-riceshower': riceShower,
  'stamp-handclap': handclap,
  'stamp-thumbs-up': thumbsUp,
  'stamp-flower': flower,
  'stamp-heart': heart,
  'stamp-smile': smile,
  'stamp-blush': blush,
  'stamp-tears': tears,
  'leaf-green': leafAlone(NATURAL_TREE, 'green'),
  'leaf-pink': leafAlone(NATURAL_TREE, 'pink'),
  'leaf-yellow': leafAlone(NATURAL_TREE, 'yellow'),
  'leaf-yellowgreen': leafAlone(NATURAL_TREE, 'yellowgreen'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
