/** A parser of HLS media playlists (RFC 8216bis §4), independent of the writer, for checking what is served. */

export interface ParsedPart {
  readonly uri: string;
  readonly durationS: number;
  readonly isIndependent: boolean;
  readonly isGap: boolean;
}

export interface ParsedSegment {
  readonly msn: number;
  /** Null for the open segment at the end. */
  readonly uri: string | null;
  readonly durationS: number;
  readonly programMs: number | null;
  readonly hasDiscontinuityTag: boolean;
  readonly discontinuitySequence: number;
  readonly mapUri: string | null;
  readonly range: string | null;
  readonly isGap: boolean;
  readonly parts: readonly ParsedPart[];
}

export interface ParsedPlaylist {
  readonly lines: readonly string[];
  readonly targetDurationS: number;
  readonly partTargetS: number | null;
  readonly partHoldBackS: number | null;
  readonly holdBackS: number | null;
  readonly canBlockReload: boolean;
  readonly mediaSequence: number;
  readonly discontinuitySequence: number;
  readonly segments: readonly ParsedSegment[];
  readonly preloadHint: string | null;
  readonly isEnded: boolean;
}

/** The attributes of a tag (§4.2), without quotes. */
export function parseAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const match of text.matchAll(/([A-Z0-9-]+)=("[^"]*"|[^,]*)/g)) {
    found.set(match[1] ?? '', (match[2] ?? '').replaceAll('"', ''));
  }
  return found;
}

function tagValue(lines: readonly string[], tag: string): string | null {
  const line = lines.find(candidate => candidate.startsWith(`#${tag}:`));
  return line === undefined ? null : line.slice(tag.length + 2);
}

function numberOrNull(text: string | undefined | null): number | null {
  return text === undefined || text === null ? null : Number(text);
}

interface Draft {
  durationS: number;
  programMs: number | null;
  hasDiscontinuityTag: boolean;
  range: string | null;
  isGap: boolean;
  parts: ParsedPart[];
}

const freshDraft = (): Draft => ({
  durationS: 0,
  programMs: null,
  hasDiscontinuityTag: false,
  range: null,
  isGap: false,
  parts: [],
});

function readPart(text: string): ParsedPart {
  const attributes = parseAttributes(text);
  return {
    uri: attributes.get('URI') ?? '',
    durationS: Number(attributes.get('DURATION')),
    isIndependent: attributes.get('INDEPENDENT') === 'YES',
    isGap: attributes.get('GAP') === 'YES',
  };
}

function applyTag(draft: Draft, tag: string, value: string): void {
  if (tag === '#EXTINF') draft.durationS = Number.parseFloat(value);
  else if (tag === '#EXT-X-PROGRAM-DATE-TIME') draft.programMs = Date.parse(value);
  else if (tag === '#EXT-X-BYTERANGE') draft.range = value;
  else if (tag === '#EXT-X-PART') draft.parts.push(readPart(value));
  else if (tag === '#EXT-X-DISCONTINUITY') draft.hasDiscontinuityTag = true;
  else if (tag === '#EXT-X-GAP') draft.isGap = true;
}

function readSegments(lines: readonly string[], firstMsn: number, firstSequence: number): ParsedSegment[] {
  const segments: ParsedSegment[] = [];
  let draft = freshDraft();
  let mapUri: string | null = null;
  let sequence = firstSequence;
  const finish = (uri: string | null): void => {
    if (draft.hasDiscontinuityTag) sequence++;
    segments.push({ ...draft, msn: firstMsn + segments.length, uri, mapUri, discontinuitySequence: sequence });
    draft = freshDraft();
  };
  for (const line of lines) {
    const colon = line.indexOf(':');
    const tag = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1);
    if (!line.startsWith('#')) finish(line);
    else if (tag === '#EXT-X-MAP') mapUri = parseAttributes(value).get('URI') ?? null;
    else applyTag(draft, tag, value);
  }
  if (draft.parts.length > 0) finish(null);
  return segments;
}

/** Parses a media playlist; skips unknown tags, as the RFC requires of a client. */
export function parsePlaylist(text: string): ParsedPlaylist {
  const lines = text.split('\n').filter(line => line !== '');
  const control = parseAttributes(tagValue(lines, 'EXT-X-SERVER-CONTROL') ?? '');
  const mediaSequence = Number(tagValue(lines, 'EXT-X-MEDIA-SEQUENCE') ?? 0);
  const discontinuitySequence = Number(tagValue(lines, 'EXT-X-DISCONTINUITY-SEQUENCE') ?? 0);
  return {
    lines,
    targetDurationS: Number(tagValue(lines, 'EXT-X-TARGETDURATION')),
    partTargetS: numberOrNull(parseAttributes(tagValue(lines, 'EXT-X-PART-INF') ?? '').get('PART-TARGET')),
    partHoldBackS: numberOrNull(control.get('PART-HOLD-BACK')),
    holdBackS: numberOrNull(control.get('HOLD-BACK')),
    canBlockReload: control.get('CAN-BLOCK-RELOAD') === 'YES',
    mediaSequence,
    discontinuitySequence,
    segments: readSegments(lines, mediaSequence, discontinuitySequence),
    preloadHint: parseAttributes(tagValue(lines, 'EXT-X-PRELOAD-HINT') ?? '').get('URI') ?? null,
    isEnded: lines.includes('#EXT-X-ENDLIST'),
  };
}
