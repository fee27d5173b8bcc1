/** Media and multivariant playlists (RFC 8216bis §4.4) as text. All functions here are pure. */

/** A part as listed in its line. */
export interface PlaylistPart {
  readonly uri: string;
  readonly durationS: number;
  readonly isIndependent: boolean;
  /** Nothing was sent in this span. */
  readonly isGap: boolean;
}

/** A byte range of a resource. */
export interface ByteRange {
  readonly lengthBytes: number;
  readonly offsetBytes: number;
}

export interface PlaylistSegment {
  readonly uri: string;
  readonly range: ByteRange | null;
  readonly durationS: number;
  /** Program time of the first frame (epoch ms). */
  readonly programMs: number;
  readonly isDiscontinuity: boolean;
  readonly isGap: boolean;
  /** Starts with a key frame. */
  readonly isIndependent: boolean;
  readonly map: { readonly uri: string; readonly range: ByteRange | null };
  /** The listed parts; empty for a segment too far in the past. */
  readonly parts: readonly PlaylistPart[];
  /** An open segment is listed only by its parts. */
  readonly isClosed: boolean;
}

/** What a low-latency playlist contains in addition. */
export interface LowLatency {
  readonly partTargetS: number;
  /** The part that does not exist yet; null once the stream has ended. */
  readonly nextPartUri: string | null;
  readonly reports: readonly { readonly uri: string; readonly msn: number; readonly part: number }[];
}

export interface MediaPlaylist {
  readonly targetDurationS: number;
  readonly mediaSequence: number;
  readonly discontinuitySequence: number;
  readonly segments: readonly PlaylistSegment[];
  readonly lowLatency: LowLatency | null;
  readonly isEnded: boolean;
  /** A finished recording, which never changes. */
  readonly isVod: boolean;
}

const VERSION = 9;
/** For players without support for parts (RFC 8216bis §8): fragments with a map, nothing more. */
const PLAIN_VERSION = 7;
/** RFC 8216bis §4.4.3.8: the hold-back is at least three times the target. */
const HOLD_BACK_FACTOR = 3;

/** Seconds with five decimals, as precise as a 90 kHz clock needs. */
export function formatSeconds(valueS: number): string {
  return valueS.toFixed(5);
}

function serverControl(playlist: MediaPlaylist): string[] {
  const holdBack = `HOLD-BACK=${formatSeconds(playlist.targetDurationS * HOLD_BACK_FACTOR)}`;
  if (playlist.lowLatency === null) return playlist.isVod ? [] : [`#EXT-X-SERVER-CONTROL:${holdBack}`];
  const target = playlist.lowLatency.partTargetS;
  const partHoldBack = `PART-HOLD-BACK=${formatSeconds(target * HOLD_BACK_FACTOR)}`;
  return [
    `#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,${partHoldBack},${holdBack}`,
    `#EXT-X-PART-INF:PART-TARGET=${formatSeconds(target)}`,
  ];
}

function rangeText(range: ByteRange): string {
  return `${range.lengthBytes}@${range.offsetBytes}`;
}

function mapLine(map: PlaylistSegment['map']): string {
  const range = map.range === null ? '' : `,BYTERANGE="${rangeText(map.range)}"`;
  return `#EXT-X-MAP:URI="${map.uri}"${range}`;
}

function partLine(part: PlaylistPart): string {
  const independent = part.isIndependent ? ',INDEPENDENT=YES' : '';
  const gap = part.isGap ? ',GAP=YES' : '';
  return `#EXT-X-PART:DURATION=${formatSeconds(part.durationS)},URI="${part.uri}"${independent}${gap}`;
}

function segmentLines(segment: PlaylistSegment, previous: PlaylistSegment | undefined): string[] {
  const lines: string[] = [];
  if (segment.isDiscontinuity) lines.push('#EXT-X-DISCONTINUITY');
  if (segment.map.uri !== previous?.map.uri) lines.push(mapLine(segment.map));
  if (!segment.isClosed && segment.parts.length === 0) return lines;
  lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment.programMs).toISOString()}`);
  lines.push(...segment.parts.map(partLine));
  if (!segment.isClosed) return lines;
  if (segment.isGap) lines.push('#EXT-X-GAP');
  lines.push(`#EXTINF:${formatSeconds(segment.durationS)},`);
  if (segment.range !== null) lines.push(`#EXT-X-BYTERANGE:${rangeText(segment.range)}`);
  lines.push(segment.uri);
  return lines;
}

export function renderMediaPlaylist(playlist: MediaPlaylist): string {
  const { segments, lowLatency } = playlist;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${lowLatency === null ? PLAIN_VERSION : VERSION}`,
    `#EXT-X-TARGETDURATION:${playlist.targetDurationS}`,
  ];
  lines.push(...serverControl(playlist));
  if (playlist.isVod) lines.push('#EXT-X-PLAYLIST-TYPE:VOD');
  if (segments.every(segment => segment.isIndependent)) lines.push('#EXT-X-INDEPENDENT-SEGMENTS');
  lines.push(`#EXT-X-MEDIA-SEQUENCE:${playlist.mediaSequence}`);
  lines.push(`#EXT-X-DISCONTINUITY-SEQUENCE:${playlist.discontinuitySequence}`);
  segments.forEach((segment, index) => {
    lines.push(...segmentLines(segment, segments[index - 1]));
  });
  if (lowLatency !== null && lowLatency.nextPartUri !== null && !playlist.isEnded) {
    lines.push(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="${lowLatency.nextPartUri}"`);
    for (const report of lowLatency.reports) {
      lines.push(`#EXT-X-RENDITION-REPORT:URI="${report.uri}",LAST-MSN=${report.msn},LAST-PART=${report.part}`);
    }
  }
  if (playlist.isEnded || playlist.isVod) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

/** A variant that a player can choose. */
export interface Variant {
  readonly uri: string;
  readonly bandwidthBps: number;
  readonly codecs: readonly string[];
  readonly size: { readonly widthPx: number; readonly heightPx: number } | null;
  readonly frameRate: number | null;
}

function variantLines(variant: Variant): string[] {
  const size = variant.size === null ? '' : `,RESOLUTION=${variant.size.widthPx}x${variant.size.heightPx}`;
  const rate = variant.frameRate === null ? '' : `,FRAME-RATE=${variant.frameRate.toFixed(3)}`;
  const codecs = `CODECS="${variant.codecs.join(',')}"`;
  return [`#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(variant.bandwidthBps)},${codecs}${size}${rate}`, variant.uri];
}

export function renderMultivariantPlaylist(variants: readonly Variant[], isLowLatency = true): string {
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${isLowLatency ? VERSION : PLAIN_VERSION}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...variants.flatMap(variantLines),
  ];
  return `${lines.join('\n')}\n`;
}
