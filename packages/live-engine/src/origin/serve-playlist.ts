import type { MediaConfig } from '../bus/sample.ts';
import { type LiveView, newestPart, PLAIN_PLAYLIST_OF, PLAYLIST_OF } from '../packager/live-playlist.ts';
import { type LiveWindow, segmentDurationS, type WindowSegment } from '../packager/live-window.ts';
import { renderMultivariantPlaylist, type Variant } from '../packager/playlist.ts';
import type { LiveStream } from '../slot/stream.ts';
import { LOW_DIRECTORY } from './playback-address.ts';
import { CACHE, type PlaybackReply } from './playback-reply.ts';
import { type PlaybackRequest, refuseGone, visibleFrom, waitFor } from './playback-request.ts';
import type { WaitEnd } from './waiting-requests.ts';

/** Which live playlist was requested. */
export type PlaylistView = Pick<LiveView, 'rendition' | 'isLowLatency'>;

/** RFC 8216bis §6.2.5.2, advance part limit: requests for parts further ahead than this do not wait. */
const ADVANCE_LIMIT_S = 3;
/** Bandwidths to announce before any were measured. */
const ASSUMED_BPS = 3_000_000;
const ASSUMED_AUDIO_BPS = 150_000;
const PEAK_MARGIN = 1.1;

/**
 * More than PART-HOLD-BACK, which is three parts: with fewer, a player that starts that far from the end finds nothing
 * to start with.
 */
const FIRST_PARTS = 4;

/**
 * Serves once there is enough to start with; if the stream has not started, the request waits, then the viewer is asked
 * to come again.
 */
function whenStarted(request: PlaybackRequest, reply: PlaybackReply, serve: () => void): void {
  const { stream } = request;
  const from = visibleFrom(request);
  const isEnough = ({ msn, parts, isClosed }: WindowSegment) =>
    from !== null && msn >= from && (parts.length >= FIRST_PARTS || (isClosed && parts.length > 0));
  if (stream.window.segments.some(isEnough)) {
    serve();
    return;
  }
  waitFor(request, { msn: from ?? stream.nextMsn, part: FIRST_PARTS - 1 }, end => {
    if (end === 'gone') refuseGone(request, reply);
    else if (end === 'ready' && visibleFrom(request) !== null) serve();
    else reply.refuse(503, 'no-media-yet');
  });
}

function sendLive(request: PlaybackRequest, reply: PlaybackReply, view: PlaylistView, cache: string): void {
  const fromMsn = visibleFrom(request) ?? Number.POSITIVE_INFINITY;
  const bytes = request.stream.playlist({ ...view, fromMsn });
  if (bytes === null) reply.refuse(503, 'no-media-yet');
  else reply.playlist(bytes, cache);
}

/** Delivery directives that no playlist could satisfy (RFC 8216bis §6.2.5.2). */
function isAskingTooMuch({ stream, address }: PlaybackRequest): boolean {
  const { msn, part } = address;
  if (Number.isNaN(msn) || Number.isNaN(part) || (msn === null && part !== null)) return true;
  if (msn === null) return false;
  const { window } = stream;
  const newest = newestPart(window.segments);
  const lastMsn = window.segments.findLast(segment => segment.isClosed)?.msn ?? (newest?.msn ?? 0) - 1;
  if (msn > lastMsn + 2) return true;
  const limit = Math.ceil(ADVANCE_LIMIT_S / Math.max(0.1, window.longestPartS('main')));
  return part !== null && newest !== null && msn === newest.msn && part > newest.part + limit;
}

function reload(request: PlaybackRequest, reply: PlaybackReply, view: PlaylistView): void {
  const { msn, part } = request.address;
  if (isAskingTooMuch(request)) {
    reply.refuse(400, 'bad-directive');
    return;
  }
  if (msn === null) {
    sendLive(request, reply, view, CACHE.playlist);
    return;
  }
  const serve = (end: WaitEnd) => {
    if (end === 'gone') refuseGone(request, reply);
    else if (end === 'ready') sendLive(request, reply, view, CACHE.blockingPlaylist);
    // A missing encoder is not a server failure: the player gets what exists and asks again (ADR 0006).
    else if (request.slot.isStalled) sendLive(request, reply, view, CACHE.stale);
    else reply.refuse(503, 'late');
  };
  waitFor(request, { msn, part: view.isLowLatency ? part : null }, serve, true);
}

