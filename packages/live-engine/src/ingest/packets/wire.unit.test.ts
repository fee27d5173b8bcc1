import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeFromCamera,
  decodeFromOrigin,
  encodeFromCamera,
  encodeFromOrigin,
  type FromCamera,
  type FromOrigin,
  REFUSALS,
  WIRE_LIMITS,
} from './wire.ts';

const bytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength });
const sample = fc.record({
  type: fc.constantFrom('video' as const, 'audio' as const),
  sequence: fc.nat(2 ** 32 - 1),
  timestampMs: fc.double({ min: 0, max: 2 ** 39, noNaN: true }).map(Math.abs),
  isKey: fc.boolean(),
  data: bytes(500),
});
const key = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .filter(text => new TextEncoder().encode(text).length <= WIRE_LIMITS.keyBytes);
const fromCamera: fc.Arbitrary<FromCamera> = fc.oneof(
  fc.record({ type: fc.constant('hello' as const), version: fc.nat(255), key }),
  fc.record({ type: fc.constantFrom('video-config' as const, 'audio-config' as const), description: bytes(200) }),
  sample,
  fc.constant({ type: 'goodbye' as const }),
);
const fromOrigin: fc.Arbitrary<FromOrigin> = fc.oneof(
  fc.constant({ type: 'welcome' as const }),
  fc.record({
    type: fc.constant('acknowledged' as const),
    sequence: fc.nat(2 ** 32 - 1),
    receivedBytes: fc.nat(2 ** 50),
  }),
  fc.record({ type: fc.constant('refused' as const), reason: fc.constantFrom(...REFUSALS) }),
);

describe('the wire format of a camera', () => {
  it('decodes every camera message as it was encoded', () => {
    fc.assert(
      fc.property(fromCamera, message => {
        expect(decodeFromCamera(encodeFromCamera(message))).toEqual(message);
      }),
    );
  });

  it('decodes every origin message as it was encoded', () => {
    fc.assert(
      fc.property(fromOrigin, message => {
        expect(decodeFromOrigin(encodeFromOrigin(message))).toEqual(message);
      }),
    );
  });

  it('reads a message in the middle of a larger buffer', () => {
    fc.assert(
      fc.property(fromCamera, bytes(20), (message, before) => {
        const encoded = encodeFromCamera(message);
        const buffer = Uint8Array.of(...before, ...encoded);
        expect(decodeFromCamera(buffer.subarray(before.length))).toEqual(message);
      }),
    );
  });

  it('never throws on any input', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), garbage => {
        decodeFromCamera(garbage);
        decodeFromOrigin(garbage);
      }),
    );
  });

  it('never throws on a valid message that was damaged or cut', () => {
    fc.assert(
      fc.property(fromCamera, fc.nat(), fc.nat(255), fc.nat(), (message, at, value, cut) => {
        const damaged = encodeFromCamera(message);
        damaged[at % damaged.length] = value;
        decodeFromCamera(damaged.subarray(0, cut % (damaged.length + 1)));
        decodeFromOrigin(damaged);
      }),
    );
  });

  it.each([
    ['nothing', Uint8Array.of()],
    ['a kind that does not exist', Uint8Array.of(99, 1, 2)],
    ['a hello without a key', Uint8Array.of(1, 1)],
    ['a hello with an endless key', new Uint8Array(2 + WIRE_LIMITS.keyBytes + 1).fill(1)],
    ['a key that is not a text', Uint8Array.of(1, 1, 0xff, 0xfe)],
    ['a configuration without content', Uint8Array.of(2)],
    ['a sample without content', new Uint8Array(14).fill(4, 0, 1)],
    ['more than a message may contain', new Uint8Array(WIRE_LIMITS.messageBytes + 1).fill(4, 0, 1)],
  ])('refuses %s', (_what, message) => {
    expect(decodeFromCamera(message)).toBeNull();
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY, 2 ** 41])('refuses a timestamp of %s', timestampMs => {
    const message = { type: 'video', sequence: 0, timestampMs, isKey: true, data: Uint8Array.of(1) } as const;
    expect(decodeFromCamera(encodeFromCamera(message))).toBeNull();
  });
});
