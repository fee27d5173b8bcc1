import { setTimeout as pause } from 'node:timers/promises';
import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { OriginProcess, poll } from '@kotohogi/live-engine/testing/origin-process';
import { PlaylistWatch } from '@kotohogi/live-engine/testing/playlist-watch';
import { longestFreeze, TestBrowser, type TestPlayer } from '@kotohogi/live-engine/testing/test-player';
import { atMost, type Bar, type BenchResult, type BenchRow, describeMachine } from './bench-result.ts';
import { beginCeremony, type Ceremony } from './live/ceremony.ts';
import { killOrigin, startCeremony } from './live/live-ceremony.ts';
import { watchInChild } from './live/watch-in-child.ts';

/**
 * Faults, in a browser with stock hls.js and no error handler: the encoder away for 2 s and for 60 s, an encoder that
 * hangs, the origin killed, alone and under the product's launcher (also with a crowd watching), the emergency stop,
 * and key frames ten seconds apart.
 */
const STOCK = { lowLatencyMode: true };
const SETTLE_MS = 6_000;
const BACK_MS = 12_000;

interface Fault {
  readonly row: BenchRow;
  readonly bars: readonly Bar[];
}

/** What a player experienced after a moment. */
async function sufferedSince(player: TestPlayer, sinceMs: number) {
  const log = await player.log();
  const fatal = log.errors.filter(error => error.fatal && error.atMs >= sinceMs).length;
  return { freezeS: longestFreeze(log, sinceMs).durationMs / 1_000, fatal };
}

const discontinuities = (watch: PlaylistWatch) =>
  watch.last.segments.filter(segment => segment.hasDiscontinuityTag).length;

/** Injects a fault into a ceremony that is being watched, and measures the effect on its viewers. */
async function suffer(
  file: MediaFile,
  awayMs: number,
  harm: (ceremony: Ceremony) => Promise<void>,
): Promise<{ freezeS: number; fatal: number; cuts: number; violations: number; sessions: number }> {
  const ceremony = await beginCeremony(file, awayMs);
  const browser = await TestBrowser.launch();
  try {
    const watch = new PlaylistWatch(ceremony.url(1));
    const player = await browser.play(ceremony.url(2, 'index.m3u8'), STOCK);
    await pause(SETTLE_MS);
    const harmedAtMs = Date.now();
    await harm(ceremony);
    await pause(BACK_MS);
    const suffered = await sufferedSince(player, harmedAtMs);
    await ceremony.encoder.stop();
    const closed = await ceremony.origin.control.close(ceremony.slot.ref);
    await poll(async () => (watch.last.isEnded ? true : null));
    await watch.stop();
    const { sessions } = closed.recording;
    return { ...suffered, cuts: discontinuities(watch), violations: watch.violations().length, sessions };
  } finally {
    await browser.close();
    await ceremony.stop();
  }
}

async function encoderAway(file: MediaFile): Promise<Fault> {
  const seen = await suffer(file, 2_000, async ({ encoder }) => encoder.drop());
  return {
    row: { fault: 'encoder away for 2 s', ...seen },
    bars: [
      atMost('encoder away 2 s: still picture, s', seen.freezeS, 5),
      atMost('encoder away 2 s: fatal errors of stock hls.js', seen.fatal, 0),
      atMost('encoder away 2 s: discontinuities', seen.cuts, 1),
      atMost('encoder away 2 s: faults in the playlist', seen.violations, 0),
    ],
  };
}

async function encoderAwayLong(file: MediaFile): Promise<Fault> {
  let reportedS = Number.POSITIVE_INFINITY;
  const seen = await suffer(file, 60_000, async ({ encoder, origin, slot }) => {
    const droppedAtMs = Date.now();
    encoder.drop();
    await poll(async () => ((await origin.control.slot(slot.ref)).state === 'lost' ? true : null));
    reportedS = (Date.now() - droppedAtMs) / 1_000;
    await poll(async () => ((await origin.control.slot(slot.ref)).state === 'receiving' ? true : null), 90_000);
  });
  return {
    row: { fault: 'encoder away for 60 s', ...seen, reportedS },
    bars: [
      atMost('encoder away 60 s: slate shown after, s', reportedS, 2),
      atMost('encoder away 60 s: still picture, s', seen.freezeS, 65),
      atMost('encoder away 60 s: recordings', seen.sessions, 1),
      atMost('encoder away 60 s: fatal errors of stock hls.js', seen.fatal, 0),
    ],
  };
}

async function encoderHangs(file: MediaFile): Promise<Fault> {
  const newcomers: Publisher[] = [];
  const seen = await suffer(file, 60_000, async ({ encoder, origin, slot }) => {
    encoder.freeze(60_000);
    newcomers.push(
      new Publisher({ target: origin.rtmpTarget(slot.mainKey), file, isLooping: true, reconnectAfterMs: 300 }),
    );
  });
  await Promise.all(newcomers.map(one => one.stop()));
  return {
    row: { fault: 'encoder hangs, another one uses its key', ...seen },
    bars: [atMost('encoder hangs: still picture, s', seen.freezeS, 6)],
  };
}

