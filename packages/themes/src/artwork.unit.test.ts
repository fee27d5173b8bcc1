import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { artwork, artworkRaster, headerFontPaths, heroPictures, reactionArtwork, reactionKey } from './artwork.ts';
import { contrast } from './drawing/colour.ts';
import { DRAWN_PATTERNS } from './drawn-patterns.ts';
import { LEAF_COLOURS, LEAF_PAINTS } from './leaf-colours.ts';
import type { ArtworkPiece } from './pattern-pieces.ts';
import { PATTERNS } from './patterns.ts';
import { REACTION_KINDS } from './reactions.ts';
import { PATTERN_NAMES } from './theme-names.ts';

it('gives the path of a drawing', () => {
  expect(artwork('natural', 'hero-375')).toBe('/art/natural/hero-375.avif');
  expect(artwork('marine', 'stamp-heart')).toBe('/art/marine/stamp-heart.svg');
  expect(artworkRaster('stylish', 'mail-header')).toBe('/art/stylish/mail-header.png');
});

it.each(PATTERN_NAMES)(
  'names only pictures that %s draws, one for each width, for what its invitation opens with',
  name => {
    const drawn = Object.keys(DRAWN_PATTERNS[name].pieces).map(piece => artwork(name, piece as ArtworkPiece));
    for (const hasPhoto of [false, true]) {
      const pictures = heroPictures(name, hasPhoto);
      expect(pictures.length).toBe(name === 'stylish' ? 0 : 3);
      expect(drawn).toEqual(expect.arrayContaining(pictures.map(({ href }) => href)));
    }
  },
);

it.each(PATTERN_NAMES)('names only faces that are delivered for what %s opens with', name => {
  const faces = headerFontPaths(name);
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(existsSync(path.join(import.meta.dirname, '../static', face))).toBe(true);
});

it('has a leaf in every color of a drawn pattern, and no other', () => {
  for (const name of PATTERN_NAMES) {
    const leaves = Object.keys(DRAWN_PATTERNS[name].pieces).filter(piece => piece.startsWith('leaf-'));
    expect(leaves.toSorted()).toEqual(PATTERNS[name].leafColours.map(colour => `leaf-${colour}`).toSorted());
  }
});

it('finds the stamp of every reaction key, rice under one key for all patterns', () => {
  for (const pattern of PATTERN_NAMES) {
    for (const kind of REACTION_KINDS)
      expect(reactionArtwork(reactionKey(pattern, kind))).toBe(
        artwork(kind === 'riceshower' ? 'natural' : pattern, `stamp-${kind}`),
      );
  }
  expect(reactionKey('stylish', 'riceshower')).toBe('natural-riceshower');
});

it.each(['marine-riceshower', 'natural-', 'heart', 'natural-thumbs', '-heart', 'nature-heart'])(
  'has no stamp for %s',
  key => {
    expect(reactionArtwork(key)).toBeUndefined();
  },
);

it.each(LEAF_COLOURS)('writes a name on a %s leaf at 4.5:1 on its whole wash', colour => {
  const { light, deep, ink } = LEAF_PAINTS[colour];
  expect(contrast(ink, light)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, deep)).toBeGreaterThanOrEqual(4.5);
});

it('uses every leaf color in some pattern, and 29 or 32 leaves', () => {
  const used = new Set(PATTERN_NAMES.flatMap(name => [...PATTERNS[name].leafColours]));
  expect([...used].toSorted()).toEqual([...LEAF_COLOURS].toSorted());
});
