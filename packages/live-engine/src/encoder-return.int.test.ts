import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePlaylist } from './conformance/parse-playlist.ts';
import type { MediaFile } from './publish/media-file.ts';
import { Publisher } from './publish/publisher.ts';
import { readFixture } from './testing/fixtures.ts';
import { OriginProcess, poll, type TestSlot } from './testing/origin-process.ts';
import { PlaylistWatch } from './testing/playlist-watch.ts';

let origin: OriginProcess;
let clip: MediaFile;
let otherClip: MediaFile;
beforeAll(async () => {
  origin = await OriginProcess.start();
  clip = await readFixture('gop-1s');
  otherClip = await readFixture('b-frames');
});
afterAll(async () => origin.dispose());

const publishTo = (key: string, file: MediaFile, reconnectAfterMs: number | null = null) =>
  new Publisher({ target: origin.rtmpTarget(key), file, isLooping: true, reconnectAfterMs });

/** A published slot with a playlist that has started to grow. */
async function begin(
  ref: string,
  reconnectAfterMs: number | null,
): Promise<{ slot: TestSlot; publisher: Publisher; watch: PlaylistWatch }> {
  const slot = await origin.createSlot(ref);
  await origin.control.publish(ref);
  const publisher = publishTo(slot.mainKey, clip, reconnectAfterMs);
  const watch = new PlaylistWatch(origin.url(ref, 'live.m3u8'));
  await grown(watch, 2);
  return { slot, publisher, watch };
}

/** Waits until the origin misses the encoder. */
const lost = (ref: string) => poll(async () => ((await origin.control.slot(ref)).state === 'lost' ? true : null));

const newestOf = (watch: PlaylistWatch) => watch.last.segments.at(-1)?.msn ?? -1;
const partCount = (watch: PlaylistWatch) => watch.last.segments.reduce((sum, segment) => sum + segment.parts.length, 0);

/** Waits until a number of new segments has appeared. */
async function grown(watch: PlaylistWatch, count: number): Promise<void> {
  const from = watch.texts.length === 0 ? -1 : newestOf(watch);
  await poll(async () => (newestOf(watch) >= from + count ? true : null), 15_000);
}

const discontinuities = (watch: PlaylistWatch) =>
  new Set(
    watch.texts.flatMap(text =>
      parsePlaylist(text)
        .segments.filter(segment => segment.hasDiscontinuityTag)
        .map(segment => segment.msn),
    ),
  );

async function endWell(ref: string, watch: PlaylistWatch) {
  const closed = await origin.control.close(ref);
  await poll(async () => (watch.last.isEnded ? true : null));
  await watch.stop();
  expect(watch.violations()).toEqual([]);
  return closed;
}

describe('bar 6: an encoder that is away for two seconds', () => {
  it('is visible again within five, in one live and one recording, with numbers increasing by one', async () => {
    const { slot, publisher, watch } = await begin('away-2s', 2_000);
    const lostAtMs = Date.now();
    const before = newestOf(watch);
    publisher.drop();
    await poll(async () => (newestOf(watch) > before && partCount(watch) > 0 ? true : null));
    expect(Date.now() - lostAtMs).toBeLessThan(5_000);
    await grown(watch, 2);
    await publisher.stop();
    const closed = await endWell(slot.ref, watch);
    expect(discontinuities(watch).size).toBe(0);
    expect(closed.recording.sessions).toBe(1);
    expect(watch.texts.every(text => !text.includes('vinit-2'))).toBe(true);
    const { segments } = watch.last;
    const jumps = segments.slice(1).map((segment, index) => {
      const previous = segments[index];
      return (segment.programMs ?? 0) - (previous?.programMs ?? 0) - (previous?.durationS ?? 0) * 1000;
    });
    expect(Math.max(...jumps)).toBeGreaterThan(1_900);
  });

  it('gets players in the meantime what exists, before they time out', async () => {
    const { slot, publisher, watch } = await begin('patience', null);
    publisher.drop();
    await lost(slot.ref);
    const askedAtMs = Date.now();
    const last = watch.last.segments.at(-1);
    const query = `live.m3u8?_HLS_msn=${(last?.msn ?? 0) + (last?.uri === null ? 0 : 1)}&_HLS_part=${last?.uri === null ? last.parts.length : 0}`;
    const response = await fetch(origin.url(slot.ref, query));
    expect(response.status).toBe(200);
    expect(Date.now() - askedAtMs).toBeLessThan(1_600);
    await endWell(slot.ref, watch);
  });
});

