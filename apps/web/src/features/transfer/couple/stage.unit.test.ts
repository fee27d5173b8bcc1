import { after } from '@kotohogi/domain/kernel/instant';
import { expect, test } from 'vitest';
import { A_SUMMARY, A_TRANSFER } from '../testing/a-summary.ts';
import { type PaymentSummary, type Stage, stageOf } from './stage.ts';

const OLD = { updatedAt: A_TRANSFER.orderedAt - 1 };
const NEW = { updatedAt: A_TRANSFER.orderedAt + 2 };
const FAILED = { ...A_TRANSFER, state: 'failed' as const, endedAt: after(A_TRANSFER.orderedAt, 1) };
const LATER = { ...FAILED, number: 1 };

test.each<[string, Stage, Partial<PaymentSummary>, typeof OLD | null | undefined]>([
  ['gifts still arrive', 'open', { paymentState: 'not-payment', isFixed: false, frozen: null }, OLD],
  ['the outcome of a gift is waited for', 'open', { paymentState: 'not-payment', frozen: null }, OLD],
  ['the amount is fixed', 'fixed', { paymentState: 'not-payment' }, OLD],
  ['the account is still loading', 'fixed', { paymentState: 'not-payment' }, undefined],
  ['the account is missing', 'missing', { paymentState: 'not-payment' }, null],
  ['it was ordered', 'ordered', { paymentState: 'processed', transfers: [A_TRANSFER] }, OLD],
  ['it arrived', 'done', { paymentState: 'deposited', transfers: [{ ...A_TRANSFER, state: 'confirmed' }] }, OLD],
  ['it failed', 'failed', { paymentState: 'deposit-failure', transfers: [FAILED] }, OLD],
  ['the account was saved again', 'confirmed', { paymentState: 'reconfirmation', transfers: [FAILED] }, NEW],
  [
    'a supplement was ordered',
    'ordered',
    { paymentState: 'deposited', transfers: [{ ...A_TRANSFER, number: 1 }] },
    OLD,
  ],
  ['a supplement failed', 'failed', { paymentState: 'deposited', transfers: [LATER] }, OLD],
  [
    'the account was saved after a failed supplement',
    'confirmed',
    { paymentState: 'deposited', transfers: [LATER] },
    NEW,
  ],
])('given that %s, then the stage is "%s"', (_, stage, more, account) => {
  expect(stageOf({ ...A_SUMMARY, ...more }, account)).toBe(stage);
});
