import { type ParsedPart, type ParsedPlaylist, type ParsedSegment, parsePlaylist } from './parse-playlist.ts';

/** Rounding of decimal numbers in a playlist. */
const EPSILON_S = 0.00002;
const MIN_PART_SHARE = 0.85;
/** How far program time may differ from the sum of durations while one encoder runs without a break. */
const PROGRAM_TOLERANCE_MS = 60;

function checkHead(playlist: ParsedPlaylist): string[] {
  const found: string[] = [];
  if (playlist.lines[0] !== '#EXTM3U') found.push('§4.4.1.1: the first line is not #EXTM3U');
  if (!Number.isInteger(playlist.targetDurationS) || playlist.targetDurationS < 1) {
    found.push('§4.4.3.1: EXT-X-TARGETDURATION is not a whole number of seconds');
  }
  for (const tag of ['EXT-X-VERSION', 'EXT-X-TARGETDURATION', 'EXT-X-MEDIA-SEQUENCE', 'EXT-X-DISCONTINUITY-SEQUENCE']) {
    const count = playlist.lines.filter(line => line.startsWith(`#${tag}:`)).length;
    if (count !== 1) found.push(`§4.4: ${tag} appears ${count} times`);
  }
  return found;
}

function checkHoldBack(playlist: ParsedPlaylist): string[] {
  const found: string[] = [];
  const { holdBackS, partHoldBackS, partTargetS } = playlist;
  if (holdBackS !== null && holdBackS + EPSILON_S < 3 * playlist.targetDurationS)
    found.push('§4.4.3.8: HOLD-BACK < 3 × target');
  if (partTargetS === null) return found;
  if (!playlist.canBlockReload) found.push('§4.4.3.8: parts without CAN-BLOCK-RELOAD');
  if (partHoldBackS === null) found.push('§4.4.3.8: parts without PART-HOLD-BACK');
  else if (partHoldBackS + EPSILON_S < 3 * partTargetS) found.push('§4.4.3.8: PART-HOLD-BACK < 3 × part target');
  return found;
}

function checkPart(playlist: ParsedPlaylist, segment: ParsedSegment, part: ParsedPart): string[] {
  const target = playlist.partTargetS;
  if (target === null) return ['§4.4.3.7: EXT-X-PART without EXT-X-PART-INF'];
  if (part.durationS > target + EPSILON_S) return [`§4.4.4.9: part ${part.uri} is longer than its target`];
  const isLast = part === segment.parts.at(-1);
  if (!isLast && !part.isGap && part.durationS < target * MIN_PART_SHARE - EPSILON_S) {
    return [`§4.4.4.9: part ${part.uri} lasts ${part.durationS} s, below 85 % of ${target} s`];
  }
  return [];
}

function checkSegment(playlist: ParsedPlaylist, segment: ParsedSegment): string[] {
  const found = segment.parts.flatMap(part => checkPart(playlist, segment, part));
  if (segment.mapUri === null) found.push(`§4.4.4.5: segment ${segment.msn} has no EXT-X-MAP`);
  if (segment.programMs === null || Number.isNaN(segment.programMs)) {
    found.push(`§4.4.4.6: segment ${segment.msn} has no EXT-X-PROGRAM-DATE-TIME`);
  }
  if (segment.uri === null) return found;
  if (!(segment.durationS > 0)) found.push(`§4.4.4.1: segment ${segment.msn} has no duration`);
  if (Math.round(segment.durationS) > playlist.targetDurationS)
    found.push(`§4.4.3.1: segment ${segment.msn} is longer than the target`);
  const partsS = segment.parts.reduce((sum, part) => sum + part.durationS, 0);
  if (
    segment.parts.length > 0 &&
    Math.abs(partsS - segment.durationS) > 0.001 &&
    !segment.parts.some(part => part.isGap)
  ) {
    found.push(`§4.4.4.9: the parts of segment ${segment.msn} last ${partsS} s, the segment ${segment.durationS} s`);
  }
  if (segment.parts.some(part => part.isGap) && segment.parts.every(part => part.isGap) && !segment.isGap) {
    found.push(`§4.4.4.9: segment ${segment.msn} consists of gaps but is not marked as a gap`);
  }
  return found;
}

