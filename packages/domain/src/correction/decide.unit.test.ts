import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserId } from '../kernel/ids.ts';
import { sumYen, yen } from '../kernel/yen.ts';
import { entryOfCorrection } from '../ledger/entry.ts';
import { type CoupleFacts, changeOf, decideCouple, decideSides, decideStep, isCost } from './decide.ts';
import { CORRECTION_ACCOUNTS, CORRECTION_MAX_YEN, CORRECTION_STATES } from './types.ts';

const account = fc.constantFrom(...CORRECTION_ACCOUNTS);
const sides = fc.record({ debitAccount: account, creditAccount: account });
const amount = fc.integer({ min: 1, max: CORRECTION_MAX_YEN });

describe('given any two accounts', () => {
  test('when they are allowed, then the entry sums to zero, and its lines are the changes that were shown', () => {
    fc.assert(
      fc.property(sides, amount, fc.boolean(), (chosen, amountYen, hasWedding) => {
        if (decideSides(chosen, hasWedding) !== 'allowed') return;
        const { lines } = entryOfCorrection(chosen, yen(amountYen));
        expect(lines).toHaveLength(2);
        expect(sumYen(lines.map(line => line.amountYen))).toBe(0);
        for (const name of CORRECTION_ACCOUNTS) {
          const debit = sumYen(lines.filter(line => line.account === name).map(line => line.amountYen));
          expect(changeOf(name, chosen, amountYen)).toBe(isCost(name) ? debit : 0 - debit);
        }
      }),
    );
  });

  test('when they are the same, or a couple has no wedding, then they are refused', () => {
    fc.assert(
      fc.property(sides, fc.boolean(), (chosen, hasWedding) => {
        const isSame = chosen.debitAccount === chosen.creditAccount;
        const isOfCouple = Object.values(chosen).includes('couple-payable');
        expect(decideSides(chosen, hasWedding) === 'allowed').toBe(!isSame && (hasWedding || !isOfCouple));
      }),
    );
  });
});

const FACTS: CoupleFacts = { isFixed: true, transferStates: ['confirmed'], isReturnRunning: false, payableYen: 1_000 };
test.each<[string, Partial<CoupleFacts>, number, string]>([
  ['all that is owed is taken', {}, -1_000, 'allowed'],
  ['a yen more is taken', {}, -1_001, 'correction_uncovered'],
  ['something is added to a negative balance', { payableYen: -500 }, 100, 'allowed'],
  ['it is not fixed', { isFixed: false }, 1, 'correction_not_fixed'],
  ['a transfer is ordered', { transferStates: ['confirmed', 'ordered'] }, 1, 'correction_transfer_open'],
  ['a transfer awaits approval', { transferStates: ['awaiting-approval'] }, 1, 'correction_transfer_open'],
  ['a return is running', { isReturnRunning: true }, 1, 'correction_return_running'],
])('given the money of a couple, when %s, then it is decided', (_, changes, changeYen, expected) => {
  const decision = decideCouple({ ...FACTS, ...changes }, changeYen);
  expect(typeof decision === 'string' ? decision : decision.refused).toBe(expected);
});

test.each(CORRECTION_STATES)('given a correction that is %s, when people act on it, then only who may does', state => {
  const [proposedBy, other] = [1 as UserId, 2 as UserId];
  const step = (by: UserId, name: 'approve' | 'decline' | 'withdraw') => {
    const decision = decideStep({ state, by, proposedBy }, name);
    return typeof decision === 'string' ? decision : decision.refused;
  };
  const all = [step(proposedBy, 'approve'), step(proposedBy, 'decline'), step(proposedBy, 'withdraw')];
  all.push(step(other, 'approve'), step(other, 'decline'), step(other, 'withdraw'));
  expect(all).toEqual(
    state === 'waiting'
      ? ['correction_own', 'correction_own', 'withdrawn', 'approved', 'declined', 'correction_of_another']
      : all.map(() => 'correction_decided'),
  );
});
