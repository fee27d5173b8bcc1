import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { MP4_FILE } from '@kotohogi/live-engine/recorder/mp4/write-mp4';
import { filledTo } from '@kotohogi/live-engine/testing/filled-to';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';
import { poll } from '@kotohogi/live-engine/testing/origin-process';
import { recordClips } from '@kotohogi/live-engine/testing/record-clips';
import { atLeast, atMost, type BenchResult, describeMachine } from './bench-result.ts';
import { beginCeremony } from './live/ceremony.ts';

/** The recording right after the end, and two hours at 4 Mbit/s as one file. */
const HOURS = 2;
const BITRATE_BPS = 4_000_000;
const MAKE_MP4 = fileURLToPath(new URL('./live/make-mp4.ts', import.meta.url));

/** Time from the end of a live stream to the first bytes of its recording. */
async function playableAfterS(file: MediaFile): Promise<number> {
  const { origin, slot, encoder, url, stop } = await beginCeremony(file);
  try {
    await poll(async () => ((await origin.control.slot(slot.ref)).recording.durationMs > 10_000 ? true : null), 30_000);
    const closedAtMs = performance.now();
    const closing = origin.control.close(slot.ref);
    await poll(async () => ((await fetch(url(1, 'recording.m3u8'))).ok ? true : null));
    const afterS = (performance.now() - closedAtMs) / 1_000;
    await closing;
    await encoder.stop();
    return afterS;
  } finally {
    await stop();
  }
}

interface Finished {
  readonly seconds: number;
  readonly sizeBytes: number;
  readonly peakMiB: number;
}

/** Errors that ffmpeg finds in the last minute; null = ffmpeg is not installed. */
function complaintsOf(path: string): number | null {
  const judged = spawnSync('ffmpeg', ['-v', 'error', '-sseof', '-60', '-i', path, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  if (judged.error !== undefined) return null;
  return judged.stderr.split('\n').filter(line => line !== '').length;
}

/** Takes two minutes and temporarily 8 GB of disk. */
export async function run(): Promise<BenchResult> {
  const clip = await readFixture('gop-1s');
  const playableS = await playableAfterS(clip);
  const directory = await mkdtemp(join(tmpdir(), 'bench-archive-'));
  try {
    await recordClips(directory, [{ file: filledTo(clip, BITRATE_BPS), seconds: HOURS * 3_600 }]);
    const made: Finished = JSON.parse(execFileSync(process.execPath, [MAKE_MP4, directory], { encoding: 'utf8' }));
    const complaints = complaintsOf(join(directory, MP4_FILE));
    const mbit = (made.sizeBytes * 8) / (HOURS * 3_600) / 1e6;
    return {
      name: 'archive',
      machine: describeMachine(),
      rows: [{ hours: HOURS, mbit, playableS, ...made, complaints: complaints ?? 'no ffmpeg here' }],
      ratios: { 'faster than real time': (HOURS * 3_600) / made.seconds },
      bars: [
        atMost('playable after the end, s', playableS, 2),
        atLeast('bitrate of the recording, Mbit/s', mbit, 4),
        atMost('two hours into one file, s', made.seconds, 120),
        atMost('memory used, MiB', made.peakMiB, 400),
        ...(complaints === null ? [] : [atMost('complaints of ffmpeg', complaints, 0)]),
      ],
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
