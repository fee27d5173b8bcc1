import type { LiveConsole } from '@kotohogi/contract/live';
import { instant } from '@kotohogi/domain/kernel/instant';
import { describe, expect, test } from 'vitest';
import { ja } from '../../messages.ja.ts';
import { aLine, HEALTHY } from '../../testing/a-console.ts';
import { CHECK_IDS, type CheckId, checksOf, type Finding, isNoGo, type Watched, warningsOf } from './console-checks.ts';

type Facts = Parameters<typeof checksOf>[0];

const now = instant(1_800_000_000_000);
const calm: Watched = { driftMsPerMinute: 4, loudnessDb: -18 };
const room = (hours: number): LiveConsole['disk'] => ({ freeBytes: hours * 1_350_000_000, hours });

const perfect: Facts & { readonly health: NonNullable<LiveConsole['health']> } = {
  frames: 'flowing',
  provider: 'channel',
  isReachable: true,
  now,
  disk: room(300),
  health: { ...HEALTHY, clockDriftMs: 12 },
  ingest: [aLine('main', { isConnected: true, isActive: true }), aLine('spare', { isConnected: true })],
};

const finding = (id: CheckId, facts: Facts, watched: Partial<Watched> = {}): Finding | undefined =>
  checksOf(facts, { ...calm, ...watched }).find(check => check.id === id)?.finding;
const withHealth = (health: Partial<NonNullable<LiveConsole['health']>>): Facts => ({
  ...perfect,
  health: { ...perfect.health, ...health },
});

describe('given a stream from the venue', () => {
  test('when everything is as recommended, then every check is fine and none needs action', () => {
    const checks = checksOf(perfect, calm);
    expect(checks.map(({ id }) => id)).toEqual(CHECK_IDS);
    expect(checks.every(check => check.finding === 'fine')).toBe(true);
    expect(warningsOf(checks)).toEqual([]);
  });

  test.each<[CheckId, Partial<NonNullable<LiveConsole['health']>>, Finding]>([
    ['video', { videoKbps: 299 }, 'low'],
    ['video', { videoKbps: 4501 }, 'high'],
    ['video', { videoKbps: 0 }, 'waiting'],
    ['audio', { hasAudio: false }, 'missing'],
    ['audio', { silentSince: instant(now - 9_999) }, 'fine'],
    ['audio', { silentSince: instant(now - 10_000) }, 'silent'],
    ['keyFrames', { keyFrameDistanceMs: 2200 }, 'fine'],
    ['keyFrames', { keyFrameDistanceMs: 8000 }, 'high'],
    ['keyFrames', { keyFrameDistanceMs: null }, 'waiting'],
    ['frameRate', { frameRate: 23.9 }, 'fine'],
    ['frameRate', { frameRate: 15 }, 'low'],
    ['frameRate', { frameRate: 60 }, 'fine'],
    ['frameRate', { frameRate: 120 }, 'high'],
    ['picture', { widthPx: 854, heightPx: 480 }, 'low'],
    ['picture', { widthPx: 1920, heightPx: 1080 }, 'fine'],
    ['picture', { widthPx: 720, heightPx: 1280 }, 'fine'],
    ['picture', { widthPx: 3840, heightPx: 2160 }, 'high'],
    ['picture', { widthPx: null, heightPx: null }, 'waiting'],
  ])('%s of %o is %s', (id, health, expected) => {
    expect(finding(id, withHealth(health))).toBe(expected);
  });

  test('when nothing has arrived yet, then no check has a finding', () => {
    const nothing: Facts = {
      ...perfect,
      frames: 'none',
      health: null,
      disk: null,
      ingest: [aLine('main'), aLine('spare')],
    };
    expect(checksOf(nothing, calm).map(check => check.finding)).toEqual(Array(CHECK_IDS.length).fill('waiting'));
  });

  test('when the stream broke off, then the checks say so and ignore old values', () => {
    const lost: Facts = { ...perfect, frames: 'lost' };
    expect(finding('video', lost)).toBe('lost');
    expect(finding('keyFrames', lost)).toBe('waiting');
  });

  test('when the spare is on air, then the main line is the standby', () => {
    const spareOnAir = aLine('spare', { isConnected: true, isActive: true });
    expect(finding('spare', { ...perfect, ingest: [aLine('main'), spareOnAir] })).toBe('missing');
    expect(finding('spare', { ...perfect, ingest: [aLine('main', { isConnected: true }), spareOnAir] })).toBe('fine');
  });

  test.each<[CheckId, Partial<Watched>, Finding]>([
    ['audio', { loudnessDb: -45 }, 'fine'],
    ['audio', { loudnessDb: -46 }, 'low'],
    ['audio', { loudnessDb: -4 }, 'high'],
    ['audio', { loudnessDb: null }, 'fine'],
    ['clock', { driftMsPerMinute: 80 }, 'fine'],
    ['clock', { driftMsPerMinute: -80.5 }, 'high'],
    ['clock', { driftMsPerMinute: null }, 'waiting'],
  ])('%s of %o is %s', (id, watched, expected) => {
    expect(finding(id, perfect, watched)).toBe(expected);
  });

  test('when a silence is being timed, then the level is not checked', () => {
    expect(finding('audio', withHealth({ silentSince: instant(now - 3000) }), { loudnessDb: -60 })).toBe('fine');
  });

  test.each([
    [6, 'fine', false],
    [5.9, 'low', false],
    [2, 'low', false],
    [1.9, 'short', true],
  ] as const)('free space for %s hours is %s', (hours, expected, isStop) => {
    const checks = checksOf({ ...perfect, disk: room(hours) }, calm);
    expect(checks.find(({ id }) => id === 'disk')?.finding).toBe(expected);
    expect(checks.some(isNoGo)).toBe(isStop);
  });

  test('when the provider stores the recording, then disk space is ignored; when it is unreachable, it is unknown', () => {
    expect(finding('disk', { ...perfect, provider: 'vimeo', disk: null })).toBe('fine');
    expect(finding('disk', { ...perfect, provider: 'vimeo', disk: null, isReachable: false })).toBe('waiting');
    expect(finding('spare', { ...perfect, isReachable: false })).toBe('waiting');
  });

  test('every finding that needs action has a text', () => {
    const troubles: [Facts, Watched][] = [
      [withHealth({ videoKbps: 100, hasAudio: false, keyFrameDistanceMs: 8000, frameRate: 10, heightPx: 360 }), calm],
      [withHealth({ videoKbps: 9000, frameRate: 120, widthPx: 3840, heightPx: 2160 }), { ...calm, loudnessDb: -50 }],
      [{ ...perfect, frames: 'lost', disk: room(5), ingest: [aLine('main'), aLine('spare')] }, calm],
      [
        { ...perfect, disk: room(1) },
        { driftMsPerMinute: -81, loudnessDb: -1 },
      ],
      [withHealth({ silentSince: instant(now - 12_000) }), calm],
    ];
    const keys = troubles.flatMap(([facts, watched]) =>
      warningsOf(checksOf(facts, watched)).map(check => `${check.id}.${check.finding}`),
    );
    expect(new Set(keys).size).toBe(16);
    for (const key of keys) expect(ja).toHaveProperty([`console.finding.${key}`]);
  });
});
