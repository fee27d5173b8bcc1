import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import { type PlaylistSegment, renderMediaPlaylist } from '../packager/playlist.ts';
import {
  mediaFile,
  type RecordedSegment,
  type RecordedSession,
  segmentEndTicks,
  segmentRange,
  segmentTicks,
} from './journal.ts';

/** A larger hole between timestamps is announced as a discontinuity. */
const MAX_HOLE_TICKS = 0.2 * VIDEO_TIMESCALE;

interface Placed {
  readonly session: RecordedSession;
  readonly segment: RecordedSegment;
}

/**
 * Players need a discontinuity where the codec configuration changes and where a stretch of the recording is missing.
 */
function isBreak(before: Placed | undefined, after: Placed): boolean {
  if (before === undefined) return false;
  if (before.session.line.configId !== after.session.line.configId) return true;
  return Math.abs(after.segment.startTicks - segmentEndTicks(before.segment)) > MAX_HOLE_TICKS;
}

function listSegment(placed: Placed, before: Placed | undefined, uriPrefix: string): PlaylistSegment {
  const { session, segment } = placed;
  const uri = uriPrefix + mediaFile(session.line.n);
  const { at, size } = segmentRange(segment);
  return {
    uri,
    range: { lengthBytes: size, offsetBytes: at },
    durationS: segmentTicks(segment) / VIDEO_TIMESCALE,
    programMs: segment.programMs,
    isDiscontinuity: isBreak(before, placed),
    isGap: false,
    isIndependent: segment.parts[0]?.key ?? true,
    map: { uri, range: { lengthBytes: session.line.initBytes, offsetBytes: 0 } },
    parts: [],
    isClosed: true,
  };
}

/** The recording as a playlist of byte ranges over its session files; null if nothing was recorded. */
export function renderRecordingPlaylist(sessions: readonly RecordedSession[], uriPrefix = ''): string | null {
  const placed = sessions.flatMap(session => session.segments.map(segment => ({ session, segment })));
  if (placed.length === 0) return null;
  const segments = placed.map((each, index) => listSegment(each, placed[index - 1], uriPrefix));
  return renderMediaPlaylist({
    targetDurationS: Math.max(1, ...segments.map(segment => Math.round(segment.durationS))),
    mediaSequence: 0,
    discontinuitySequence: 0,
    segments,
    lowLatency: null,
    isEnded: true,
    isVod: true,
  });
}
