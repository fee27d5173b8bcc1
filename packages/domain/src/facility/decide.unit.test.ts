import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAccountIdKept } from '../company/decide.ts';
import { decideFacilityChange, decideFacilityRemoval } from './decide.ts';

describe('given a facility that is to be deleted', () => {
  test('when nothing in it is in use, then it is allowed, otherwise refused', () => {
    const n = fc.nat({ max: 3 });
    fc.assert(
      fc.property(fc.record({ activeSlots: n, weddingsAhead: n, openGifts: n }), use => {
        const isUnused = use.activeSlots + use.weddingsAhead + use.openGifts === 0;
        expect(decideFacilityRemoval(use) === 'allowed').toBe(isUnused);
      }),
    );
  });
});

describe('given a change of a facility', () => {
  const both = ['name', 'throwMoneyEnabled'];

  test('when the caller lacks the permission for gift money, then only that field is refused', () => {
    const rights = { mayWrite: true, maySwitchGifts: false };
    expect(decideFacilityChange({ ...rights, fields: ['name'] })).toBe('allowed');
    expect(decideFacilityChange({ ...rights, fields: both })).toMatchObject({ refused: 'facility_gifts_forbidden' });
  });

  test('when the caller has no other permission, then every other field is refused', () => {
    const rights = { mayWrite: false, maySwitchGifts: true };
    expect(decideFacilityChange({ ...rights, fields: ['throwMoneyEnabled'] })).toBe('allowed');
    expect(decideFacilityChange({ ...rights, fields: both })).toMatchObject({ refused: 'facility_only_gifts' });
  });
});

test('once an invitation is published, an account id cannot change, and sending the same id is allowed', () => {
  expect(isAccountIdKept({ stored: 'a', wanted: 'b', isInvited: true })).toBe(true);
  expect(isAccountIdKept({ stored: 'a', wanted: 'b', isInvited: false })).toBe(false);
  expect(isAccountIdKept({ stored: 'a', wanted: 'a', isInvited: true })).toBe(false);
  expect(isAccountIdKept({ stored: 'a', wanted: undefined, isInvited: true })).toBe(false);
});
