import { expect, test } from 'vitest';
import type { MediaConfig } from '../bus/sample.ts';
import { SessionTally } from './summary.ts';

const config: MediaConfig = {
  video: { kind: 'video', codec: 'avc1.64001f', widthPx: 1280, heightPx: 720, description: Buffer.alloc(0) },
  audio: null,
};
const SECOND = 90_000;

test('given an encoder that was away, then each stretch has its own start, and small clock corrections start none', () => {
  const tally = new SessionTally({ number: 1, startedAtMs: 0, initBytes: 10 }, config);
  const segment = (programMs: number, seconds: number) => {
    tally.openSegment(programMs);
    for (let i = 0; i < seconds; i += 1) tally.addPart(SECOND, 100);
  };
  segment(1_000_000, 2);
  segment(1_002_005, 2);
  segment(1_064_000, 3);
  expect(tally.summary()).toMatchObject({
    durationMs: 7_000,
    sizeBytes: 710,
    programFromMs: 1_000_000,
    programToMs: 1_067_000,
    stretches: [
      { programFromMs: 1_000_000, durationMs: 4_000 },
      { programFromMs: 1_064_000, durationMs: 3_000 },
    ],
  });
});