/** Serves a live playlist, blocking if the request says so. */
export function serveLivePlaylist(request: PlaybackRequest, reply: PlaybackReply, view: PlaylistView): void {
  const { stream, record } = request.slot;
  const hasEnd = stream.isEnding || stream.window.isEnded;
  if (record.phase !== 'open' && !hasEnd) reply.refuse(404, 'live-is-over');
  else whenStarted(request, reply, () => reload(request, reply, view));
}

function peakBps(window: LiveWindow, bytesOf: (segment: WindowSegment) => number): number | null {
  const rates = window.segments
    .filter(segment => segment.isClosed)
    .map(segment => (bytesOf(segment) * 8) / segmentDurationS(segment, 'main'));
  return rates.length === 0 ? null : Math.max(...rates) * PEAK_MARGIN;
}

/** What is known of the live stream besides its window. */
interface VariantFacts {
  readonly frameRate: number;
  readonly isLowLatency: boolean;
}

function pictureOf({ video, audio }: MediaConfig, window: LiveWindow, facts: VariantFacts): Variant {
  const { frameRate, isLowLatency } = facts;
  return {
    uri: (isLowLatency ? PLAYLIST_OF : PLAIN_PLAYLIST_OF).main,
    bandwidthBps: peakBps(window, segment => segment.body?.length ?? 0) ?? ASSUMED_BPS,
    codecs: audio === null ? [video.codec] : [video.codec, audio.codec],
    size: video,
    frameRate: frameRate > 0 ? frameRate : null,
  };
}

/**
 * The smaller quality is listed once one of its segments is complete: its bandwidth is measured then, and a player can
 * switch to it.
 */
function smallPictures({ low }: LiveStream, facts: VariantFacts): Variant[] {
  if (low === null || low.window.config === null || !low.window.segments.some(({ isClosed }) => isClosed)) return [];
  const variant = pictureOf(low.window.config, low.window, facts);
  return [{ ...variant, uri: `${LOW_DIRECTORY}/${variant.uri}` }];
}

function variantsOf(stream: LiveStream, config: MediaConfig, facts: VariantFacts): Variant[] {
  const { window } = stream;
  const pictures = [pictureOf(config, window, facts), ...smallPictures(stream, facts)];
  if (config.audio === null) return pictures;
  const uri = (facts.isLowLatency ? PLAYLIST_OF : PLAIN_PLAYLIST_OF).audio;
  const bandwidthBps = peakBps(window, segment => segment.audioBody?.length ?? 0) ?? ASSUMED_AUDIO_BPS;
  return [...pictures, { uri, bandwidthBps, codecs: [config.audio.codec], size: null, frameRate: null }];
}

function sendMultivariant({ slot }: PlaybackRequest, reply: PlaybackReply, isLowLatency: boolean): void {
  const { config } = slot.stream.window;
  if (config === null) {
    reply.refuse(503, 'no-media-yet');
    return;
  }
  const { frameRate } = slot.view().health;
  const variants = variantsOf(slot.stream, config, { frameRate, isLowLatency });
  reply.playlist(Buffer.from(renderMultivariantPlaylist(variants, isLowLatency)), CACHE.playlist);
}

/** Serves the playlist of the finished recording. */
export function serveRecordingPlaylist({ slot }: PlaybackRequest, reply: PlaybackReply): void {
  slot
    .finishArchive()
    .then(() => (slot.archive.isPlayable ? slot.archive.playlist() : null))
    .then(
      bytes => (bytes === null ? reply.refuse(404, 'no-recording') : reply.playlist(bytes, CACHE.playlist)),
      () => reply.refuse(503, 'unavailable'),
    );
}

/** Serves the entry point of a player: the variants of the live stream, or the recording once it is over. */
export function serveIndex(request: PlaybackRequest, reply: PlaybackReply, isLowLatency: boolean): void {
  if (request.slot.record.phase === 'open')
    whenStarted(request, reply, () => sendMultivariant(request, reply, isLowLatency));
  else serveRecordingPlaylist(request, reply);
}
