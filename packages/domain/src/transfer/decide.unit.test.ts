import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserId } from '../kernel/ids.ts';
import { isRefused } from '../kernel/refusal.ts';
import { yen } from '../kernel/yen.ts';
import {
  decideApprover,
  decideClaim,
  decideOrder,
  decideSeen,
  decideStep,
  type OrderFacts,
  paymentStateAfter,
} from './decide.ts';
import { TRANSFER_STATES } from './types.ts';

const FACTS: OrderFacts = {
  paymentState: 'not-payment',
  frozenYen: yen(50_000),
  payableYen: yen(50_000),
  hasAccount: true,
  isReturnRunning: false,
  transfers: [],
};
const order = (changes: Partial<OrderFacts>) => {
  const decision = decideOrder({ ...FACTS, ...changes });
  return isRefused(decision) ? decision.refused : [decision.number, decision.attempt, decision.amountYen];
};
const confirmed = { number: 0, attempt: 1, state: 'confirmed' } as const;

describe('given an order of a transfer', () => {
  test.each<[string, Partial<OrderFacts>, ReturnType<typeof order>]>([
    ['the first', {}, [0, 1, 50_000]],
    ['captured since', { payableYen: yen(60_000) }, [0, 1, 50_000]],
    ['returned since', { payableYen: yen(30_000) }, [0, 1, 30_000]],
    ['everything returned', { payableYen: yen(0) }, 'transfer_nothing_due'],
    ['more returned than owed', { payableYen: yen(-1) }, 'transfer_nothing_due'],
    ['nothing was fixed, but captured later', { frozenYen: yen(0), payableYen: yen(9) }, [0, 1, 9]],
    ['not fixed', { frozenYen: undefined }, 'transfer_not_fixed'],
    ['a supplement', { payableYen: yen(9_500), transfers: [confirmed] }, [1, 1, 9_500]],
    ['all transferred', { payableYen: yen(0), transfers: [confirmed] }, 'transfer_nothing_due'],
    ['one is open', { transfers: [{ ...confirmed, state: 'ordered' }] }, 'transfer_open'],
    ['one awaits approval', { transfers: [{ ...confirmed, state: 'awaiting-approval' }] }, 'transfer_open'],
    ['one was declined', { transfers: [{ ...confirmed, state: 'canceled' }] }, [0, 2, 50_000]],
    ['one failed', { transfers: [{ ...confirmed, state: 'failed' }], paymentState: 'reconfirmation' }, [0, 2, 50_000]],
    ['the account was not changed', { paymentState: 'deposit-failure' }, 'transfer_account_unconfirmed'],
    ['no account', { hasAccount: false }, 'transfer_account_missing'],
    ['a return has no outcome', { isReturnRunning: true }, 'transfer_return_running'],
  ])('when %s, then it is decided', (_, changes, expected) => {
    expect(order(changes)).toEqual(expected);
  });

  test('when any facts are given, then never more is transferred than is owed', () => {
    const amounts = fc.integer({ min: -9_999_999, max: 9_999_999 }).map(yen);
    fc.assert(
      fc.property(amounts, amounts, fc.boolean(), (frozenYen, payableYen, isSupplement) => {
        const transfers = isSupplement ? [confirmed] : [];
        const decision = decideOrder({ ...FACTS, frozenYen, payableYen, transfers });
        if (isRefused(decision)) return;
        expect(decision.amountYen).toBeGreaterThan(0);
        expect(decision.amountYen).toBeLessThanOrEqual(payableYen);
      }),
    );
  });
});

test('given what a person saw, when amount or account have changed, then the order is refused', () => {
  const seen = { amountYen: 10, accountVersion: 2 };
  expect(decideSeen(seen, seen)).toBe('same');
  expect(decideSeen(seen, { ...seen, amountYen: 9 })).toEqual({ refused: 'transfer_amount_changed' });
  expect(decideSeen(seen, { ...seen, accountVersion: 3 })).toEqual({ refused: 'transfer_account_changed' });
});

test('given an order that awaits approval, when it is approved, then neither orderer nor account changer may do it', () => {
  const [maker, checker, couple] = [1 as UserId, 2 as UserId, 3 as UserId];
  const facts = { state: 'awaiting-approval', by: checker, orderedBy: maker, accountChangedBy: couple } as const;
  expect(decideApprover(facts)).toBe('allowed');
  expect(decideApprover({ ...facts, by: maker })).toEqual({ refused: 'transfer_approver_same' });
  expect(decideApprover({ ...facts, by: couple })).toEqual({ refused: 'transfer_approver_account' });
  expect(decideApprover({ ...facts, state: 'ordered' })).toEqual({ refused: 'transfer_not_awaiting' });
});

test('given every state, when each step is taken, then only those of the drawing are allowed', () => {
  const steps = TRANSFER_STATES.map(state =>
    (['approve', 'cancel', 'confirm', 'fail'] as const).map(event => {
      const next = decideStep(state, event);
      return typeof next === 'string' ? next : next.refused;
    }),
  );
  const [early, late] = ['transfer_not_ordered', 'transfer_not_awaiting'];
  const none = [late, late, early, early];
  expect(Object.fromEntries(TRANSFER_STATES.map((state, index) => [state, steps[index]]))).toEqual({
    'awaiting-approval': ['ordered', 'canceled', early, early],
    ordered: [late, late, 'confirmed', 'failed'],
    confirmed: none,
    failed: none,
    canceled: none,
  });
});

test('given a step, when the payment state is derived, then it follows the fixed amount only', () => {
  const after = (number: number) => TRANSFER_STATES.map(state => paymentStateAfter(number, state));
  expect(after(0)).toEqual([undefined, 'processed', 'deposited', 'deposit-failure', undefined]);
  expect(after(1)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test('given a claim, when it is settled, then once, and from what is owed only if that covers it', () => {
  const facts = { claimYen: yen(10), isSettled: false, payableYen: yen(10), hasOpenTransfer: false };
  expect(decideClaim(facts, 'couple-payable')).toBe('allowed');
  expect(decideClaim({ ...facts, payableYen: yen(9) }, 'bank')).toBe('allowed');
  expect(decideClaim({ ...facts, payableYen: yen(9) }, 'couple-payable')).toEqual({
    refused: 'transfer_claim_uncovered',
  });
  expect(decideClaim({ ...facts, hasOpenTransfer: true }, 'couple-payable')).toEqual({ refused: 'transfer_open' });
  expect(decideClaim({ ...facts, isSettled: true }, 'bank')).toEqual({ refused: 'transfer_claim_settled' });
});
