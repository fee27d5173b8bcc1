import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideRemoval } from './decide.ts';

test('a hall may be deleted if and only if no ceremony still needs it', () => {
  fc.assert(
    fc.property(fc.nat(), upcoming => {
      const decision = decideRemoval({ upcoming });
      expect(decision).toEqual(upcoming === 0 ? 'allowed' : { refused: 'hall_in_use', meta: { n: upcoming } });
    }),
  );
});
