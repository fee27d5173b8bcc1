import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { corner, cornerFoot, cornerLeaf } from './furniture/corners.ts';
import { divider, playerFrame } from './furniture/frames.ts';
import { slate } from './furniture/slate.ts';
import { hero } from './hero.ts';
import { bird, errorScene, linkPreview, mailHeader, vignette } from './letters.ts';
import { showerPetal } from './petals.ts';
import { photoSheet, postage } from './postage.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/hands.ts';
import { blush, smile, tears } from './stamps/pansies.ts';
import { banyan } from './tree/banyan.ts';
import { VINTAGE_TREE } from './tree-kit.ts';

/** Every drawing of `vintage-tropical-flower`: its name and its generator, deterministic to the byte. */
export const VINTAGE_PIECES: PatternPieces = {
  'hero-375': () => hero(375),
  'hero-768': () => hero(768),
  'hero-1280': () => hero(1280),
  'extra-postage': postage,
  'extra-photo-upright': () => photoSheet('upright'),
  'extra-photo-lying': () => photoSheet('lying'),
  corner,
  'corner-foot': cornerFoot,
  'corner-leaf': cornerLeaf,
  divider,
  'player-frame': playerFrame,
  slate,
  tree: banyan,
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
  'leaf-vintageblue': leafAlone(VINTAGE_TREE, 'vintageblue'),
  'leaf-vintagegreen': leafAlone(VINTAGE_TREE, 'vintagegreen'),
  'leaf-vintagepink': leafAlone(VINTAGE_TREE, 'vintagepink'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
