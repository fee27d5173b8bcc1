import {
  type LiveWindow,
  type Rendition,
  segmentDurationS,
  type WindowPart,
  type WindowSegment,
} from './live-window.ts';
import { type MediaPlaylist, type PlaylistPart, type PlaylistSegment, renderMediaPlaylist } from './playlist.ts';

/** Resource names, relative to the directory of a stream. */
export const PLAYLIST_OF: Readonly<Record<Rendition, string>> = { main: 'live.m3u8', audio: 'audio.m3u8' };
/** The same in whole segments. */
export const PLAIN_PLAYLIST_OF: Readonly<Record<Rendition, string>> = { main: 'plain.m3u8', audio: 'plain-audio.m3u8' };
const PREFIX: Readonly<Record<Rendition, string>> = { main: 'v', audio: 'a' };

export function segmentUri(rendition: Rendition, msn: number): string {
  return `${PREFIX[rendition]}${msn}.m4s`;
}

export function partUri(rendition: Rendition, msn: number, part: number): string {
  return `${PREFIX[rendition]}${msn}.${part}.m4s`;
}

export function initUri(rendition: Rendition, configId: number): string {
  return `${PREFIX[rendition]}init-${configId}.mp4`;
}

/** Which part of a window a playlist shows, and how. */
export interface LiveView {
  readonly rendition: Rendition;
  readonly isLowLatency: boolean;
  /** Earlier segments are not listed: what was sent before publishing is not for guests. */
  readonly fromMsn: number;
  /** Target lengths of the packager. */
  readonly partTargetS: number;
  readonly segmentTargetS: number;
}

/** EXT-X-TARGETDURATION: the target, or the longest segment so far if that is longer. */
export function targetDurationS(window: LiveWindow, segmentTargetS: number): number {
  return Math.max(1, Math.round(segmentTargetS), Math.round(window.longestSegmentS));
}

/** Parts are listed for the last three target durations (RFC 8216bis §4.4.4.9). */
const PART_SPAN_TARGETS = 3;

function listPart(part: WindowPart, rendition: Rendition, uri: string): PlaylistPart {
  if (rendition === 'main') return { uri, durationS: part.durationS, isIndependent: part.isIndependent, isGap: false };
  const isGap = part.audio?.body == null;
  return { uri, durationS: isGap ? part.durationS : (part.audio?.durationS ?? 0), isIndependent: !isGap, isGap };
}

function listSegment(segment: WindowSegment, view: LiveView, withParts: boolean): PlaylistSegment {
  const { rendition } = view;
  const isGap = rendition === 'audio' && segment.isClosed && segment.audioBody === null;
  return {
    uri: segmentUri(rendition, segment.msn),
    range: null,
    durationS: segmentDurationS(segment, isGap ? 'main' : rendition),
    programMs: segment.programMs,
    isDiscontinuity: segment.isDiscontinuity,
    isGap,
    isIndependent: segment.parts[0]?.isIndependent ?? true,
    map: { uri: initUri(rendition, segment.configId), range: null },
    parts: withParts
      ? segment.parts.map((part, index) => listPart(part, rendition, partUri(rendition, segment.msn, index)))
      : [],
    isClosed: segment.isClosed,
  };
}

/** The newest complete or started part: a client that has it has seen everything. */
export function newestPart(segments: readonly WindowSegment[]): { msn: number; part: number } | null {
  const segment = segments.findLast(candidate => candidate.parts.length > 0);
  return segment === undefined ? null : { msn: segment.msn, part: segment.parts.length - 1 };
}

function nextPartUri(rendition: Rendition, last: WindowSegment): string {
  return last.isClosed ? partUri(rendition, last.msn + 1, 0) : partUri(rendition, last.msn, last.parts.length);
}

function otherReports(window: LiveWindow, view: LiveView) {
  const other: Rendition = view.rendition === 'main' ? 'audio' : 'main';
  const newest = newestPart(window.segments);
  if (newest === null || window.config?.audio == null) return [];
  return [{ uri: PLAYLIST_OF[other], ...newest }];
}

/**
 * Practically zero. The segment is longer than its part, because otherwise rounding would decide whether hls.js uses
 * parts.
 */
const GAP_S = 0.02;
const GAP_PART_S = 0.01;

/**
 * A segment that was never sent, listed with one part until a segment is complete. hls.js treats a playlist of
 * only parts as empty, and loads parts only if the listed ones start before the open segment. Without it, guests would
 * see nothing until the first segment ends.
 */
function gapBefore(first: WindowSegment, rendition: Rendition): PlaylistSegment {
  const msn = first.msn - 1;
  return {
    uri: segmentUri(rendition, msn),
    range: null,
    durationS: GAP_S,
    programMs: first.programMs - GAP_S * 1_000,
    isDiscontinuity: false,
    isGap: true,
    isIndependent: true,
    map: { uri: initUri(rendition, first.configId), range: null },
    parts: [{ uri: partUri(rendition, msn, 0), durationS: GAP_PART_S, isIndependent: false, isGap: true }],
    isClosed: true,
  };
}

function toPlaylist(window: LiveWindow, view: LiveView): MediaPlaylist | null {
  const listed = window.listed(view.fromMsn).filter(segment => view.isLowLatency || segment.isClosed);
  const [first] = listed;
  const last = listed.at(-1);
  if (first === undefined || last === undefined || first.parts.length === 0) return null;
  const targetS = targetDurationS(window, view.segmentTargetS);
  const partsFromS = PART_SPAN_TARGETS * targetS;
  let fromEndS = 0;
  const segments = listed
    .toReversed()
    .map(segment => {
      const withParts = view.isLowLatency && fromEndS < partsFromS;
      fromEndS += segmentDurationS(segment, 'main');
      return listSegment(segment, view, withParts);
    })
    .toReversed();
  if (first.msn > 0 && !first.isClosed) segments.unshift(gapBefore(first, view.rendition));
  const lowLatency = {
    partTargetS: Math.max(view.partTargetS, window.longestPartS(view.rendition)),
    nextPartUri: nextPartUri(view.rendition, last),
    reports: otherReports(window, view),
  };
  return {
    targetDurationS: targetS,
    mediaSequence: first.msn + listed.length - segments.length,
    discontinuitySequence: first.discontinuitySequence - (first.isDiscontinuity ? 1 : 0),
    segments,
    lowLatency: view.isLowLatency ? lowLatency : null,
    isEnded: window.isEnded,
    isVod: false,
  };
}

/** The text of a live playlist, or null while there is nothing to list. */
export function renderLivePlaylist(window: LiveWindow, view: LiveView): string | null {
  const playlist = toPlaylist(window, view);
  return playlist === null ? null : renderMediaPlaylist(playlist);
}
