import { setTimeout as pause } from 'node:timers/promises';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { TestBrowser } from '@kotohogi/live-engine/testing/test-player';
import { atMost, type BenchResult, describeMachine, percentile } from './bench-result.ts';
import { beginCeremony } from './live/ceremony.ts';
import { watchInChild } from './live/watch-in-child.ts';
import { usageOf } from './process/usage.ts';

/** Half an hour on air: the origin's memory stays flat, and neither a crowd nor a browser meets an error. */
const LENGTH_MS = 30 * 60_000;
const SETTLE_MS = 5 * 60_000;
const SAMPLE_MS = 10_000;
const VIEWERS = 50;
/** Memory breathes with the garbage collector: each end is the median of so many samples. */
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

/** Runs for half an hour, and stops by itself. */
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
    const { errors, frames } = await player.log();
    const settled = samples.filter(({ atMs }) => atMs >= SETTLE_MS).map(({ rssMiB }) => rssMiB);
    const [fromMiB, toMiB] = [percentile(settled.slice(0, SPAN), 0.5), percentile(settled.slice(-SPAN), 0.5)];
    return {
      name: 'live-soak',
      machine: describeMachine(),
      rows: [
        { minutes: LENGTH_MS / 60_000, viewers: VIEWERS, requests, failures, frames: frames.length, fromMiB, toMiB },
      ],
      ratios: { 'memory at the end / after five minutes': toMiB / fromMiB },
      bars: [
        atMost('growth of memory after five minutes', toMiB / fromMiB - 1, 0.05),
        atMost('failed requests', failures, 0),
        atMost('errors of the player', errors.length, 0),
      ],
    };
  } finally {
    await browser.close();
    await ceremony.stop();
  }
}
