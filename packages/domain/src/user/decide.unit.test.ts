import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideLeaving, decideRemoval, type RoleHolder } from './decide.ts';

const holder = (userId: number, canSignIn = true): RoleHolder => ({ userId, canSignIn });

describe('given the users who manage a wedding', () => {
  test('when there is only one, then that one stays', () => {
    expect(decideRemoval([holder(1)], 1)).toEqual({ refused: 'user_last_organizer' });
    expect(decideRemoval([holder(1, false)], 1)).toEqual({ refused: 'user_last_organizer' });
  });

  test('when the other has not set up the account, then no host could sign in, so the removal is refused', () => {
    expect(decideRemoval([holder(1), holder(2, false)], 1)).toEqual({ refused: 'user_last_organizer' });
    expect(decideRemoval([holder(1), holder(2, false)], 2)).toBe('allowed');
  });

  test('when it is another user, then they have no role to remove', () => {
    expect(decideRemoval([holder(1), holder(2)], 3)).toEqual({ refused: 'user_unknown' });
  });

  test('after any order of removals, an administrator who can sign in is left if there ever was one', () => {
    const holders = fc.uniqueArray(fc.record({ userId: fc.nat(8), canSignIn: fc.boolean() }), {
      selector: one => one.userId,
      minLength: 1,
    });
    fc.assert(
      fc.property(holders, fc.array(fc.nat(8)), (all, leaving) => {
        let left = all;
        for (const userId of leaving) {
          if (decideRemoval(left, userId) === 'allowed') left = left.filter(one => one.userId !== userId);
        }
        expect(left.length).toBeGreaterThan(0);
        if (all.some(one => one.canSignIn)) expect(left.some(one => one.canSignIn)).toBe(true);
      }),
    );
  });
});

describe('given the administrators of an area', () => {
  test('when the only one who can sign in leaves, then it is refused; any other may leave', () => {
    const holders = [holder(1), holder(2, false)];
    expect(decideLeaving(holders, 1)).toEqual({ refused: 'staff_last_administrator' });
    expect(decideLeaving(holders, 2)).toBe('allowed');
    expect(decideLeaving(holders, 3)).toBe('allowed');
    expect(decideLeaving([holder(1), holder(2)], 1)).toBe('allowed');
  });

  test('after any order of removals, an administrator who can sign in is left if there ever was one', () => {
    const holders = fc.uniqueArray(fc.record({ userId: fc.nat(8), canSignIn: fc.boolean() }), {
      selector: one => one.userId,
    });
    fc.assert(
      fc.property(holders, fc.array(fc.nat(8)), (all, leaving) => {
        let left = all;
        for (const userId of leaving) {
          if (decideLeaving(left, userId) === 'allowed') left = left.filter(one => one.userId !== userId);
        }
        expect(left.some(one => one.canSignIn)).toBe(all.some(one => one.canSignIn));
      }),
    );
  });
});
