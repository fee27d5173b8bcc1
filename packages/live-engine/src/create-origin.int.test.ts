import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBoxes } from './cmaf/read.ts';
import { checkPlaylist, checkProgramTime } from './conformance/check-playlist.ts';
import { parsePlaylist } from './conformance/parse-playlist.ts';
import type { MediaFile } from './publish/media-file.ts';
import { Publisher } from './publish/publisher.ts';
import { openPublication, PublishRefused } from './publish/rtmp-client.ts';
import type { SlotEvent } from './slot/slot-view.ts';
import { readFixture } from './testing/fixtures.ts';
import { OriginProcess, poll } from './testing/origin-process.ts';
import { PlaylistWatch } from './testing/playlist-watch.ts';

let origin: OriginProcess;
let clip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
});
afterAll(async () => origin.dispose());

const text = async (url: string) => (await fetch(url)).text();
const code = async (response: Response) => {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
};
const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
const publishTo = (key: string, file = clip) =>
  new Publisher({ target: origin.rtmpTarget(key), file, isLooping: true, reconnectAfterMs: null });

/** Waits for a live playlist that satisfies a condition. */
/** The playlist once it fulfills the condition, without the gap before the first complete segment. */
const liveWhen = (
  ref: string,
  holds: (playlist: ReturnType<typeof parsePlaylist>) => boolean,
  kind: 'viewer' | 'staff' = 'viewer',
) =>
  poll(async () => {
    const response = await fetch(origin.url(ref, 'live.m3u8', kind));
    const listed = parsePlaylist(await response.text());
    const playlist = { ...listed, segments: listed.segments.filter(segment => !segment.isGap) };
    return response.ok && holds(playlist) ? playlist : null;
  });

describe('a live from its first frame to its archive', () => {
  it('grows a conforming playlist, and becomes a recording within two seconds of its end', async () => {
    const slot = await origin.createSlot('whole-story');
    await origin.control.publish(slot.ref);
    const publisher = publishTo(slot.mainKey);
    const watch = new PlaylistWatch(origin.url(slot.ref, 'live.m3u8'));
    await liveWhen(slot.ref, playlist => playlist.segments.length >= 4);
    expect(await origin.control.slot(slot.ref)).toMatchObject({
      state: 'receiving',
      source: { active: 'main', main: true, spare: false },
      health: { widthPx: 320, heightPx: 180, hasAudio: true, keyFrameDistanceMs: 1_000, videoCodec: 'avc1.4d400d' },
    });
    await publisher.stop();
    const endedAtMs = Date.now();
    const closed = await origin.control.close(slot.ref);
    expect(closed).toMatchObject({ state: 'archived', recording: { isPlayable: true, sessions: 1 } });
    const recording = await text(origin.url(slot.ref, 'recording.m3u8'));
    expect(Date.now() - endedAtMs).toBeLessThan(2_000);
    expect(checkPlaylist(recording)).toEqual([]);
    await poll(async () => (watch.last.isEnded ? true : null));
    await watch.stop();
    expect(watch.violations()).toEqual([]);
    expect(watch.texts.length).toBeGreaterThan(15);
    expect(checkProgramTime(watch.texts.at(-1) ?? '')).toEqual([]);
    expect(watch.statuses.filter(each => each !== 200 && each !== 503)).toEqual([]);
  });

  it('serves recordings by byte range, and the same segments it served live', async () => {
    const playlist = parsePlaylist(await text(origin.url('whole-story', 'recording.m3u8')));
    const [sizeBytes = 0, at = 0] = (playlist.segments[1]?.range ?? '').split('@').map(Number);
    const response = await fetch(origin.url('whole-story', 'rec-1.mp4'), {
      headers: { Range: `bytes=${at}-${at + sizeBytes - 1}` },
    });
    expect(response.status).toBe(206);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(listBoxes(bytes).filter(found => found.type === 'moof')).toHaveLength(6);
    const live = Buffer.from(await (await fetch(origin.url('whole-story', 'v2.m4s'))).arrayBuffer());
    expect(bytes.equals(live)).toBe(true);
    expect(await status(origin.url('whole-story', 'rec-1.mp4'), { headers: { Range: 'bytes=99999999-' } })).toBe(416);
    expect(await status(origin.url('whole-story', 'rec-2.mp4'))).toBe(404);
  });

  it('makes one MP4 file with its index at the front, served with ranges to the operator', async () => {
    await poll(async () => ((await origin.control.slot('whole-story')).recording.mp4.state === 'ready' ? true : null));
    const whole = Buffer.from(await (await origin.control.recording('whole-story')).arrayBuffer());
    expect(listBoxes(whole).map(found => found.type)).toEqual(['ftyp', 'moov', 'mdat']);
    const part = await origin.control.recording('whole-story', 'bytes=100-199');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
  });

  it('refuses the encoder once it is over, and repeating the call changes nothing', async () => {
    const slot = await origin.createSlot('over');
    await origin.control.publish(slot.ref);
    await origin.control.close(slot.ref);
    expect((await origin.control.close(slot.ref)).state).toBe('archived');
    await expect(openPublication(origin.rtmpTarget(slot.mainKey))).rejects.toThrow(/has ended/);
    await expect(origin.control.publish(slot.ref)).rejects.toMatchObject({ status: 409, code: 'not-open' });
  });
});

