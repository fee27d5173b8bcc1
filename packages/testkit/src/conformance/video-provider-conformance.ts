import { buffer } from 'node:stream/consumers';
import {
  ProviderUnreachable,
  type SlotReport,
  UnusableVideo,
  type VideoProvider,
} from '@kotohogi/ports/video-provider';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { elapse } from '../elapse.ts';
import { deleting } from './video-provider-deleting.ts';
import { outages } from './video-provider-outages.ts';
import { becomes, NOTHING_RECORDED, Steps, type VideoProviderHarness, WITHIN_MS } from './video-provider-steps.ts';

export type { VideoProviderHarness } from './video-provider-steps.ts';

type Step = (provider: VideoProvider, ref: string) => Promise<SlotReport>;

function making(steps: () => Steps): void {
  it('creates a slot once, no matter how often it is requested', async () => {
    const { provider } = steps();
    const ref = steps().newRef();
    const keys = { main: 'main-key-0123456789', spare: 'spare-key-0123456789' };
    const made = await provider.create(ref, keys);
    expect(await provider.create(ref, keys)).toEqual(made);
    const [one, two] = await Promise.all([1, 2].map(() => provider.create(`${ref}-at-once`, keys)));
    expect(one).toEqual(two);
    expect(made.map(({ kind }) => kind)).toEqual(provider.capabilities.hasSpareIngest ? ['main', 'spare'] : ['main']);
    for (const { url, key } of made) {
      expect(new URL(url).protocol).toMatch(/^rtmps?:$/);
      expect(key).not.toBe('');
    }
    const [other] = await provider.create(steps().newRef(), { main: 'other-main-key', spare: 'other-spare-key' });
    expect(other?.key).not.toBe(made[0]?.key);
  });

  it('has no data for a new slot, and sync changes nothing', async () => {
    const ref = await steps().create();
    const report = await steps().provider.sync(ref);
    const empty = { ref, frames: 'none', lostSinceMs: null, isClosed: false, recording: NOTHING_RECORDED };
    expect(report).toMatchObject(empty);
    expect(await steps().provider.sync(ref)).toMatchObject(empty);
  });

  it('rejects sync of an unknown slot', async () => {
    await expect(steps().provider.sync(steps().newRef())).rejects.toThrow(ProviderUnreachable);
  });
}

function streaming(steps: () => Steps): void {
  it('detects an encoder, its disconnect, and its reconnect', async () => {
    const ref = await steps().streaming();
    expect((await steps().provider.sync(ref)).health.activeSource).toBe('main');
    await steps().harness.stopEncoder(ref);
    await steps().until(ref, { frames: 'lost', isClosed: false });
    expect(await steps().push(ref)).toBe('accepted');
    await steps().until(ref, { frames: 'flowing', lostSinceMs: null, isClosed: false });
  });

  it.each<readonly [string, Step]>([
    ['open', (provider, ref) => provider.open(ref)],
    ['publish', (provider, ref) => provider.publish(ref)],
    ['pause', (provider, ref) => provider.pause(ref)],
    ['resume', (provider, ref) => provider.resume(ref)],
  ])('%s twice counts once, and the stream goes on', async (_name, step) => {
    const ref = await steps().streaming();
    const { provider } = steps();
    for (const round of [1, 2])
      expect(await step(provider, ref), `round ${round}`).toMatchObject({ ref, isClosed: false });
    expect(await provider.resume(ref)).toMatchObject({ isClosed: false });
    await steps().until(ref, { frames: 'flowing' });
  });

  it('resumes the same recording after an intermission', async () => {
    const ref = await steps().streaming();
    await steps().longEnough(ref);
    await steps().provider.pause(ref);
    await steps().provider.resume(ref);
    await steps().longEnough(ref);
    await steps().provider.close(ref);
    const { recording } = await steps().until(ref, { recording: { isPlayable: true } });
    expect(recording.durationMs).toBeGreaterThan(1_000);
  });
}

