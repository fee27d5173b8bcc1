import { REACTION_KINDS, reactionValue } from '@kotohogi/reactions';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { expect, test } from 'vitest';
import { spritesOf } from './sprites.ts';

test.each(PATTERN_NAMES)('every stamp of %s uses its own drawings, rice shower included', pattern => {
  const sprites = spritesOf(pattern);
  for (const kind of REACTION_KINDS) {
    expect(sprites(reactionValue(pattern, kind))).toMatch(new RegExp(`^/art/${pattern}/stamp-${kind}\\.`));
  }
});