function checkHint(playlist: ParsedPlaylist): string[] {
  if (playlist.partTargetS === null) return [];
  if (playlist.isEnded) return playlist.preloadHint === null ? [] : ['§4.4.5.3: a hint after the end'];
  const hints = playlist.lines.filter(line => line.startsWith('#EXT-X-PRELOAD-HINT:'));
  if (hints.length !== 1) return [`§4.4.5.3: ${hints.length} preload hints`];
  const listed = playlist.segments.some(segment => segment.parts.some(part => part.uri === playlist.preloadHint));
  return listed ? ['§4.4.5.3: the hinted part is already listed'] : [];
}

function checkPartSpan(playlist: ParsedPlaylist): string[] {
  if (playlist.partTargetS === null) return [];
  let fromEndS = 0;
  const found: string[] = [];
  for (const segment of playlist.segments.toReversed()) {
    if (fromEndS < 3 * playlist.targetDurationS && segment.parts.length === 0) {
      found.push(`§4.4.4.9: segment ${segment.msn} near the end lists no parts`);
    }
    fromEndS += segment.uri === null ? segment.parts.reduce((sum, part) => sum + part.durationS, 0) : segment.durationS;
  }
  return found;
}

/** Lists all violations in a media playlist, each with its section of RFC 8216bis. */
export function checkPlaylist(text: string): string[] {
  const playlist = parsePlaylist(text);
  return [
    ...checkHead(playlist),
    ...checkHoldBack(playlist),
    ...playlist.segments.flatMap(segment => checkSegment(playlist, segment)),
    ...checkHint(playlist),
    ...checkPartSpan(playlist),
  ];
}

function checkKept(before: ParsedSegment, after: ParsedSegment): string[] {
  const found: string[] = [];
  const blame = (what: string) => found.push(`§6.2.1: ${what} of segment ${before.msn} changed`);
  if (before.uri !== null && before.uri !== after.uri) blame('the URI');
  if (before.uri !== null && before.durationS !== after.durationS) blame('the duration');
  if (before.discontinuitySequence !== after.discontinuitySequence) blame('the discontinuity sequence');
  if (before.mapUri !== after.mapUri) blame('the init segment');
  if (before.programMs !== after.programMs) blame('programme time');
  if (after.parts.length > 0 && after.parts.length < before.parts.length) blame('the number of parts');
  before.parts.forEach((part, index) => {
    const same = after.parts[index];
    if (same !== undefined && (same.uri !== part.uri || same.durationS !== part.durationS)) blame(`part ${index}`);
  });
  return found;
}

/** Lists all violations in a reload, given the previous playlist: numbers increase by one, nothing listed changes. */
export function checkUpdate(beforeText: string, afterText: string): string[] {
  const before = parsePlaylist(beforeText);
  const after = parsePlaylist(afterText);
  const found: string[] = [];
  if (after.mediaSequence < before.mediaSequence) found.push('§6.2.1: EXT-X-MEDIA-SEQUENCE went back');
  const lastBefore = before.segments.at(-1)?.msn ?? -1;
  const lastAfter = after.segments.at(-1)?.msn ?? -1;
  if (lastAfter < lastBefore) found.push('§6.2.1: segments disappeared from the end');
  if (after.mediaSequence > lastBefore + 1) found.push('§6.2.1: a sequence number was left out');
  for (const segment of before.segments) {
    const same = after.segments[segment.msn - after.mediaSequence];
    if (same !== undefined && same.msn === segment.msn) found.push(...checkKept(segment, same));
  }
  return found;
}

/**
 * Compares program time with the sum of durations for an uninterrupted stream and lists the segments where they differ.
 */
export function checkProgramTime(text: string): string[] {
  const { segments } = parsePlaylist(text);
  return segments.flatMap((segment, index) => {
    const next = segments[index + 1];
    if (next === undefined || segment.programMs === null || next.programMs === null) return [];
    const errorMs = next.programMs - segment.programMs - segment.durationS * 1000;
    const isOff = Math.abs(errorMs) > PROGRAM_TOLERANCE_MS && !next.hasDiscontinuityTag;
    return isOff ? [`program time of segment ${next.msn} is off by ${errorMs.toFixed(0)} ms`] : [];
  });
}
