import type { RecordingState, SlotReport, StreamHealth } from '@kotohogi/ports/video-provider';
import type { HostedClip, HostedFile, HostedSlot } from './hosted-service.ts';

const endOf = ({ startedAtMs, durationMs }: HostedClip) => startedAtMs + durationMs;

/** Recorded before the guests were admitted, and finished. */
export function isRehearsal({ note }: HostedSlot, clip: HostedClip): boolean {
  return note.publishedAtMs === null || (clip.state !== 'running' && endOf(clip) <= note.publishedAtMs);
}

/**
 * Selects the film that is the recording: the linked one, otherwise the longest of the ceremony, because such a provider
 * does not join films. After an emergency stop only a linked one.
 */
export function recordingClipOf(slot: HostedSlot, film: HostedClip | undefined): HostedClip | undefined {
  if (slot.note.film !== null) return film;
  if (slot.note.isStopped) return undefined;
  const kept = slot.clips.filter(clip => !isRehearsal(slot, clip) && clip.state !== 'failed');
  const [longest] = kept.toSorted((one, other) => other.durationMs - one.durationMs);
  return longest ?? slot.clips.find(clip => !isRehearsal(slot, clip));
}

/** A provider without measurements only reports whether frames arrive. */
function healthOf(isFlowing: boolean): StreamHealth {
  return {
    videoKbps: 0,
    frameRate: 0,
    keyFrameDistanceMs: null,
    widthPx: null,
    heightPx: null,
    hasAudio: isFlowing,
    silentSinceMs: null,
    clockDriftMs: null,
    activeSource: isFlowing ? 'main' : null,
    connectedSources: isFlowing ? ['main'] : [],
  };
}

function recordingOf(isClosed: boolean, clip: HostedClip | undefined, file: HostedFile | undefined): RecordingState {
  const isPlayable = isClosed && clip?.state === 'ready';
  const isThere = clip !== undefined && clip.state !== 'failed' && clip.durationMs > 0;
  return {
    isPlayable,
    hasFailed: isClosed && clip?.state === 'failed',
    // The platform records, and reports nothing about its disks.
    isInterrupted: false,
    parts: isThere ? [{ programFromMs: clip.startedAtMs, durationMs: clip.durationMs }] : [],
    durationMs: isThere ? clip.durationMs : 0,
    sizeBytes: isThere ? clip.sizeBytes : 0,
    filePercent: isPlayable ? Math.floor(file?.percent ?? 0) : 0,
  };
}

/** What is looked up in addition to the slot itself. */
export interface Films {
  /** The linked film, if there is one. */
  readonly film: HostedClip | undefined;
  /** The file of the recording. */
  readonly file: HostedFile | undefined;
}

/** Converts a provider's slot to the port's report. */
export function toReport(ref: string, slot: HostedSlot, { film, file }: Films): SlotReport {
  const isClosed = slot.note.closedAtMs !== null;
  const isFlowing = slot.isFlowing && !isClosed;
  const isLost = !isClosed && !isFlowing && slot.clips.length > 0;
  const last = slot.clips.at(-1);
  const frames = isFlowing ? 'flowing' : isLost ? 'lost' : 'none';
  return {
    ref,
    frames,
    lostSinceMs: isLost && last !== undefined && last.durationMs > 0 ? endOf(last) : null,
    isClosed,
    diskFreeBytes: null,
    viewers: slot.viewers,
    health: healthOf(isFlowing),
    recording: recordingOf(isClosed, recordingClipOf(slot, film), file),
  };
}
