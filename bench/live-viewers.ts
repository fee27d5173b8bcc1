import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_TARGETS } from '@kotohogi/live-engine/packager/packager';
import { filledTo } from '@kotohogi/live-engine/testing/filled-to';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { TestBrowser } from '@kotohogi/live-engine/testing/test-player';
import { atMost, type BenchResult, describeMachine, percentile } from './bench-result.ts';
import { beginCeremony, type Ceremony } from './live/ceremony.ts';
import { watchInChild } from './live/watch-in-child.ts';
import { usageOf } from './process/usage.ts';

/** A thousand low-latency viewers of one ceremony, and how fast one more joins while 500 watch. */
const VIEWERS = 1_000;
const BITRATE_BPS = 1_500_000;
const WATCH_MS = 20_000;
const OTHERS = 500;
const JOINS = 12;
const MAX_JOIN_MS = 6_000;

const addresses = (ceremony: Ceremony, count: number) => Array.from({ length: count }, (_, at) => ceremony.url(at));

/** A thousand viewers, and the origin's resource usage meanwhile. */
async function measureCrowd(ceremony: Ceremony) {
  const before = await usageOf(ceremony.origin.pid);
  const startedAtMs = performance.now();
  const report = await watchInChild(addresses(ceremony, VIEWERS), WATCH_MS);
  const seconds = (performance.now() - startedAtMs) / 1_000;
  const after = await usageOf(ceremony.origin.pid);
  return { ...report, coreShare: (after.cpuS - before.cpuS) / seconds, rssMiB: after.rssMiB };
}

async function firstFrameMs(browser: TestBrowser, url: string): Promise<number> {
  const player = await browser.play(url, { lowLatencyMode: true, maxLiveSyncPlaybackRate: 1.1 });
  const deadlineMs = Date.now() + MAX_JOIN_MS;
  for (;;) {
    const { frames, startedAtMs } = await player.log();
    const [first] = frames;
    if (first !== undefined || Date.now() > deadlineMs) {
      await player.close();
      return first === undefined ? Number.POSITIVE_INFINITY : first.atMs - startedAtMs;
    }
    await pause(50);
  }
}

/** Guests who join one after the other while the others watch. */
async function measureJoins(ceremony: Ceremony, browser: TestBrowser): Promise<number[]> {
  const watching = watchInChild(addresses(ceremony, OTHERS), JOINS * 2_500);
  await pause(2_000);
  const joins: number[] = [];
  for (let join = 0; join < JOINS; join++)
    joins.push(await firstFrameMs(browser, ceremony.url(10_000 + join, 'index.m3u8')));
  await watching;
  return joins;
}

/** Runs for about a minute and a half. */
export async function run(): Promise<BenchResult> {
  const ceremony = await beginCeremony(filledTo(await readFixture('gop-1s'), BITRATE_BPS));
  const browser = await TestBrowser.launch();
  try {
    const crowd = await measureCrowd(ceremony);
    const joins = await measureJoins(ceremony, browser);
    const [joinP50S, joinP95S] = [percentile(joins, 0.5) / 1_000, percentile(joins, 0.95) / 1_000];
    const { viewers, requests, failures, partP50Ms, partP99Ms, coreShare, rssMiB } = crowd;
    return {
      name: 'live-viewers',
      machine: describeMachine(),
      rows: [
        {
          viewers,
          requests,
          failures,
          partP50Ms,
          partP99Ms,
          coreShare,
          rssMiB,
          mbit: (crowd.receivedBytes * 8) / WATCH_MS / 1_000,
        },
        { viewers: OTHERS, joins: joins.length, joinP50S, joinP95S },
      ],
      ratios: { 'part p99 / part length': partP99Ms / DEFAULT_TARGETS.partMs },
      bars: [
        atMost('responses other than 200', failures, 0),
        atMost('part GET p99, ms', partP99Ms, DEFAULT_TARGETS.partMs),
        atMost('origin, cores', coreShare, 0.6),
        atMost('origin, MiB', rssMiB, 250),
        atMost('first frame among 500, p50 s', joinP50S, 1),
        atMost('first frame among 500, p95 s', joinP95S, 2),
      ],
    };
  } finally {
    await browser.close();
    await ceremony.stop();
  }
}