function ending(steps: () => Steps): void {
  it('closes once, disconnects the encoder and has a recording whose parts add up to its length', async () => {
    const ref = await steps().recorded();
    const { provider } = steps();
    expect(await provider.close(ref)).toMatchObject({ isClosed: true, frames: 'none' });
    await becomes(() => steps().harness.isConnected(ref), false);
    expect(await steps().push(ref)).toBe('refused');
    const { recording } = await provider.sync(ref);
    expect(recording.hasFailed).toBe(false);
    expect(recording.durationMs).toBeGreaterThan(0);
    const joinedMs = recording.parts.reduce((sum, part) => sum + part.durationMs, 0);
    expect(Math.abs(joinedMs - recording.durationMs)).toBeLessThan(1_000);
    const starts = recording.parts.map(part => part.programFromMs);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
  });

  it('returns the finished file, and rejects before it exists', async () => {
    const ref = await steps().create();
    await expect(steps().provider.readFile(ref)).rejects.toThrow(Error);
    const recorded = await steps().recorded();
    const stop = steps().provider.watch(() => undefined);
    try {
      await steps().harness.makeFile(recorded);
      await steps().until(recorded, { recording: { filePercent: 100 } });
    } finally {
      stop();
    }
    const file = await buffer(await steps().provider.readFile(recorded));
    expect(file.subarray(4, 8).toString()).toBe('ftyp');
  });

  it('closes a slot that never received a stream, without a recording', async () => {
    const ref = await steps().opened();
    await steps().provider.close(ref);
    await steps().until(ref, { isClosed: true, recording: { isPlayable: false } });
    expect(await steps().provider.close(ref)).toMatchObject({ isClosed: true });
  });

  it.each(['open', 'publish', 'pause', 'resume'] as const)('does not come back by %s', async command => {
    const ref = await steps().opened();
    await steps().provider.close(ref);
    expect(await steps().provider[command](ref)).toMatchObject({ isClosed: true });
  });
}

function stopping(steps: () => Steps): void {
  it('cuts playback, disconnects the encoder and rejects reconnects', async () => {
    const ref = await steps().streaming();
    const { provider, harness } = steps();
    const { url } = provider.playback(ref, steps().viewer());
    await becomes(() => harness.canPlay(url), true);
    expect(await provider.emergencyStop(ref)).toMatchObject({ isClosed: true, frames: 'none' });
    await becomes(() => harness.canPlay(url), false, 2_000);
    await becomes(() => harness.isConnected(ref), false);
    expect(await steps().push(ref)).toBe('refused');
    expect(await provider.emergencyStop(ref)).toMatchObject({ isClosed: true });
    expect(await provider.open(ref)).toMatchObject({ isClosed: true });
  });

  it('stops a slot that never received a stream', async () => {
    const ref = await steps().opened();
    expect(await steps().provider.emergencyStop(ref)).toMatchObject({ isClosed: true });
  });

  it('accepts a film in place of the stream, the same film only once', async () => {
    const ref = await steps().opened();
    const { provider, harness } = steps();
    await provider.emergencyStop(ref);
    const film = await harness.film('good');
    await provider.linkVideo(ref, film);
    const linked = await steps().until(ref, { isClosed: true, recording: { isPlayable: true, hasFailed: false } });
    expect(linked.recording.durationMs).toBeGreaterThan(0);
    await provider.linkVideo(ref, film);
    const again = await steps().until(ref, { recording: { isPlayable: true } });
    expect(again.recording.durationMs).toBe(linked.recording.durationMs);
    await becomes(() => harness.canPlay(provider.playback(ref, steps().viewer()).url), true);
  });

  it('rejects a file that is not a film, with the reason', async () => {
    const ref = await steps().opened();
    const { provider, harness } = steps();
    await provider.emergencyStop(ref);
    const broken = await harness.film('broken');
    await expect(provider.linkVideo(ref, broken)).rejects.toThrow(UnusableVideo);
    expect((await provider.sync(ref)).recording.isPlayable).toBe(false);
    await provider.linkVideo(ref, await harness.film('good'));
    await steps().until(ref, { recording: { isPlayable: true, hasFailed: false } });
  });
}

