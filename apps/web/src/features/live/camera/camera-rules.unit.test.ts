import { REFUSALS } from '@kotohogi/live-engine/ingest/packets/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Ledger } from './camera-ledger.ts';
import { isFinal, retryDelayMs } from './camera-retry.ts';

describe('retry after a break', () => {
  it('starts quickly and never gives up', () => {
    expect([0, 1, 2, 3, 4, 400].map(retryDelayMs)).toEqual([300, 500, 1_000, 2_000, 3_000, 3_000]);
  });

  it('retries a key that our own dead connection may still hold', () => {
    expect(isFinal('key-in-use', true)).toBe(false);
    expect(isFinal('key-in-use', false)).toBe(true);
  });

  it('stops when the refusal is final', () => {
    const final = REFUSALS.filter(reason => isFinal(reason, true));
    expect(final).toEqual(['unknown-key', 'live-ended', 'expelled', 'other-version']);
  });
});

describe('frames in flight', () => {
  const send = (ledger: Ledger, count: number) => {
    for (let index = 0; index < count; index++) {
      const sequence = ledger.number();
      ledger.sent({ sequence, timestampMs: sequence * 33 }, sequence * 33);
    }
  };

  it('are not late while each one is confirmed', () => {
    const ledger = new Ledger();
    send(ledger, 3);
    ledger.acknowledged(2, 100);
    expect([ledger.behindMs(), ledger.silentMs(9_999)]).toEqual([0, 0]);
  });

  it('measure how far the sender is behind', () => {
    const ledger = new Ledger();
    send(ledger, 31);
    expect(ledger.behindMs()).toBe(990);
    ledger.acknowledged(20, 1_000);
    expect(ledger.behindMs()).toBe(297);
    expect(ledger.silentMs(1_500)).toBe(500);
  });

  it('keep counting beyond 2^32', () => {
    const ledger = new Ledger();
    ledger.sent({ sequence: 2 ** 32 - 1, timestampMs: 0 }, 0);
    ledger.sent({ sequence: 0, timestampMs: 33 }, 33);
    ledger.acknowledged(0, 50);
    expect(ledger.behindMs()).toBe(0);
  });

  it('are never behind by a negative time', () => {
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
