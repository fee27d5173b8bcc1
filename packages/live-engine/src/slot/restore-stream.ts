import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaConfig } from '../bus/sample.ts';
import { extractAudio } from '../cmaf/audio-part.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import { LiveWindow } from '../packager/live-window.ts';
import type { PackagerStart } from '../packager/packager.ts';
import {
  configOf,
  mediaFile,
  type PartLine,
  type RecordedSegment,
  segmentEndTicks,
  segmentTicks,
} from '../recorder/journal.ts';
import type { JournalContent } from '../recorder/read-journal.ts';
import {
  kindOf,
  NO_RECORDINGS,
  RECORDING_KINDS,
  type Recording,
  type RecordingKind,
  recordingDirectory,
} from './recording.ts';
import type { SlotRecord } from './slot-record.ts';

/** Segments restored into memory: enough for every player that was watching. */
const RESTORED_S = 20;

/** A stream as restored from its journals. */
export interface RestoredStream {
  readonly window: LiveWindow;
  readonly start: PackagerStart;
  readonly configId: number;
  readonly discontinuities: number;
  readonly kind: RecordingKind;
  /** The first segment for guests; null before anything was published. */
  readonly publicFromMsn: number | null;
}

interface FiledSegment {
  readonly kind: RecordingKind;
  readonly path: string;
  readonly configId: number;
  readonly config: MediaConfig;
  readonly segment: RecordedSegment;
}

function fileSegments(slotDirectory: string, kind: RecordingKind, content: JournalContent): FiledSegment[] {
  return content.sessions.flatMap(({ line, segments }) => {
    const config = configOf(line);
    const path = join(recordingDirectory(slotDirectory, kind), mediaFile(line.n));
    return segments.map(segment => ({ kind, path, configId: line.configId, config, segment }));
  });
}

async function readParts(path: string, parts: readonly PartLine[]): Promise<Buffer[]> {
  const file = await open(path, 'r');
  try {
    const bodies: Buffer[] = [];
    for (const part of parts) {
      const body = Buffer.alloc(part.size);
      await file.read(body, 0, part.size, part.at);
      bodies.push(body);
    }
    return bodies;
  } finally {
    await file.close();
  }
}

async function restoreSegment(window: LiveWindow, filed: FiledSegment): Promise<void> {
  const { segment, config } = filed;
  if (window.configId !== filed.configId || window.config === null) window.setConfig(filed.configId, config);
  const { msn, startTicks, programMs, isDiscontinuity } = segment;
  window.apply({ type: 'open', msn, startTicks, programMs, isDiscontinuity });
  const bodies = await readParts(filed.path, segment.parts);
  segment.parts.forEach((part, index) => {
    const body = bodies[index] ?? Buffer.alloc(0);
    const audio = config.audio === null ? null : extractAudio(body, config.audio.sampleRateHz);
    const times = { startTicks: part.start, durationTicks: part.dur, endTicks: part.end };
    window.apply({ type: 'part', msn, index, ...times, isIndependent: part.key, body, audio });
  });
  window.apply({ type: 'close', msn, durationTicks: segmentTicks(segment) });
}

/** The newest segments that players may still request, without a gap in their numbers. */
function newest(all: readonly FiledSegment[]): FiledSegment[] {
  const chosen: FiledSegment[] = [];
  let ticks = 0;
  for (const filed of all.toReversed()) {
    const [next] = chosen;
    if (ticks > RESTORED_S * VIDEO_TIMESCALE || (next !== undefined && next.segment.msn !== filed.segment.msn + 1))
      break;
    chosen.unshift(filed);
    ticks += segmentTicks(filed.segment);
  }
  return chosen;
}

/** Not zero: a playlist without a complete segment lists a gap before its first one. */
const FIRST_MSN = 1;

/** What the packager needs to continue with the number and time after the last recorded part. */
function continuation(last: FiledSegment | undefined, floorMsn: number, wantedKind: RecordingKind): PackagerStart {
  if (last === undefined) {
    return {
      nextMsn: Math.max(floorMsn, FIRST_MSN),
      originTicks: 0,
      lastProgramMs: Number.NEGATIVE_INFINITY,
      config: null,
      wantsSession: true,
    };
  }
  const { segment, config } = last;
  return {
    nextMsn: Math.max(floorMsn, segment.msn + 1),
    originTicks: segmentEndTicks(segment),
    lastProgramMs: segment.programMs + segmentTicks(segment) / (VIDEO_TIMESCALE / 1000),
    config,
    wantsSession: wantedKind !== last.kind,
  };
}

/** The first segment of what guests saw last; a break hides what came before it. */
function publicFrom(all: readonly FiledSegment[], wantedKind: RecordingKind): number | null {
  if (wantedKind !== 'archive') return null;
  const breakAt = all.findLastIndex(({ kind }) => kind === 'intermission');
  return all.slice(breakAt + 1).find(({ kind }) => kind === 'archive')?.segment.msn ?? null;
}

/** Restores a stream from its journals as it was when its process ended. */
async function restoreStream(options: {
  readonly slotDirectory: string;
  readonly contents: Readonly<Record<RecordingKind, JournalContent>>;
  readonly msnFloor: number;
  /** The kind of recording from now on. */
  readonly wantedKind: RecordingKind;
}): Promise<RestoredStream> {
  const { slotDirectory, contents, wantedKind } = options;
  const all = RECORDING_KINDS.flatMap(kind => fileSegments(slotDirectory, kind, contents[kind])).sort(
    (a, b) => a.segment.msn - b.segment.msn,
  );
  const last = all.at(-1);
  const window = new LiveWindow();
  const chosen = newest(all);
  const [first] = chosen;
  const longestSegmentS =
    all.reduce((longest, { segment }) => Math.max(longest, segmentTicks(segment)), 0) / VIDEO_TIMESCALE;
  const before = first === undefined ? 0 : first.segment.discontinuities - (first.segment.isDiscontinuity ? 1 : 0);
  window.restore({ discontinuities: before, longestSegmentS });
  for (const filed of chosen) await restoreSegment(window, filed);
  return {
    window,
    start: continuation(last, options.msnFloor, wantedKind),
    configId: last?.configId ?? 0,
    discontinuities: last?.segment.discontinuities ?? 0,
    kind: last?.kind ?? 'rehearsal',
    publicFromMsn: publicFrom(all, wantedKind),
  };
}

/** Repairs the recordings of a slot; a read-only disk does not stop the live. */
async function recover(recording: Recording): Promise<Readonly<Record<RecordingKind, JournalContent>>> {
  try {
    return await recording.recoverAll();
  } catch (error) {
    const contents = await recording.readAll();
    recording.fail(error);
    return contents;
  }
}

/** Repairs the recordings of a slot that is still open, and restores its stream so that it can continue. */
export async function recoverStream(
  record: SlotRecord,
  slotDirectory: string,
  recording: Recording,
): Promise<RestoredStream> {
  const contents = record.phase === 'open' ? await recover(recording) : NO_RECORDINGS;
  const { msnFloor } = record;
  const restored = await restoreStream({ slotDirectory, contents, msnFloor, wantedKind: kindOf(record) });
  const content = contents[restored.kind];
  if (content.sessions.length === 0 || recording.hasFailed) return restored;
  // why: the recording reports the failure itself and restarts as soon as the disk accepts it
  await recording.resume(restored.kind, content).catch(error => recording.fail(error));
  return restored;
}
