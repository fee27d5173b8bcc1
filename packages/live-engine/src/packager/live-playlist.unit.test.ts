import { describe, expect, it } from 'vitest';
import type { AudioConfig, MediaConfig, VideoConfig } from '../bus/sample.ts';
import { checkPlaylist, checkProgramTime, checkUpdate } from '../conformance/check-playlist.ts';
import { renderLivePlaylist } from './live-playlist.ts';
import { LiveWindow } from './live-window.ts';
import { DEFAULT_TARGETS, Packager } from './packager.ts';
import { renderMultivariantPlaylist } from './playlist.ts';

const VIDEO: VideoConfig = {
  kind: 'video',
  codec: 'avc1.64001f',
  description: Buffer.from('0164001f', 'hex'),
  widthPx: 1280,
  heightPx: 720,
};
const AUDIO: AudioConfig = {
  kind: 'audio',
  codec: 'mp4a.40.2',
  description: Buffer.from('1190', 'hex'),
  sampleRateHz: 48_000,
  channelCount: 2,
  samplesPerFrame: 1024,
};
const EPOCH_MS = Date.UTC(2026, 10, 21, 4, 0, 0);
const MAIN = { rendition: 'main', isLowLatency: true, fromMsn: 0, partTargetS: 0.334, segmentTargetS: 2 } as const;

/** A packager connected to a window, as in a slot, that keeps each playlist viewers would have seen. */
function stream(nextMsn = 0) {
  const window = new LiveWindow();
  const seen: string[] = [];
  let configs = 0;
  const packager = new Packager(
    { nextMsn, originTicks: 0, lastProgramMs: 0, config: null, wantsSession: true },
    DEFAULT_TARGETS,
    batch => {
      for (const event of batch) {
        if (event.type === 'session' && event.isNewConfig) window.setConfig(++configs, event.config);
        window.apply(event);
      }
      const text = renderLivePlaylist(window, MAIN);
      if (text !== null) seen.push(text);
    },
  );
  return { window, packager, seen };
}

function send(packager: Packager, options: { seconds: number; wallMs: number; config?: Partial<MediaConfig> }): void {
  packager.beginSource();
  packager.configure(options.config?.video ?? VIDEO);
  packager.configure(AUDIO);
  let audioMs = 0;
  for (let frame = 0; frame < options.seconds * 30; frame++) {
    const dtsMs = Math.round((frame * 1000) / 30);
    const arrivedAtMs = options.wallMs + dtsMs;
    for (; audioMs <= dtsMs; audioMs += (1024 * 1000) / 48_000) {
      packager.push({ kind: 'audio', dtsMs: Math.round(audioMs), arrivedAtMs, data: Buffer.alloc(3) });
    }
    packager.push({ kind: 'video', dtsMs, ptsMs: dtsMs, isKey: frame % 30 === 0, arrivedAtMs, data: Buffer.alloc(5) });
  }
}