describe('an encoder that returns with a different configuration', () => {
  it('causes one discontinuity, and is recorded in a second session of one recording', async () => {
    const { slot, publisher, watch } = await begin('other-config', null);
    publisher.drop();
    await lost(slot.ref);
    const other = publishTo(slot.mainKey, otherClip);
    await grown(watch, 4);
    await other.stop();
    const closed = await endWell(slot.ref, watch);
    expect(discontinuities(watch).size).toBe(1);
    expect(closed.recording.sessions).toBe(2);
    const recording = parsePlaylist(await (await fetch(origin.url(slot.ref, 'recording.m3u8'))).text());
    expect(recording.segments.filter(segment => segment.hasDiscontinuityTag)).toHaveLength(1);
    const ready = await poll(async () => {
      const { mp4 } = (await origin.control.slot(slot.ref)).recording;
      return mp4.state === 'ready' ? mp4 : null;
    });
    expect(ready.sizeBytes).toBeGreaterThan(100_000);
  });
});

describe('an encoder that hangs with its connection open', () => {
  it('is lost within two seconds and replaced by a newcomer with the same key', async () => {
    const { slot, publisher, watch } = await begin('frozen', null);
    const frozenAtMs = Date.now();
    publisher.freeze(60_000);
    const lost = await poll(async () => {
      const view = await origin.control.slot(slot.ref);
      return view.state === 'lost' ? view : null;
    });
    expect(Date.now() - frozenAtMs).toBeLessThan(2_300);
    expect(lost.source).toMatchObject({ active: 'main', main: true });
    const newcomer = publishTo(slot.mainKey, clip);
    await grown(watch, 2);
    await expect(publisher.finished).rejects.toThrow();
    expect((await origin.control.slot(slot.ref)).state).toBe('receiving');
    await newcomer.stop();
    const closed = await endWell(slot.ref, watch);
    expect(discontinuities(watch).size).toBe(0);
    expect(closed.recording.sessions).toBe(1);
  });

  it('stays while it is alive: a second encoder with the same key is refused', async () => {
    const { slot, publisher, watch } = await begin('taken', null);
    await expect(publishTo(slot.mainKey, clip).finished).rejects.toThrow(/another encoder/);
    await publisher.stop();
    await endWell(slot.ref, watch);
  });
});

describe('the spare encoder', () => {
  it('takes over within two seconds, and the recording stays one', async () => {
    const { slot, publisher, watch } = await begin('spare', null);
    const spare = publishTo(slot.spareKey, clip);
    await poll(async () => ((await origin.control.slot(slot.ref)).source.spare ? true : null));
    await grown(watch, 1);
    const before = watch.texts.length;
    const lostAtMs = Date.now();
    publisher.drop();
    await poll(async () => ((await origin.control.slot(slot.ref)).source.active === 'spare' ? true : null));
    await poll(async () => (watch.texts.length > before + 3 ? true : null));
    expect(Date.now() - lostAtMs).toBeLessThan(2_000);
    await grown(watch, 2);
    await spare.stop();
    const closed = await endWell(slot.ref, watch);
    expect(discontinuities(watch).size).toBe(0);
    expect(closed.recording.sessions).toBe(1);
  });
});

describe('a process that is suspended for longer than an encoder may be silent', () => {
  it('reads what has arrived in the meantime before it treats an encoder as silent', async () => {
    const stopped = await OriginProcess.start({ limits: { idleMs: 1_500 } });
    const slot = await stopped.createSlot('stopped-process');
    await stopped.control.publish(slot.ref);
    let sentFrames = 0;
    const states: string[] = [];
    const publisher = new Publisher({
      target: stopped.rtmpTarget(slot.mainKey),
      file: clip,
      isLooping: true,
      reconnectAfterMs: 100,
      onFrame: () => void sentFrames++,
      onState: state => void states.push(state),
    });
    const watch = new PlaylistWatch(stopped.url(slot.ref, 'live.m3u8'));
    await grown(watch, 2);
    const events: string[] = [];
    const listening = new AbortController();
    const listener = (async () => {
      for await (const { type } of stopped.control.events(listening.signal)) events.push(type);
    })();
    await poll(async () => (events.length > 0 ? true : null));
    const until = sentFrames + 4 * clip.frameRate;
    process.kill(stopped.pid, 'SIGSTOP');
    await poll(async () => (sentFrames >= until ? true : null), 15_000);
    process.kill(stopped.pid, 'SIGCONT');
    await grown(watch, 3);
    listening.abort();
    await expect(listener).rejects.toThrow(/abort/);
    expect([states, events.includes('frames-lost')]).toEqual([['connected'], false]);
    await publisher.stop();
    await watch.stop();
    await stopped.dispose();
  });
});
