import { describe, expect, it } from 'vitest';
import { isRiceShower, REACTION_KINDS, reactionValue } from './reaction.ts';
import { petalKey, requireSprite, stampKeys } from './sprite/sprite-key.ts';

describe('reactions', () => {
  it('are named by pattern and kind, and the rice shower has one name for all patterns', () => {
    expect(reactionValue('marine', 'thumbs-up')).toBe('marine-thumbs-up');
    expect(reactionValue('marine', 'riceshower')).toBe('natural-riceshower');
  });

  it('fall as petals when their value contains riceshower', () => {
    expect(REACTION_KINDS.map(kind => isRiceShower(reactionValue('stylish', kind)))).toEqual([
      true,
      ...Array(7).fill(false),
    ]);
  });

  it('have a stamp each, except for the rice shower', () => {
    expect(stampKeys('marine')).toEqual(REACTION_KINDS.slice(1).map(kind => `marine-${kind}`));
    expect(petalKey('pink')).toBe('petal-pink');
  });

  it('are refused without a sprite', () => {
    const known = new Set(stampKeys('marine'));
    expect(() => requireSprite(known, 'marine-heart')).not.toThrow();
    expect(() => requireSprite(known, 'natural-riceshower')).not.toThrow();
    expect(() => requireSprite(known, 'natural-heart')).toThrow('missing sprite type: natural-heart');
  });
});
