import { DEFAULT_TARGETS, Packager } from '../packager/packager.ts';
import { liveFrames } from '../publish/live-frames.ts';
import type { MediaFile } from '../publish/media-file.ts';
import { recoverJournal } from '../recorder/read-journal.ts';
import { Recorder } from '../recorder/recorder.ts';

/** One encoder's stretch of a generated ceremony. */
export interface Stretch {
  readonly file: MediaFile;
  readonly seconds: number;
}

const UNWRITTEN_BATCHES = 100;

/** Records encoders one after the other, each with a clock from zero, as fast as the disk allows. */
export async function recordClips(directory: string, stretches: readonly Stretch[]): Promise<void> {
  const recorder = await Recorder.open(directory, await recoverJournal(directory));
  const writes: Promise<void>[] = [];
  let configId = 0;
  const start = { nextMsn: 0, originTicks: 0, lastProgramMs: 0, config: null, wantsSession: true };
  const packager = new Packager(start, DEFAULT_TARGETS, batch => {
    const events = batch.map(event => {
      if (event.type === 'session' && event.isNewConfig) configId++;
      return { event, context: { configId, discontinuities: configId - 1, nowMs: 1_700_000_000_000 } };
    });
    writes.push(recorder.append(events));
  });
  let wallMs = 1_700_000_000_000;
  for (const { file, seconds } of stretches) {
    packager.beginSource();
    packager.configure(file.video);
    if (file.audio !== null) packager.configure(file.audio);
    for (const { frame, dtsMs, ptsMs } of liveFrames(file, true)) {
      if (dtsMs > seconds * 1000) break;
      const times = { dtsMs: Math.round(dtsMs), arrivedAtMs: wallMs + Math.round(dtsMs) };
      if (frame.kind === 'audio') packager.push({ kind: 'audio', ...times, data: frame.data });
      else packager.push({ kind: 'video', ...times, ptsMs: Math.round(ptsMs), isKey: frame.isKey, data: frame.data });
      // Hours of unwritten batches would not fit into memory.
      if (writes.length >= UNWRITTEN_BATCHES) await Promise.all(writes.splice(0));
    }
    wallMs += seconds * 1000 + 10_000;
    packager.pause();
  }
  packager.finish();
  await Promise.all(writes);
  await recorder.close();
}