describe('blocking reloads (RFC 8216bis §6.2.5.2)', () => {
  let publisher: Publisher;
  beforeAll(async () => {
    const slot = await origin.createSlot('blocking');
    await origin.control.publish(slot.ref);
    publisher = publishTo(slot.mainKey);
    await liveWhen(slot.ref, playlist => playlist.segments.length >= 3);
  });
  afterAll(async () => publisher.stop());
  const now = async () => parsePlaylist(await text(origin.url('blocking', 'live.m3u8')));
  const ask = (query: string) => fetch(origin.url('blocking', `live.m3u8${query}`));

  it('answer when the requested part exists, and not before', async () => {
    for (let round = 0; round < 8; round++) {
      const before = await now();
      const last = before.segments.at(-1);
      if (last === undefined) throw new Error('empty playlist');
      const [msn, part] = last.uri === null ? [last.msn, last.parts.length] : [last.msn + 1, 0];
      const after = parsePlaylist(await (await ask(`?_HLS_msn=${msn}&_HLS_part=${part}`)).text());
      const newest = after.segments.at(-1);
      const has = after.segments.some(segment => segment.msn === msn && segment.parts.length > part);
      expect(has || (newest?.msn ?? 0) > msn).toBe(true);
    }
  });

  it('treat a part beyond the end of a segment as the first of the next', async () => {
    const before = await now();
    const closed = before.segments.findLast(segment => segment.uri !== null);
    const after = parsePlaylist(
      await (await ask(`?_HLS_msn=${closed?.msn ?? 0}&_HLS_part=${closed?.parts.length ?? 0}`)).text(),
    );
    expect(after.segments.at(-1)?.msn).toBeGreaterThan(closed?.msn ?? 0);
  });

  it('wait for a whole segment when no part is named', async () => {
    const open = (await now()).segments.at(-1)?.msn ?? 0;
    const after = parsePlaylist(await (await ask(`?_HLS_msn=${open + 1}`)).text());
    expect(after.segments.find(segment => segment.msn === open + 1)?.uri).toBe(`v${open + 1}.m4s`);
  });

  it('refuse what no playlist could satisfy', async () => {
    const last = (await now()).segments.at(-1)?.msn ?? 0;
    for (const query of [`?_HLS_msn=${last + 4}`, '?_HLS_part=1', '?_HLS_msn=x', `?_HLS_msn=${last}&_HLS_part=99`]) {
      expect((await ask(query)).status).toBe(400);
    }
  });

  it('serve the hinted part once it exists, complete', async () => {
    const { preloadHint } = await now();
    const response = await fetch(origin.url('blocking', preloadHint ?? ''));
    expect(response.status).toBe(200);
    expect(listBoxes(Buffer.from(await response.arrayBuffer())).map(found => found.type)).toEqual(['moof', 'mdat']);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it('allow pages of other origins to read the responses', async () => {
    const response = await fetch(origin.url('blocking', 'live.m3u8'), { headers: { Origin: 'https://venue.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://venue.example');
    expect(response.headers.get('access-control-expose-headers')).toContain('Age');
    expect(response.headers.get('cache-control')).toBe('max-age=1');
  });

  it('offer audio only, and whole segments to players without low latency', async () => {
    expect(checkPlaylist(await text(origin.url('blocking', 'audio.m3u8')))).toEqual([]);
    const plain = await text(origin.url('blocking', 'plain.m3u8'));
    expect(checkPlaylist(plain)).toEqual([]);
    expect(plain).not.toContain('EXT-X-PART');
    const index = await text(origin.url('blocking', 'index.m3u8'));
    expect(index).toMatch(/CODECS="avc1.4d400d,mp4a.40.2",RESOLUTION=320x180(,FRAME-RATE=[\d.]+)?\nlive.m3u8/);
    expect(index).toContain('CODECS="mp4a.40.2"\naudio.m3u8');
    const compat = await text(origin.url('blocking', 'compat.m3u8'));
    expect(compat).toContain('#EXT-X-VERSION:7');
    expect(compat.split('\n').filter(line => line.endsWith('.m3u8'))).toEqual(['plain.m3u8', 'plain-audio.m3u8']);
    for (const name of ['plain.m3u8', 'plain-audio.m3u8']) {
      const whole = await text(origin.url('blocking', name));
      expect([checkPlaylist(whole), whole.includes('EXT-X-PART')]).toEqual([[], false]);
    }
    const msn = parsePlaylist(plain).segments[0]?.msn;
    for (const name of ['vinit-1.mp4', 'ainit-1.mp4', `v${msn}.m4s`, `a${msn}.m4s`, `a${msn}.2.m4s`]) {
      expect(await status(origin.url('blocking', name))).toBe(200);
    }
  });
});

describe('an encoder with seconds between its key frames', () => {
  it('is visible at once when it is published, from the previous key frame on', async () => {
    const slot = await origin.createSlot('sparse-keys');
    const sparse = { ...clip, videoFrames: clip.videoFrames.map((frame, index) => ({ ...frame, isKey: index === 0 })) };
    const publisher = publishTo(slot.mainKey, sparse);
    await liveWhen(slot.ref, ({ segments }) => (segments[0]?.parts.length ?? 0) >= 3, 'staff');
    const publishedAtMs = Date.now();
    await origin.control.publish(slot.ref);
    await liveWhen(slot.ref, ({ segments }) => (segments[0]?.parts.length ?? 0) >= 3);
    expect(Date.now() - publishedAtMs).toBeLessThan(1_000);
    await publisher.stop();
    const { recording } = await origin.control.close(slot.ref);
    expect(recording.durationMs).toBeGreaterThan(900);
  });
});

describe('access', () => {
  let publisher: Publisher;
  const begin = async () => {
    const slot = await origin.createSlot('guarded');
    publisher = publishTo(slot.mainKey);
    await liveWhen(slot.ref, playlist => playlist.segments.length >= 2, 'staff');
  };
  beforeAll(begin);
  afterAll(async () => publisher.stop());
  const withToken = (token: string, resource: string) =>
    `http://127.0.0.1:${origin.ports.playback}/v/${token}/guarded/${resource}`;

  it('depends on the token in the address', async () => {
    const good = { ref: 'guarded', subject: 'g', kind: 'staff', expiresAtMs: Date.now() + 60_000 } as const;
    const refusal = async (token: string) => {
      const response = await fetch(withToken(token, 'live.m3u8'), { headers: { Origin: 'https://venue.example' } });
      return [response.status, await code(response), response.headers.get('access-control-allow-origin')];
    };
    expect(await refusal(origin.token({ ...good, expiresAtMs: Date.now() - 2_000 }))).toEqual([
      401,
      'token-expired',
      'https://venue.example',
    ]);
    expect(await refusal('nonsense')).toEqual([401, 'token-invalid', 'https://venue.example']);
    expect(await refusal(`${origin.token(good)}x`)).toEqual([401, 'token-invalid', 'https://venue.example']);
    expect(await refusal(origin.token({ ...good, ref: 'another' }))).toEqual([
      403,
      'wrong-stream',
      'https://venue.example',
    ]);
    expect(await status(withToken(origin.token(good), 'live.m3u8'))).toBe(200);
    expect(await status(withToken(origin.token(good), '../../etc/passwd'))).toBe(404);
  });

  it('excludes guests before publishing, and hides what came before from them afterwards', async () => {
    // An earlier try may have published it already.
    if ((await origin.control.slot('guarded')).isPublished) await begin();
    const before = await liveWhen('guarded', playlist => playlist.segments.length >= 2, 'staff');
    expect(await status(origin.url('guarded', 'live.m3u8'))).toBe(403);
    expect(await status(origin.url('guarded', 'v1.m4s'))).toBe(403);
    await origin.control.publish('guarded');
    const index = await fetch(origin.url('guarded', 'index.m3u8'));
    expect(index.status).toBe(200);
    const seen = await liveWhen('guarded', playlist => playlist.segments.length >= 2);
    expect(seen.segments[0]?.msn).toBeGreaterThanOrEqual(before.segments.at(-1)?.msn ?? 0);
    expect(await status(origin.url('guarded', `v${before.segments[0]?.msn}.m4s`))).toBe(403);
    expect(await status(origin.url('guarded', `v${seen.segments[0]?.msn}.m4s`))).toBe(200);
    const { archive, rehearsal } = await origin.control.sessions('guarded');
    expect([archive.length, rehearsal.length]).toEqual([1, 1]);
    expect(seen.segments[0]?.mapUri).toBe(before.segments[0]?.mapUri);
  });

  it('counts each guest once, and staff never', async () => {
    for (const subject of ['guest-1', 'a', 'b', 'a', 'c'])
      await fetch(origin.url('guarded', 'live.m3u8', 'viewer', subject));
    await fetch(origin.url('guarded', 'live.m3u8', 'staff', 'd'));
    const { viewers } = await origin.control.slot('guarded');
    expect(viewers).toBe(4);
  });

  it('deletes the rehearsal on request, and the archive never contains it', async () => {
    expect((await origin.control.deleteRehearsal('guarded')).rehearsal.sessions).toBe(0);
    await publisher.stop();
    await origin.control.close('guarded');
    const recording = parsePlaylist(await text(origin.url('guarded', 'recording.m3u8')));
    const { archive, rehearsal } = await origin.control.sessions('guarded');
    expect(rehearsal).toEqual([]);
    const listedS = recording.segments.reduce((sum, segment) => sum + segment.durationS, 0);
    expect(listedS).toBeCloseTo((archive[0]?.durationMs ?? 0) / 1000, 1);
  });
});

describe('an emergency stop', () => {
  it('cuts playback at once, for waiting requests, for parts and for the encoder', async () => {
    const slot = await origin.createSlot('stopped');
    await origin.control.publish(slot.ref);
    const publisher = publishTo(slot.mainKey);
    const playlist = await liveWhen(slot.ref, seen => seen.segments.length >= 2);
    const last = playlist.segments.at(-1);
    const waiting = fetch(origin.url(slot.ref, `live.m3u8?_HLS_msn=${(last?.msn ?? 0) + 1}`));
    // Calls are taken in the order they arrive: once a later one is answered, the one above is waiting.
    await liveWhen(slot.ref, () => true);
    const stoppedAtMs = Date.now();
    expect((await origin.control.revoke(slot.ref)).state).toBe('revoked');
    const answered = await waiting;
    expect([answered.status, await code(answered)]).toEqual([410, 'revoked']);
    for (const name of [
      'live.m3u8',
      'index.m3u8',
      `v${last?.msn}.0.m4s`,
      'vinit-1.mp4',
      'recording.m3u8',
      'rec-1.mp4',
    ]) {
      expect(await status(origin.url(slot.ref, name))).toBe(410);
      expect(await status(origin.url(slot.ref, name, 'staff'))).toBe(410);
    }
    expect(Date.now() - stoppedAtMs).toBeLessThan(2_000);
    await expect(publisher.finished).rejects.toThrow();
    await expect(openPublication(origin.rtmpTarget(slot.mainKey))).rejects.toThrow(PublishRefused);
    const kept = await poll(async () => {
      const view = await origin.control.slot(slot.ref);
      return view.recording.mp4.state === 'ready' ? view : null;
    });
    expect(kept.recording.durationMs).toBeGreaterThan(1_000);
  });
});

describe('keys', () => {
  it('are checked before any media is read', async () => {
    await expect(openPublication(origin.rtmpTarget('no such key'))).rejects.toThrow(/unknown stream key/);
    await expect(openPublication({ ...origin.rtmpTarget('x'), app: 'other' })).rejects.toThrow(/unknown application/);
  });

  it('stop working for a connected encoder when they are changed', async () => {
    const slot = await origin.createSlot('rekeyed');
    const publisher = publishTo(slot.mainKey);
    await poll(async () => ((await origin.control.slot(slot.ref)).state === 'receiving' ? true : null));
    const fresh = await origin.putKeys('rekeyed');
    await expect(publisher.finished).rejects.toThrow();
    await expect(openPublication(origin.rtmpTarget(slot.mainKey))).rejects.toThrow(/unknown stream key/);
    const publication = await openPublication(origin.rtmpTarget(fresh.mainKey));
    publication.finish();
    await publication.closed;
  });
});

describe('the control interface', () => {
  it('requires its secret and reports unknown slots', async () => {
    const base = `http://127.0.0.1:${origin.ports.control}`;
    expect(await status(`${base}/slots`)).toBe(401);
    expect(await status(`${base}/slots`, { headers: { Authorization: 'Bearer wrong' } })).toBe(401);
    await expect(origin.control.slot('unknown')).rejects.toMatchObject({ status: 404 });
    await expect(origin.control.putSlot('bad', { mainKeySha256: 'x', spareKeySha256: 'y' })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('sends every listener the states first and then the events', async () => {
    const slot = await origin.createSlot('watched');
    const listening = new AbortController();
    const seen: SlotEvent[] = [];
    const announced = (async () => {
      for await (const event of origin.control.events(listening.signal)) if (event.ref === slot.ref) seen.push(event);
    })();
    await poll(async () => (seen.length > 0 ? true : null));
    expect(seen[0]).toMatchObject({ type: 'state', detail: 'current', slot: { state: 'waiting' } });
    await origin.control.publish(slot.ref);
    const publisher = publishTo(slot.mainKey);
    await poll(async () => (seen.some(event => event.type === 'frames-arrived') ? true : null));
    publisher.drop();
    const lost = await poll(async () => seen.find(event => event.type === 'frames-lost'));
    expect(lost.atMs - (lost.slot.lostSinceMs ?? 0)).toBeLessThan(2_000);
    await origin.control.close(slot.ref);
    await poll(async () => (seen.some(event => event.type === 'mp4-ready') ? true : null));
    listening.abort();
    await expect(announced).rejects.toThrow(/abort/);
    // why: a recording starts when the disk has taken its header, so the first frames may be reported before it
    const order = (type: SlotEvent['type']) => seen.findIndex(event => event.type === type);
    const inTurn = ['state', 'frames-arrived', 'frames-lost', 'recording-ready', 'mp4-ready'] as const;
    expect(inTurn.map(order)).toEqual(inTurn.map(order).toSorted((one, other) => one - other));
    expect(order('state')).toBe(0);
    expect(order('session-started')).toBeGreaterThan(0);
    expect(order('session-started')).toBeLessThan(order('recording-ready'));
    await origin.control.removeSlot(slot.ref);
    await expect(origin.control.slot(slot.ref)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a failing disk', () => {
  it('never stops the live; recording restarts by itself when it can', async () => {
    const slot = await origin.createSlot('refused');
    await origin.control.publish(slot.ref);
    // A file in place of the directory makes every attempt to record fail.
    const obstacle = join(origin.dataDir, 'slots', slot.ref, 'archive');
    await writeFile(obstacle, 'in the way');
    const publisher = publishTo(slot.mainKey);
    await liveWhen(slot.ref, playlist => playlist.segments.length >= 2);
    const failed = await poll(async () => {
      const view = await origin.control.slot(slot.ref);
      return view.hasRecordingFailed ? view : null;
    });
    expect(failed.state).toBe('receiving');
    await rm(obstacle);
    await poll(async () => ((await origin.control.slot(slot.ref)).recording.durationMs > 1_000 ? true : null), 20_000);
    await publisher.stop();
    const closed = await origin.control.close(slot.ref);
    expect(closed).toMatchObject({ state: 'archived', hasRecordingFailed: false, recording: { isPlayable: true } });
    expect((await origin.control.health()).freeDiskBytes).toBeGreaterThan(0);
  });
});

describe('a graceful end of the process', () => {
  it('leaves everything on disk, and the next process continues', async () => {
    const slot = await origin.createSlot('resumed');
    await origin.control.publish(slot.ref);
    const publisher = new Publisher({
      target: origin.rtmpTarget(slot.mainKey),
      file: clip,
      isLooping: true,
      reconnectAfterMs: 100,
    });
    publisher.finished.catch(() => undefined);
    const before = await liveWhen(slot.ref, playlist => playlist.segments.length >= 3);
    await origin.kill('SIGTERM');
    await origin.restart();
    const after = await poll(async () => {
      const playlist = parsePlaylist(await text(origin.url(slot.ref, 'live.m3u8')));
      return (playlist.segments.at(-1)?.msn ?? 0) > (before.segments.at(-1)?.msn ?? 0) + 1 ? playlist : null;
    });
    expect(after.discontinuitySequence).toBe(0);
    expect(after.lines).not.toContain('#EXT-X-DISCONTINUITY');
    expect(after.mediaSequence).toBeLessThanOrEqual((before.segments.at(-1)?.msn ?? 0) + 1);
    await publisher.stop();
  });
});
