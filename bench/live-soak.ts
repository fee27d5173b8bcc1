import { setTimeout as pause } from 'node:timers/promises';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { poll } from '@kotohogi/live-engine/testing/origin-process';
import { TestBrowser } from '@kotohogi/live-engine/testing/test-player';
import { ALL_FORMATS, BlobSource, Input } from 'mediabunny';
import { atMost, type BenchResult, describeMachine, percentile } from './bench-result.ts';
import { beginCeremony, type Ceremony } from './live/ceremony.ts';
import { watchInChild } from './live/watch-in-child.ts';
import { usageOf } from './process/usage.ts';

/**
 * Half an hour on air: the origin's memory stays flat, neither a crowd nor a browser encounters an error or a stall, and
 * sound and picture of the recording stay in sync.
 */
const LENGTH_MS = 30 * 60_000;
const SETTLE_MS = 5 * 60_000;
const SAMPLE_MS = 10_000;
const VIEWERS = 50;
/** A player fills its buffer first. */
const JOIN_MS = 5_000;
/** Memory fluctuates with garbage collection: start and end are medians of this many samples. */
const SPAN = 12;

async function sampleMemory(pid: number): Promise<{ atMs: number; rssMiB: number }[]> {
  const startedAtMs = performance.now();
  const samples = [];
  while (performance.now() - startedAtMs < LENGTH_MS) {
    samples.push({ atMs: performance.now() - startedAtMs, rssMiB: (await usageOf(pid)).rssMiB });
    await pause(SAMPLE_MS);
  }
  return samples;
}

/** Ends the ceremony and returns the difference between the ends of its recording's two tracks. */
async function driftOfRecording({ origin, slot, encoder }: Ceremony): Promise<number> {
  await encoder.stop();
  await origin.control.close(slot.ref);
  const isReady = async () => ((await origin.control.slot(slot.ref)).recording.mp4.state === 'ready' ? true : null);
  await poll(isReady, 120_000);
  const response = await origin.control.recording(slot.ref);
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(await response.blob()) });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (video === null || audio === null) throw new Error('the recording lacks a track');
  return Math.abs((await video.computeDuration()) - (await audio.computeDuration())) * 1_000;
}

/** Runs for half an hour. */
export async function run(): Promise<BenchResult> {
  const ceremony = await beginCeremony(await readFixture('pixel-clock'));
  const browser = await TestBrowser.launch();
  try {
    const player = await browser.play(ceremony.url(0, 'index.m3u8'), {
      lowLatencyMode: true,
      maxLiveSyncPlaybackRate: 1.1,
    });
    const urls = Array.from({ length: VIEWERS }, (_, at) => ceremony.url(at + 1));
    const watching = watchInChild(urls, LENGTH_MS);
    const samples = await sampleMemory(ceremony.origin.pid);
    const { failures, requests } = await watching;
    const { errors, startedAtMs, waitsAtMs } = await player.log();
    const stalls = waitsAtMs.filter(atMs => atMs - startedAtMs > JOIN_MS).length;
    const dropped = await player.droppedShare();
    const driftMs = await driftOfRecording(ceremony);
    const settled = samples.filter(({ atMs }) => atMs >= SETTLE_MS).map(({ rssMiB }) => rssMiB);
    const [fromMiB, toMiB] = [percentile(settled.slice(0, SPAN), 0.5), percentile(settled.slice(-SPAN), 0.5)];
    return {
      name: 'live-soak',
      machine: describeMachine(),
      rows: [
        { minutes: LENGTH_MS / 60_000, viewers: VIEWERS, requests, failures, stalls, dropped, driftMs, fromMiB, toMiB },
      ],
      ratios: { 'memory at the end / after five minutes': toMiB / fromMiB },
      bars: [
        atMost('growth of memory after five minutes', toMiB / fromMiB - 1, 0.05),
        atMost('failed requests', failures, 0),
        atMost('errors of the player', errors.length, 0),
        atMost('stalls of the player', stalls, 0),
        atMost('dropped frames', dropped, 0.01),
        atMost('audio against video at the end of the recording, ms', driftMs, 40),
      ],
    };
  } finally {
    await browser.close();
    await ceremony.stop();
  }
}
