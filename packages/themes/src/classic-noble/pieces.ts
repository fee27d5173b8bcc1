import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { bird } from './bird.ts';
import { damaskTile, EMBOSS } from './damask.ts';
import { crest, portrait, seal } from './emblems.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame, slate } from './frames.ts';
import { errorScene, linkPreview, mailHeader, vignette } from './letters.ts';
import { showerPetal } from './petals.ts';
import { hero } from './silk.ts';
import { blush, smile, tears } from './stamps/faces.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/gloves.ts';
import { tree } from './tree.ts';
import { CLASSIC_NOBLE_TREE } from './tree-kit.ts';

/** Every drawing of `classic-noble`: its name and its generator, deterministic to the byte. */
export const CLASSIC_NOBLE_PIECES: PatternPieces = {
  'hero-375': () => hero(375),
  'hero-768': () => hero(768),
  'hero-1280': () => hero(1280),
  'extra-crest': crest,
  'extra-portrait': portrait,
  'extra-seal': seal,
  'extra-emboss': () => damaskTile(EMBOSS, false),
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
  'leaf-gold': leafAlone(CLASSIC_NOBLE_TREE, 'gold'),
  'leaf-classicpink': leafAlone(CLASSIC_NOBLE_TREE, 'classicpink'),
  'leaf-green': leafAlone(CLASSIC_NOBLE_TREE, 'green'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