async function originKilled(file: MediaFile): Promise<Fault> {
  const seen = await suffer(file, 300, async ({ origin }) => {
    await origin.kill();
    await pause(1_000);
    await origin.restart();
  });
  return {
    row: { fault: 'origin killed, back in 1 s', ...seen },
    bars: [
      atMost('origin killed: still picture, s', seen.freezeS, 6),
      atMost('origin killed: fatal errors of stock hls.js', seen.fatal, 0),
      atMost('origin killed: faults in the playlist', seen.violations, 0),
      atMost('origin killed: recordings', seen.sessions, 1),
    ],
  };
}

const CROWD = 300;

/** The origin as the product runs it: killed, and restarted by its launcher, with and without a crowd watching. */
async function originKilledUnderLauncher(file: MediaFile, viewers: number): Promise<Fault> {
  const browser = await TestBrowser.launch();
  const ceremony = await startCeremony(file, browser.pageOrigin);
  try {
    const player = await browser.play(ceremony.url(2, 'index.m3u8'), STOCK);
    const crowd = Array.from({ length: viewers }, (_, at) => ceremony.url(100 + at));
    const watching = viewers === 0 ? undefined : watchInChild(crowd, SETTLE_MS + BACK_MS);
    await pause(SETTLE_MS);
    const killedAtMs = Date.now();
    const listensS = await killOrigin(ceremony);
    await pause(BACK_MS);
    const { freezeS, fatal } = await sufferedSince(player, killedAtMs);
    await watching;
    const fault = `origin killed under the launcher, ${viewers} viewers`;
    const listening = atMost(`${fault}: listening again after, s`, listensS, 1.5);
    return {
      row: { fault, freezeS, fatal, listensS },
      bars: [
        ...(viewers === 0 ? [listening] : []),
        atMost(`${fault}: still picture, s`, freezeS, 6),
        atMost(`${fault}: fatal errors of stock hls.js`, fatal, 0),
      ],
    };
  } finally {
    await browser.close();
    await ceremony.stop();
  }
}

async function emergencyStop(file: MediaFile): Promise<Fault> {
  const ceremony = await beginCeremony(file);
  try {
    const stoppedAtMs = Date.now();
    const stopping = ceremony.origin.control.revoke(ceremony.slot.ref);
    await poll(async () => ((await fetch(ceremony.url(1))).ok ? null : true));
    const lastByteS = (Date.now() - stoppedAtMs) / 1_000;
    await stopping;
    return {
      row: { fault: 'emergency stop', lastByteS },
      bars: [atMost('emergency stop to the last byte, s', lastByteS, 2)],
    };
  } finally {
    await ceremony.stop();
  }
}

const KEY_DISTANCE_S = 10;
/** Age of the newest key frame when the stream is published. */
const KEY_AGE_MS = 4_000;

/** Guests join as the stream is published: the newest key frame is seconds old, and the next one seconds away. */
async function keyFramesFarApart(): Promise<Fault> {
  const clip = await readFixture('pixel-clock');
  const distance = Math.round(KEY_DISTANCE_S * clip.frameRate);
  const videoFrames = clip.videoFrames.map(frame => ({ ...frame, isKey: frame.number % distance === 0 }));
  const origin = await OriginProcess.start();
  const slot = await origin.createSlot('bench');
  const target = origin.rtmpTarget(slot.mainKey);
  const encoder = new Publisher({ target, file: { ...clip, videoFrames }, isLooping: true, reconnectAfterMs: null });
  const browser = await TestBrowser.launch();
  try {
    await poll(async () => ((await origin.control.slot(slot.ref)).state === 'receiving' ? true : null));
    await pause(KEY_AGE_MS);
    const publishedAtMs = Date.now();
    await origin.control.publish(slot.ref);
    const player = await browser.play(origin.url(slot.ref, 'index.m3u8'), STOCK);
    const first = await poll(async () => (await player.log()).frames[0] ?? null);
    const pictureS = (first.atMs - publishedAtMs) / 1_000;
    return {
      row: { fault: `key frames ${KEY_DISTANCE_S} s apart`, pictureS },
      bars: [atMost(`key frames ${KEY_DISTANCE_S} s apart: picture after publishing, s`, pictureS, 2)],
    };
  } finally {
    await browser.close();
    await encoder.stop();
    await origin.dispose();
  }
}

/** Runs for about four minutes. */
export async function run(): Promise<BenchResult> {
  const file = await readFixture('gop-1s');
  const faults = [];
  for (const cause of [encoderAway, encoderHangs, originKilled, emergencyStop, encoderAwayLong]) {
    faults.push(await cause(file));
  }
  faults.push(await keyFramesFarApart());
  for (const viewers of [0, CROWD]) faults.push(await originKilledUnderLauncher(file, viewers));
  return {
    name: 'live-faults',
    machine: describeMachine(),
    rows: faults.map(({ row }) => row),
    ratios: {},
    bars: faults.flatMap(({ bars }) => bars),
  };
}
