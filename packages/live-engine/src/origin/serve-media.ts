import { newestPart } from '../packager/live-playlist.ts';
import type { PlaybackResource } from './playback-address.ts';
import type { PlaybackReply } from './playback-reply.ts';
import { type PlaybackRequest, refuseGone, visibleFrom, waitFor } from './playback-request.ts';

type SegmentResource = Extract<PlaybackResource, { type: 'segment' }>;
type InitResource = Extract<PlaybackResource, { type: 'init' }>;

/** Serves an init segment. */
export function serveInit({ stream }: PlaybackRequest, reply: PlaybackReply, resource: InitResource): void {
  const init = stream.window.init(resource.configId, resource.rendition);
  if (init === null) reply.refuse(404, 'no-such-segment');
  else reply.media(init);
}

function findSegment({ stream }: PlaybackRequest, resource: SegmentResource): Buffer | null {
  const segment = stream.window.find(resource.msn);
  if (segment === undefined) return null;
  if (resource.part === null) return resource.rendition === 'main' ? segment.body : segment.audioBody;
  const part = segment.parts[resource.part];
  return (resource.rendition === 'main' ? part?.body : part?.audio?.body) ?? null;
}

function sendSegment(request: PlaybackRequest, reply: PlaybackReply, resource: SegmentResource): void {
  const body = findSegment(request, resource);
  if (body === null) reply.refuse(404, 'no-such-segment');
  else reply.media(body);
}

/** A part that may have been hinted at is worth waiting for; anything else exists or does not. */
function isHinted({ stream }: PlaybackRequest, resource: SegmentResource): boolean {
  const newest = newestPart(stream.window.segments);
  return resource.part !== null && newest !== null && resource.msn <= newest.msn + 1;
}

/** Serves a segment or a part. */
export function serveSegment(request: PlaybackRequest, reply: PlaybackReply, resource: SegmentResource): void {
  const from = visibleFrom(request);
  if (from === null || resource.msn < from) reply.refuse(403, 'not-published');
  else if (!isHinted(request, resource) || findSegment(request, resource) !== null)
    sendSegment(request, reply, resource);
  else {
    waitFor(request, { msn: resource.msn, part: resource.part }, end => {
      if (end === 'gone') refuseGone(request, reply);
      else sendSegment(request, reply, resource);
    });
  }
}

/** Serves byte ranges of a recorded session. */
export function serveRecordedMedia({ slot }: PlaybackRequest, reply: PlaybackReply, session: number): void {
  const send = () => {
    const media = slot.archive.media(session);
    if (slot.isRevoked) reply.refuse(410, 'revoked');
    else if (media === null) reply.refuse(404, 'no-recording');
    else reply.file({ ...media, contentType: 'video/mp4' }, slot.connections);
  };
  slot.finishArchive().then(send, () => reply.refuse(503, 'unavailable'));
}