function rehearsing(steps: () => Steps): void {
  it('deletes a rehearsal only after its encoder has disconnected', async () => {
    const ref = await steps().pushed();
    const { provider, harness } = steps();
    await steps().longEnough(ref);
    expect(await provider.deleteRehearsal(ref)).toBe(false);
    await harness.stopEncoder(ref);
    await becomes(() => provider.deleteRehearsal(ref), true);
    expect(await provider.deleteRehearsal(ref)).toBe(true);
    expect(await provider.sync(ref)).toMatchObject({ isClosed: false, recording: NOTHING_RECORDED });
  });

  it('streams the ceremony after a rehearsal, and keeps the ceremony', async () => {
    const ref = await steps().pushed();
    const { provider, harness } = steps();
    await steps().longEnough(ref);
    await harness.stopEncoder(ref);
    await becomes(() => provider.deleteRehearsal(ref), true);
    const publishedAtMs = Date.now();
    expect(await steps().push(ref)).toBe('accepted');
    await steps().until(ref, { frames: 'flowing' });
    await provider.publish(ref);
    await steps().longEnough(ref);
    await harness.stopEncoder(ref);
    await steps().until(ref, { frames: 'lost' });
    await provider.deleteRehearsal(ref);
    await provider.close(ref);
    const { recording } = await steps().until(ref, { recording: { isPlayable: true } });
    expect(recording.parts).toHaveLength(1);
    const [{ programFromMs } = { programFromMs: 0 }] = recording.parts;
    expect(programFromMs > publishedAtMs - 2_000).toBe(harness.stampsTime);
  });
}

function watching(steps: () => Steps): void {
  it('reports every slot at the start and on each change, until stopped', async () => {
    const ref = await steps().opened();
    const seen: SlotReport[] = [];
    const stop = steps().provider.watch(report => {
      if (report.ref === ref) seen.push(report);
    });
    await expect.poll(() => seen.at(-1), { timeout: WITHIN_MS }).toMatchObject({ frames: 'none', isClosed: false });
    await steps().push(ref);
    await expect.poll(() => seen.at(-1), { timeout: WITHIN_MS }).toMatchObject({ frames: 'flowing' });
    await steps().provider.close(ref);
    await expect.poll(() => seen.at(-1), { timeout: WITHIN_MS }).toMatchObject({ isClosed: true });
    stop();
    const heard = seen.length;
    await steps().provider.sync(ref);
    await elapse(300);
    expect(seen).toHaveLength(heard);
  });

  it('reports every slot again after an outage', async () => {
    const ref = await steps().opened();
    let heard = 0;
    const stop = steps().provider.watch(report => {
      if (report.ref === ref) heard += 1;
    });
    try {
      await expect.poll(() => heard, { timeout: WITHIN_MS }).toBeGreaterThan(0);
      await steps().harness.cut();
      await expect(steps().provider.sync(ref)).rejects.toThrow(ProviderUnreachable);
      const before = heard;
      await elapse(700);
      await steps().harness.repair();
      await expect.poll(() => heard, { timeout: WITHIN_MS }).toBeGreaterThan(before);
    } finally {
      stop();
    }
  });
}

/** The behavior every video provider must show, within its declared capabilities. */
export function videoProviderConformance(name: string, open: () => Promise<VideoProviderHarness>): void {
  describe(`video provider: ${name}`, { timeout: 60_000 }, () => {
    let opened: Steps | undefined;
    beforeAll(async () => {
      opened = new Steps(await open());
    });
    afterEach(() => opened?.harness.repair());
    const steps = () => {
      if (opened === undefined) throw new Error('the harness is not ready yet');
      return opened;
    };
    // Each test has its own slot and waits for its own stream; only an outage affects every slot.
    describe.concurrent('creating a slot', () => making(steps));
    describe.concurrent('streaming', () => streaming(steps));
    describe.concurrent('ending', () => ending(steps));
    describe.concurrent('stopping', () => stopping(steps));
    describe.concurrent('rehearsal', () => rehearsing(steps));
    describe.concurrent('deletion', () => deleting(steps));
    describe('watching', () => watching(steps));
    describe('outages', () => outages(steps));
  });
}
