import { describe, expect, it } from 'vitest';
import { effectOf, holdsMoney } from './gateway-status.ts';
import { allSteps, canStep, isFinal } from './transitions.ts';
import { GATEWAY_STATUSES, PAYMENT_STATES, type PaymentState } from './types.ts';

/** The steps of docs/product/payment.md#states, written a second time by hand: one row per allowed pair. */
const ALLOWED = new Set([
  'INITIALIZED>ENTRY',
  'INITIALIZED>FAILED',
  'INITIALIZED>TIMEOUT',
  'ENTRY>REQUEST_AUTHORIZE',
  'ENTRY>AUTHORIZED',
  'ENTRY>CAPTURED',
  'ENTRY>FAILED',
  'ENTRY>CANCELED',
  'ENTRY>TIMEOUT',
  'REQUEST_AUTHORIZE>AUTHORIZED',
  'REQUEST_AUTHORIZE>CAPTURED',
  'REQUEST_AUTHORIZE>FAILED',
  'REQUEST_AUTHORIZE>CANCELED',
  'REQUEST_AUTHORIZE>TIMEOUT',
  'AUTHORIZED>CAPTURED',
  'AUTHORIZED>FAILED',
  'AUTHORIZED>CANCELED',
  'CAPTURED>REFUNDED',
  'TIMEOUT>AUTHORIZED',
  'TIMEOUT>CAPTURED',
  'TIMEOUT>CANCELED',
]);

describe('the table of payment steps', () => {
  for (const from of PAYMENT_STATES) {
    for (const to of PAYMENT_STATES) {
      it(`${ALLOWED.has(`${from}>${to}`) ? 'allows' : 'refuses'} ${from} → ${to}`, () => {
        expect(canStep(from, to)).toBe(ALLOWED.has(`${from}>${to}`));
      });
    }
  }

  it('lists the same steps as pairs', () => {
    expect(allSteps().map(([from, to]) => `${from}>${to}`)).toEqual([...ALLOWED]);
  });

  it('ends in FAILED, CANCELED and REFUNDED; NA never starts', () => {
    expect(PAYMENT_STATES.filter(isFinal)).toEqual(['NA', 'FAILED', 'CANCELED', 'REFUNDED']);
  });
});

describe('a gateway status in a payment state', () => {
  const step = (to: PaymentState) => ({ effect: 'step', to });
  const keep = { effect: 'keep' };
  const alarm = { effect: 'alarm' };

  it.each([
    ['INITIALIZED', 'UNPROCESSED', step('ENTRY')],
    ['ENTRY', 'UNPROCESSED', keep],
    ['REQUEST_AUTHORIZE', 'UNPROCESSED', keep],
    ['AUTHORIZED', 'UNPROCESSED', keep],
    ['CAPTURED', 'UNPROCESSED', keep],
    ['TIMEOUT', 'UNPROCESSED', keep],
    ['ENTRY', 'AUTHENTICATED', step('REQUEST_AUTHORIZE')],
    ['ENTRY', 'REQSUCCESS', step('REQUEST_AUTHORIZE')],
    ['ENTRY', 'AUTHPROCESS', step('REQUEST_AUTHORIZE')],
    ['REQUEST_AUTHORIZE', 'AUTH', step('AUTHORIZED')],
    ['ENTRY', 'SAUTH', step('AUTHORIZED')],
    ['TIMEOUT', 'AUTH', step('AUTHORIZED')],
    ['REQUEST_AUTHORIZE', 'CAPTURE', step('CAPTURED')],
    ['AUTHORIZED', 'SALES', step('CAPTURED')],
    ['TIMEOUT', 'CAPTURE', step('CAPTURED')],
    ['CAPTURED', 'VOID', step('REFUNDED')],
    ['CAPTURED', 'RETURN', step('REFUNDED')],
    ['CAPTURED', 'RETURNX', step('REFUNDED')],
    ['CAPTURED', 'CANCEL', step('REFUNDED')],
    ['AUTHORIZED', 'VOID', step('CANCELED')],
    ['REQUEST_AUTHORIZE', 'RETURN', step('CANCELED')],
    ['TIMEOUT', 'RETURNX', step('CANCELED')],
    ['REFUNDED', 'VOID', keep],
    ['REQUEST_AUTHORIZE', 'PAYFAIL', step('FAILED')],
    ['REQUEST_AUTHORIZE', 'PAYCANCEL', step('CANCELED')],
    ['REQUEST_AUTHORIZE', 'EXPIRED', step('TIMEOUT')],
    ['CAPTURED', 'REQRETURN', alarm],
    ['CAPTURED', 'PAYFAIL', alarm],
    ['AUTHORIZED', 'EXPIRED', alarm],
    ['CAPTURED', 'AUTH', keep],
    ['FAILED', 'AUTH', alarm],
    ['CANCELED', 'SALES', alarm],
    ['REFUNDED', 'SALES', alarm],
    ['FAILED', 'UNPROCESSED', keep],
    ['INITIALIZED', 'AUTH', step('ENTRY')],
    ['ENTRY', 'TRADING', alarm],
    ['ENTRY', 'CHECK', alarm],
    ['NA', 'AUTH', alarm],
  ] as const)('%s sees %s', (state, status, effect) => {
    expect(effectOf(state, status)).toEqual(effect);
  });

  it('never takes a step that is not in the table, and never overlooks money behind a closed payment', () => {
    for (const state of PAYMENT_STATES) {
      for (const status of [...GATEWAY_STATUSES, 'SOMETHING-NEW', '']) {
        const result = effectOf(state, status);
        if (result.effect === 'step') expect(canStep(state, result.to)).toBe(true);
        if (['FAILED', 'CANCELED', 'REFUNDED'].includes(state) && holdsMoney(status)) {
          expect(result.effect).toBe('alarm');
        }
      }
    }
  });
});
