import { REFUSALS } from '@kotohogi/live-engine/ingest/packets/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from './camera-ledger.ts';
import { isFinal, retryDelayMs } from './camera-retry.ts';

describe('trying again after a break', () => {
  it('is soon at first, and goes on for as long as it takes', () => {
    expect([0, 1, 2, 3, 4, 400].map(retryDelayMs)).toEqual([300, 500, 1_000, 2_000, 3_000, 3_000]);
  });

  it('asks again for a key that our own dead connection may still hold', () => {
    expect(isFinal('key-in-use', true)).toBe(false);
    expect(isFinal('key-in-use', false)).toBe(true);
  });

  it('takes no for an answer', () => {
    const final = REFUSALS.filter(reason => isFinal(reason, true));
    expect(final).toEqual(['unknown-key', 'live-ended', 'expelled', 'other-version']);
  });
});

describe('pictures under way', () => {
  const send = (ledger: Ledger, count: number) => {
    for (let index = 0; index < count; index++) {
      const sequence = ledger.number();
      ledger.sent({ sequence, timestampMs: sequence * 33 }, sequence * 33);
    }
  };

  it('are nothing to worry about while each is confirmed', () => {
    const ledger = new Ledger();
    send(ledger, 3);
    ledger.acknowledged(2, 100);
    expect([ledger.behindMs(), ledger.silentMs(9_999)]).toEqual([0, 0]);
  });

  it('say how far behind we are', () => {
    const ledger = new Ledger();
    send(ledger, 31);
    expect(ledger.behindMs()).toBe(990);
    ledger.acknowledged(20, 1_000);
    expect(ledger.behindMs()).toBe(297);
    expect(ledger.silentMs(1_500)).toBe(500);
  });

  it('count on beyond 2^32', () => {
    const ledger = new Ledger();
    ledger.sent({ sequence: 2 ** 32 - 1, timestampMs: 0 }, 0);
    ledger.sent({ sequence: 0, timestampMs: 33 }, 33);
    ledger.acknowledged(0, 50);
    expect(ledger.behindMs()).toBe(0);
  });

  it('are never behind by less than nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(80)), answers => {
        const ledger = new Ledger();
        for (const answer of answers) {
          send(ledger, 3);
          ledger.acknowledged(answer, 0);
          expect(ledger.behindMs()).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