describe('live playlists', () => {
  it('look like this', () => {
    const { packager, seen } = stream();
    send(packager, { seconds: 2.7, wallMs: EPOCH_MS });
    expect(seen.at(-1)).toMatchInlineSnapshot(`
      "#EXTM3U
      #EXT-X-VERSION:9
      #EXT-X-TARGETDURATION:2
      #EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.00200,HOLD-BACK=6.00000
      #EXT-X-PART-INF:PART-TARGET=0.33400
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-MEDIA-SEQUENCE:0
      #EXT-X-DISCONTINUITY-SEQUENCE:0
      #EXT-X-MAP:URI="vinit-1.mp4"
      #EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:00.000Z
      #EXT-X-PART:DURATION=0.33300,URI="v0.0.m4s",INDEPENDENT=YES
      #EXT-X-PART:DURATION=0.33400,URI="v0.1.m4s"
      #EXT-X-PART:DURATION=0.33300,URI="v0.2.m4s"
      #EXT-X-PART:DURATION=0.33300,URI="v0.3.m4s",INDEPENDENT=YES
      #EXT-X-PART:DURATION=0.33400,URI="v0.4.m4s"
      #EXT-X-PART:DURATION=0.33300,URI="v0.5.m4s"
      #EXTINF:2.00000,
      v0.m4s
      #EXT-X-PROGRAM-DATE-TIME:2026-11-21T04:00:02.000Z
      #EXT-X-PART:DURATION=0.33300,URI="v1.0.m4s",INDEPENDENT=YES
      #EXT-X-PART:DURATION=0.33400,URI="v1.1.m4s"
      #EXT-X-PRELOAD-HINT:TYPE=PART,URI="v1.2.m4s"
      #EXT-X-RENDITION-REPORT:URI="audio.m3u8",LAST-MSN=1,LAST-PART=1
      "
    `);
  });

  it('list a gap until a segment is complete, because hls.js takes a playlist of parts alone for an empty one', () => {
    const { packager, seen } = stream(7);
    send(packager, { seconds: 2.7, wallMs: EPOCH_MS });
    expect(seen[0]).toContain('#EXT-X-MEDIA-SEQUENCE:6\n');
    expect(seen[0]).toContain(
      '#EXT-X-PART:DURATION=0.01000,URI="v6.0.m4s",GAP=YES\n#EXT-X-GAP\n#EXTINF:0.02000,\nv6.m4s\n',
    );
    expect(seen.at(-1)).toContain('#EXT-X-MEDIA-SEQUENCE:7\n');
    expect(seen.at(-1)).not.toContain('#EXT-X-GAP');
  });

  it('conform to RFC 8216bis at every step of half a minute', () => {
    const { packager, seen } = stream(1);
    send(packager, { seconds: 30, wallMs: EPOCH_MS });
    expect(seen.length).toBeGreaterThan(80);
    seen.forEach((text, index) => {
      expect(checkPlaylist(text)).toEqual([]);
      const before = seen[index - 1];
      if (before !== undefined) expect(checkUpdate(before, text)).toEqual([]);
    });
    expect(checkProgramTime(seen.at(-1) ?? '')).toEqual([]);
  });

  it('go on by one, without a discontinuity, when the encoder comes back as it was', () => {
    const { packager, seen } = stream();
    send(packager, { seconds: 7.2, wallMs: EPOCH_MS });
    packager.pause();
    send(packager, { seconds: 12, wallMs: EPOCH_MS + 9_400 });
    expect(seen.join('')).not.toContain('#EXT-X-DISCONTINUITY\n');
    expect(seen.join('')).not.toContain('vinit-2.mp4');
    seen.slice(1).forEach((text, index) => {
      expect(checkUpdate(seen[index] ?? '', text)).toEqual([]);
    });
    for (const text of seen) expect(checkPlaylist(text)).toEqual([]);
  });

  it('announce exactly one discontinuity when another configuration comes, and count it when it leaves', () => {
    const { packager, seen } = stream();
    send(packager, { seconds: 5.5, wallMs: EPOCH_MS });
    packager.pause();
    const other = { ...VIDEO, codec: 'avc1.4d401e', description: Buffer.from('014d401e', 'hex') };
    send(packager, { seconds: 60, wallMs: EPOCH_MS + 8_000, config: { video: other } });
    seen.slice(1).forEach((text, index) => {
      expect(checkUpdate(seen[index] ?? '', text)).toEqual([]);
    });
    for (const text of seen) expect(checkPlaylist(text)).toEqual([]);
    const tags = seen.map(text => text.split('#EXT-X-DISCONTINUITY\n').length - 1);
    expect(Math.max(...tags)).toBe(1);
    expect(seen.at(-1)).toContain('#EXT-X-DISCONTINUITY-SEQUENCE:1\n');
    expect(seen.at(-1)).not.toContain('#EXT-X-DISCONTINUITY\n');
  });

  it('list the sound alone in a playlist that conforms as well', () => {
    const { window, packager } = stream();
    send(packager, { seconds: 14, wallMs: EPOCH_MS });
    const text = renderLivePlaylist(window, { ...MAIN, rendition: 'audio', partTargetS: 0.356 }) ?? '';
    expect(checkPlaylist(text)).toEqual([]);
    expect(text).toContain('URI="ainit-1.mp4"');
    expect(text).toContain('#EXT-X-RENDITION-REPORT:URI="live.m3u8"');
  });

  it('list whole segments only for players without low latency', () => {
    const { window, packager } = stream();
    send(packager, { seconds: 9, wallMs: EPOCH_MS });
    const text = renderLivePlaylist(window, { ...MAIN, isLowLatency: false }) ?? '';
    expect(checkPlaylist(text)).toEqual([]);
    expect(text).not.toMatch(/EXT-X-PART|PRELOAD-HINT|CAN-BLOCK-RELOAD/);
    expect(text.match(/^v\d+\.m4s$/gm)).toEqual(['v0.m4s', 'v1.m4s', 'v2.m4s', 'v3.m4s']);
  });

  it('show guests nothing from before publishing', () => {
    const { window, packager } = stream();
    send(packager, { seconds: 9, wallMs: EPOCH_MS });
    expect(renderLivePlaylist(window, { ...MAIN, fromMsn: 5 })).toBeNull();
    const text = renderLivePlaylist(window, { ...MAIN, fromMsn: 3 }) ?? '';
    expect(text).toContain('#EXT-X-MEDIA-SEQUENCE:3\n');
    expect(text).not.toContain('v2');
  });

  it('end with the end of the stream', () => {
    const { window, packager } = stream();
    send(packager, { seconds: 9, wallMs: EPOCH_MS });
    packager.finish();
    window.end();
    const text = renderLivePlaylist(window, MAIN) ?? '';
    expect(checkPlaylist(text)).toEqual([]);
    expect(text.endsWith('#EXT-X-ENDLIST\n')).toBe(true);
  });
});

describe('a window', () => {
  it('keeps no more than about half a minute and its segments and parts share their bytes', () => {
    const { window, packager } = stream();
    send(packager, { seconds: 90, wallMs: EPOCH_MS });
    expect(window.segments.length).toBeLessThan(20);
    const closed = window.segments.find(segment => segment.isClosed);
    if (closed?.body == null) throw new Error('no closed segment');
    expect(Buffer.concat(closed.parts.map(part => part.body)).equals(closed.body)).toBe(true);
    expect(closed.parts[0]?.body.buffer).toBe(closed.body.buffer);
  });
});

describe('the multivariant playlist', () => {
  it('offers pictures with sound first, then the sound alone', () => {
    const text = renderMultivariantPlaylist([
      {
        uri: 'live.m3u8',
        bandwidthBps: 2_400_000.4,
        codecs: ['avc1.64001f', 'mp4a.40.2'],
        size: { widthPx: 1280, heightPx: 720 },
        frameRate: 30,
      },
      { uri: 'audio.m3u8', bandwidthBps: 140_000, codecs: ['mp4a.40.2'], size: null, frameRate: null },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "#EXTM3U
      #EXT-X-VERSION:9
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-STREAM-INF:BANDWIDTH=2400001,CODECS="avc1.64001f,mp4a.40.2",RESOLUTION=1280x720,FRAME-RATE=30.000
      live.m3u8
      #EXT-X-STREAM-INF:BANDWIDTH=140000,CODECS="mp4a.40.2"
      audio.m3u8
      "
    `);
  });
});
