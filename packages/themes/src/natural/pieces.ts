import type { ArtworkPiece } from '../artwork.ts';
import { createSheet, document } from '../drawing/svg.ts';
import type { LeafColour } from '../leaf-colours.ts';
import { bird } from './bird.ts';
import { envelope } from './envelope.ts';
import { corner, cornerFoot, cornerLeaf, divider, playerFrame, slate } from './frames.ts';
import { archSceneAlone, hero, heroFrame } from './hero.ts';
import { drawLeaf } from './leaf-shapes.ts';
import { errorScene, linkPreview, mailHeader } from './letters.ts';
import { showerPetal } from './petals.ts';
import { blush, smile, tears } from './stamps/faces.ts';
import { flower, heart, riceShower } from './stamps/gifts.ts';
import { handclap, thumbsUp } from './stamps/hands.ts';
import { tree } from './tree.ts';

/** One blank leaf, 76 × 40, to stand beside a message. */
function leaf(colour: LeafColour): () => string {
  return () => {
    const sheet = createSheet();
    return document([-41, -19, 76, 40], sheet, drawLeaf(sheet, colour, 'slim', 3));
  };
}

/** Every drawing of `natural`: its name and the generator that draws it, the same bytes each time. */
export const NATURAL_PIECES: Readonly<Record<ArtworkPiece, () => string>> = {
  'hero-375': () => hero(375),
  'hero-1280': () => hero(1280),
  'hero-frame-375': () => heroFrame(375),
  'hero-frame-1280': () => heroFrame(1280),
  'arch-scene': archSceneAlone,
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
  envelope,
  'stamp-riceshower': riceShower,
  'stamp-handclap': handclap,
  'stamp-thumbs-up': thumbsUp,
  'stamp-flower': flower,
  'stamp-heart': heart,
  'stamp-smile': smile,
  'stamp-blush': blush,
  'stamp-tears': tears,
  'leaf-blue': leaf('blue'),
  'leaf-classicpink': leaf('classicpink'),
  'leaf-gold': leaf('gold'),
  'leaf-green': leaf('green'),
  'leaf-pink': leaf('pink'),
  'leaf-stylishblue': leaf('stylishblue'),
  'leaf-stylishgreen': leaf('stylishgreen'),
  'leaf-stylishpink': leaf('stylishpink'),
  'leaf-vintageblue': leaf('vintageblue'),
  'leaf-vintagegreen': leaf('vintagegreen'),
  'leaf-vintagepink': leaf('vintagepink'),
  'leaf-yellow': leaf('yellow'),
  'leaf-yellowgreen': leaf('yellowgreen'),
  'petal-blue': () => showerPetal('blue'),
  'petal-heart': () => showerPetal('heart'),
  'petal-pink': () => showerPetal('pink'),
  'petal-red': () => showerPetal('red'),
  'petal-yellow': () => showerPetal('yellow'),
};
