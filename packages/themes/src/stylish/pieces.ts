import type { PatternPieces } from '../pattern-pieces.ts';
import { leafAlone } from '../tree/draw-leaf.ts';
import { bird } from './bird.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame, slate } from './furniture.ts';
import { heroCouple, heroFrame, heroKnot } from './hero.ts';
import { errorScene, linkPreview, mailHeader, vignette } from './letters.ts';
import { showerPetal } from './petals.ts';
import { blush, flower, handclap, heart, riceShower, smile, tears, thumbsUp } from './stamps/stamps.ts';
import { tree } from './tree/tree.ts';
import { STYLISH_TREE } from './tree-kit.ts';

/** Every drawing of `stylish`: its name and its generator, deterministic to the byte. */
export const STYLISH_PIECES: PatternPieces = {
  'hero-375': () => heroCouple(375, 'groom-and-bride'),
  'hero-768': () => heroCouple(768, 'groom-and-bride'),
  'hero-1280': () => heroCouple(1280, 'groom-and-bride'),
  'extra-grooms-375': () => heroCouple(375, 'two-grooms'),
  'extra-grooms-768': () => heroCouple(768, 'two-grooms'),
  'extra-grooms-1280': () => heroCouple(1280, 'two-grooms'),
  'extra-brides-375': () => heroCouple(375, 'two-brides'),
  'extra-brides-768': () => heroCouple(768, 'two-brides'),
  'extra-brides-1280': () => heroCouple(1280, 'two-brides'),
  'extra-knot-375': () => heroKnot(375),
  'extra-knot-768': () => heroKnot(768),
  'extra-knot-1280': () => heroKnot(1280),
  'extra-frame-375': () => heroFrame(375),
  'extra-frame-768': () => heroFrame(768),
  'extra-frame-1280': () => heroFrame(1280),
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
  'leaf-stylishblue': leafAlone(STYLISH_TREE, 'stylishblue'),
  'leaf-stylishgreen': leafAlone(STYLISH_TREE, 'stylishgreen'),
  'leaf-stylishpink': leafAlone(STYLISH_TREE, 'stylishpink'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
