import type { LiveConsole } from '@kotohogi/contract/live';
import { describe, expect, test } from 'vitest';
import { CHECK_IDS, type CheckId, checksOf, type Finding, warningsOf } from './console-checks.ts';
import { ja } from './messages.ja.ts';

type Ingest = LiveConsole['ingest'][number];

const line = (kind: Ingest['kind'], more: Partial<Ingest> = {}): Ingest => ({
  kind,
  url: 'rtmp://in/live',
  key: 'k',
  isConnected: false,
  isActive: false,
  ...more,
});

type Facts = Parameters<typeof checksOf>[0];

const perfect: Facts & { readonly health: NonNullable<LiveConsole['health']> } = {
  frames: 'flowing',
  health: {
    videoKbps: 2900,
    frameRate: 30,
    keyFrameDistanceMs: 2000,
    widthPx: 1280,
    heightPx: 720,
    hasAudio: true,
  },
  ingest: [line('main', { isConnected: true, isActive: true }), line('spare', { isConnected: true })],
};

const finding = (id: CheckId, facts: Facts): Finding | undefined =>
  checksOf(facts).find(check => check.id === id)?.finding;
const withHealth = (health: Partial<NonNullable<LiveConsole['health']>>): Facts => ({
  ...perfect,
  health: { ...perfect.health, ...health },
});

describe('given what arrives from the venue', () => {
  test('when all is as advised, then every check is fine and nothing needs a hand', () => {
    const checks = checksOf(perfect);
    expect(checks.map(({ id }) => id)).toEqual(CHECK_IDS);
    expect(checks.every(check => check.finding === 'fine')).toBe(true);
    expect(warningsOf(checks)).toEqual([]);
  });

  test.each<[CheckId, Partial<NonNullable<LiveConsole['health']>>, Finding]>([
    ['video', { videoKbps: 299 }, 'low'],
    ['video', { videoKbps: 4501 }, 'high'],
    ['video', { videoKbps: 0 }, 'waiting'],
    ['audio', { hasAudio: false }, 'missing'],
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

  test('when nothing has come yet, then nothing is judged', () => {
    const nothing: Facts = { frames: 'none', health: null, ingest: [line('main'), line('spare')] };
    expect(checksOf(nothing).map(check => check.finding)).toEqual(Array(CHECK_IDS.length).fill('waiting'));
  });

  test('when the stream broke off, then that is said and old figures are not judged', () => {
    const lost: Facts = { ...perfect, frames: 'lost' };
    expect(finding('video', lost)).toBe('lost');
    expect(finding('keyFrames', lost)).toBe('waiting');
  });

  test('when the spare is on air, then the main line is what stands by', () => {
    const spareOnAir = line('spare', { isConnected: true, isActive: true });
    expect(finding('spare', { ...perfect, ingest: [line('main'), spareOnAir] })).toBe('missing');
    expect(finding('spare', { ...perfect, ingest: [line('main', { isConnected: true }), spareOnAir] })).toBe('fine');
  });

  test('every finding that needs a hand has words', () => {
    const troubles: Facts[] = [
      withHealth({ videoKbps: 100, hasAudio: false, keyFrameDistanceMs: 8000, frameRate: 10, heightPx: 360 }),
      withHealth({ videoKbps: 9000, frameRate: 120, widthPx: 3840, heightPx: 2160 }),
      { ...perfect, frames: 'lost', ingest: [line('main'), line('spare')] },
    ];
    const keys = troubles.flatMap(facts => warningsOf(checksOf(facts)).map(check => `${check.id}.${check.finding}`));
    expect(new Set(keys).size).toBe(10);
    for (const key of keys) expect(ja).toHaveProperty([`console.finding.${key}`]);
  });
});
