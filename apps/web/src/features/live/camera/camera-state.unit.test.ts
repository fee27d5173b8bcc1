import { describe, expect, it } from 'vitest';
import type { BroadcastReport } from './camera-broadcast.ts';
import { firstLine, isUnderWay, isWatched, statusOf, toneOf } from './camera-state.ts';

const SENDING: BroadcastReport = {
  phase: 'sending',
  stopReason: null,
  isLate: false,
  hasSound: true,
  kbps: 2_600,
  framesPerSecond: 30,
  behindMs: 40,
  droppedCount: 0,
};

describe('camera room sentence', () => {
  it.each([
    [null, true, 'idle', 'idle'],
    ['starting', true, 'starting', 'info'],
    [{ ...SENDING, phase: 'connecting' }, true, 'connecting', 'info'],
    [SENDING, true, 'sending', 'ok'],
    [SENDING, false, 'frozen', 'bad'],
    [{ ...SENDING, isLate: true }, true, 'late', 'warn'],
    [{ ...SENDING, isLate: true }, false, 'frozen', 'bad'],
    [{ ...SENDING, phase: 'reconnecting' }, true, 'reconnecting', 'warn'],
    [{ ...SENDING, phase: 'stopped', stopReason: 'asked' }, true, 'asked', 'idle'],
    [{ ...SENDING, phase: 'stopped', stopReason: 'key-in-use' }, true, 'key-in-use', 'bad'],
    [{ ...SENDING, phase: 'stopped', stopReason: 'live-ended' }, true, 'live-ended', 'idle'],
  ] satisfies [BroadcastReport | 'starting' | null, boolean, string, string][])(
    '%o with frames (%s) is %s',
    (report, hasPicture, status, tone) => {
      const message = statusOf(report, hasPicture);
      expect([message, toneOf(message)]).toEqual([status, tone]);
    },
  );

  it('knows when leaving would interrupt something', () => {
    expect([null, 'starting' as const, SENDING, { ...SENDING, phase: 'stopped' as const }].map(isUnderWay)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('asks for confirmation only while guests watch', () => {
    const states = ['ready', 'starting', 'unpulished', 'streaming', 'waitingForStream', 'streaming_error'] as const;
    expect(states.filter(isWatched)).toEqual(['streaming', 'waitingForStream', 'streaming_error']);
  });
});

describe('preselected line', () => {
  const line = (kind: 'main' | 'spare', isConnected: boolean, browserUrl = 'wss://live.example.com/ingest') => {
    return { kind, url: '', key: '', isConnected, isActive: false, browserUrl, missing: [], refusal: null };
  };

  it.each([
    [[line('main', false), line('spare', false)], 'main'],
    [[line('main', true), line('spare', false)], 'spare'],
    [[line('main', true), line('spare', true)], 'main'],
    [[line('main', false, ''), line('spare', false, '')], undefined],
    [[], undefined],
  ])('for %o is %s', (ingest, kind) => {
    expect(firstLine(ingest)?.kind).toBe(kind);
  });
});
