import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_TARGETS } from '@kotohogi/live-engine/packager/packager';
import { filledTo } from '@kotohogi/live-engine/testing/filled-to';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { longestFreeze, TestBrowser } from '@kotohogi/live-engine/testing/test-player';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { atLeast, atMost, type BenchResult, describeMachine, percentile } from './bench-result.ts';
import { beginCeremony, type Ceremony } from './live/ceremony.ts';
import { watchInChild } from './live/watch-in-child.ts';
import { giveAll } from './payments/give-all.ts';
import type { Press } from './payments/guest.ts';
import { planGifts } from './payments/plan.ts';
import { type Processes, startProcesses } from './payments/processes.ts';
import { type Season, seedSeason } from './payments/venue.ts';

/** Sends gifts of one wedding as fast as possible during a live with 300 viewers, and runs the same live without gifts. */
const VIEWERS = 300;
const BITRATE_BPS = 1_500_000;
const WATCH_MS = 60_000;
const SETTLE_MS = 5_000;
const AT_ONCE = 60;
const SEED = 600;
const BARS = { perMinute: 600, moreFreezeS: 0.5 };

/** Watches for a while, with a crowd and with one real player. */
async function watch(ceremony: Ceremony, browser: TestBrowser) {
  const player = await browser.play(ceremony.url(VIEWERS + 1, 'index.m3u8'), { lowLatencyMode: true });
  await pause(SETTLE_MS);
  const sinceMs = Date.now();
  const crowd = Array.from({ length: VIEWERS }, (_, at) => ceremony.url(at));
  const { viewers, requests, failures, partP50Ms, partP99Ms } = await watchInChild(crowd, WATCH_MS);
  const log = await player.log();
  await player.close();
  const freezeS = longestFreeze(log, sinceMs).durationMs / 1_000;
  return { viewers, requests, failures, partP50Ms, partP99Ms, freezeS };
}

/** The guests of one wedding, who give until the time is over. */
async function giveFor(processes: Processes, season: Season, untilMs: number): Promise<readonly Press[]> {
  const [venue] = season.venues;
  const guests = season.guests.filter(({ shopId }) => shopId === venue?.shopId);
  const plans = planGifts(SEED, guests.length, false);
  const one = { ...season, guests };
  return await giveAll({ processes, season: one, plans, faults: undefined, atOnce: AT_ONCE, untilMs });
}

/** Gifts of the minutes that were watched. */
function rateOf(presses: readonly Press[], fromMs: number, untilMs: number) {
  const minutes = (untilMs - fromMs) / 60_000;
  const within = (atMs: number | undefined) => atMs !== undefined && atMs >= fromMs && atMs <= untilMs;
  const sentMs = presses.map(press => press.sentMs);
  return {
    acceptedPerMinute: presses.filter(press => within(press.acceptedAtMs)).length / minutes,
    capturedPerMinute: presses.filter(press => within(press.capturedAtMs)).length / minutes,
    sendP50Ms: Math.round(percentile(sentMs, 0.5)),
    sendP99Ms: Math.round(percentile(sentMs, 0.99)),
  };
}

async function measure(processes: Processes, ceremony: Ceremony, browser: TestBrowser): Promise<BenchResult> {
  const season = await seedSeason(processes, { guests: 8_000, weddings: 2 });
  processes.web.start();
  await processes.ready();
  const calm = await watch(ceremony, browser);
  const startMs = Date.now();
  const giving = giveFor(processes, season, startMs + SETTLE_MS + WATCH_MS);
  const busy = await watch(ceremony, browser);
  const endMs = Date.now();
  const presses = await giving;
  const rate = rateOf(presses, startMs + SETTLE_MS, Math.min(endMs, startMs + SETTLE_MS + WATCH_MS));
  const unpaid = presses.filter(({ shownPhase }) => shownPhase !== 'captured').length;
  return {
    name: 'payments-rate',
    machine: describeMachine(),
    rows: [
      { live: 'without gifts', ...calm },
      { live: 'with gifts', ...busy },
      { gifts: presses.length, ...rate, unpaid },
    ],
    ratios: { 'part p99 with gifts / without': busy.partP99Ms / calm.partP99Ms },
    bars: [
      atLeast('gifts accepted a minute', rate.acceptedPerMinute, BARS.perMinute),
      atLeast('gifts captured a minute', rate.capturedPerMinute, BARS.perMinute),
      atMost('gifts that were not captured', unpaid, 0),
      atMost('with gifts: responses to viewers other than 200', busy.failures, 0),
      atMost('with gifts: part GET p99, ms', busy.partP99Ms, DEFAULT_TARGETS.partMs),
      atMost('longest still picture with gifts, more than without, s', busy.freezeS - calm.freezeS, BARS.moreFreezeS),
    ],
  };
}

/** Runs for about three minutes. */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  const ceremony = await beginCeremony(filledTo(await readFixture('gop-1s'), BITRATE_BPS));
  const browser = await TestBrowser.launch();
  try {
    await using processes = await startProcesses();
    return await measure(processes, ceremony, browser);
  } finally {
    await browser.close();
    await ceremony.stop();
    await teardown();
  }
}
