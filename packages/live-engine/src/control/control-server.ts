import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { serveFile } from '../origin/file-response.ts';
import type { FilmRefusal } from '../slot/film-intake.ts';
import type { Slot } from '../slot/slot.ts';
import { isSha256, isSlotRef } from '../slot/slot-record.ts';
import type { SlotRefusal } from '../slot/slot-view.ts';
import type { Slots } from '../slot/slots.ts';
import type { EventFeed } from './event-feed.ts';
import type { Holders } from './holders.ts';

export interface ControlOptions {
  readonly secret: string;
  readonly slots: Slots;
  readonly feed: EventFeed;
  readonly holders: Holders;
  readonly nowMs: () => number;
}

const MAX_BODY_BYTES = 16 << 10;
const MAX_VIDEO_ID = 200;
const FILM_IDLE_MS = 120_000;

/** The result of a route: a status with a body, or null if the route has already sent the response. */
type Answer = { readonly status: number; readonly body: object } | null;

interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly options: ControlOptions;
}

function send(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

function isAuthorized(request: IncomingMessage, secret: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | null> {
  const pieces: Buffer[] = [];
  let sizeBytes = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    sizeBytes += bytes.length;
    if (sizeBytes > MAX_BODY_BYTES) return null;
    pieces.push(bytes);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    // why: the caller answers 400 to anything that is not JSON.
    return null;
  }
}

const notFound: Answer = { status: 404, body: { code: 'unknown-slot' } };

/** The HTTP status of each refusal; all others are problems of the video itself. */
const FILM_STATUS: Readonly<Partial<Record<FilmRefusal, number>>> = {
  'not-ended': 409,
  busy: 409,
  'disk-full': 507,
  incomplete: 400,
};

/** Requests the bytes of a video (100 Continue) only if they are wanted. */
async function linkVideo(slot: Slot, { request, response }: Call): Promise<Answer> {
  const videoId = new URL(request.url ?? '', 'http://control').searchParams.get('id') ?? '';
  const sizeBytes = Number(request.headers['content-length'] ?? Number.NaN);
  // The rest of an unwanted body must not be parsed as the next request.
  response.shouldKeepAlive = false;
  if (videoId === '' || videoId.length > MAX_VIDEO_ID) return { status: 400, body: { code: 'video-id-required' } };
  if (!Number.isSafeInteger(sizeBytes)) return { status: 411, body: { code: 'length-required' } };
  const receive = () => {
    if (request.headers.expect !== undefined) response.writeContinue();
    // A stalled upload times out; after the upload, the client waits without sending anything.
    request.socket.setTimeout(FILM_IDLE_MS);
    request.once('end', () => request.socket.setTimeout(0));
    return request;
  };
  const refusal = await slot.linkFilm({ videoId, sizeBytes, receive });
  if (refusal === null) return { status: 200, body: slot.view() };
  return { status: FILM_STATUS[refusal] ?? 422, body: { code: refusal, state: slot.state } };
}

/** The result of an action: the current slot, or 409 with the state that forbade the action. */
function afterAction(slot: Slot, refusal: SlotRefusal | null): Answer {
  if (refusal === null) return { status: 200, body: slot.view() };
  return { status: 409, body: { code: refusal, state: slot.state, slot: slot.view() } };
}

async function putSlot(ref: string, { request, options }: Call): Promise<Answer> {
  const body = await readJson(request);
  const { mainKeySha256, spareKeySha256 } = body ?? {};
  if (!isSha256(mainKeySha256) || !isSha256(spareKeySha256) || mainKeySha256 === spareKeySha256) {
    return {
      status: 400,
      body: {
        code: 'keys-required',
        message: 'mainKeySha256 and spareKeySha256 must be two different SHA-256 sums in hex',
      },
    };
  }
  const { slot, isNew } = await options.slots.put(ref, { mainKeySha256, spareKeySha256 });
  return { status: isNew ? 201 : 200, body: slot.view() };
}

async function deleteSlot(ref: string, { options }: Call): Promise<Answer> {
  const refusal = await options.slots.remove(ref);
  return refusal === null ? { status: 200, body: {} } : { status: 409, body: { code: refusal } };
}

async function act(slot: Slot, action: string): Promise<Answer> {
  switch (action) {
    case 'publish':
      return afterAction(slot, await slot.publish());
    case 'pause':
      return afterAction(slot, await slot.pause());
    case 'resume':
      return afterAction(slot, await slot.resume());
    case 'close':
      return afterAction(slot, await slot.close());
    case 'revoke':
      await slot.revoke();
      return afterAction(slot, null);
    case 'mp4':
      return afterAction(slot, slot.makeMp4());
    default:
      return notFound;
  }
}

function sendMp4(slot: Slot, { request, response }: Call): Answer {
  const { mp4, mp4Path } = slot.archive;
  if (mp4.state !== 'ready') return { status: mp4.state === 'making' ? 409 : 404, body: { code: 'not-ready', mp4 } };
  serveFile(request, response, { path: mp4Path, sizeBytes: mp4.sizeBytes, contentType: 'video/mp4', headers: [] });
  return null;
}

/** Revokes the tokens of one viewer. */
async function endViewer(slot: Slot, { request, options }: Call): Promise<Answer> {
  const { subject, untilMs } = (await readJson(request)) ?? {};
  if (typeof subject !== 'string' || typeof untilMs !== 'number')
    return { status: 400, body: { code: 'subject-required', message: 'subject and untilMs' } };
  slot.endedViewers.end(subject, untilMs, options.nowMs());
  return afterAction(slot, null);
}

async function slotRoute(slot: Slot, rest: string, call: Call): Promise<Answer> {
  const { method } = call.request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (rest === '' && isRead) return { status: 200, body: slot.view() };
  if (rest === 'sessions' && isRead) return { status: 200, body: slot.sessions() };
  if (rest === 'recording.mp4' && isRead) return sendMp4(slot, call);
  if (rest === 'rehearsal' && method === 'DELETE') return afterAction(slot, await slot.deleteRehearsal());
  if (rest === 'video' && method === 'PUT') return linkVideo(slot, call);
  if (rest === 'endViewer' && method === 'POST') return endViewer(slot, call);
  if (method === 'POST') return act(slot, rest);
  return notFound;
}

async function route(call: Call): Promise<Answer> {
  const { request, response, options } = call;
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/health') return { status: 200, body: await options.slots.health() };
  if (path === '/slots' && request.method === 'GET')
    return { status: 200, body: { slots: options.slots.all().map(slot => slot.view()) } };
  if (path === '/events' && request.method === 'GET') {
    const atMs = options.nowMs();
    const states = options.slots
      .all()
      .map(slot => ({ type: 'state', ref: slot.ref, atMs, detail: 'current', slot: slot.view() }) as const);
    options.feed.listen(response, states);
    return null;
  }
  if (path === '/hold' && request.method === 'GET')
    return options.holders.take(response) ? null : { status: 409, body: { code: 'held' } };
  const [, ref = '', rest = ''] = /^\/slots\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (!isSlotRef(ref)) return notFound;
  if (rest === '' && request.method === 'PUT') return putSlot(ref, call);
  if (rest === '' && request.method === 'DELETE') return deleteSlot(ref, call);
  const slot = options.slots.get(ref);
  return slot === undefined ? notFound : slotRoute(slot, rest, call);
}

/** The operators' side: loopback only, every call with the secret as a bearer token. */
export function createControlServer(options: ControlOptions): Server {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (!isAuthorized(request, options.secret)) return send(response, 401, { code: 'unauthorized' });
    route({ request, response, options }).then(
      answer => answer !== null && send(response, answer.status, answer.body),
      error => send(response, 500, { code: 'internal', message: error instanceof Error ? error.message : 'unknown' }),
    );
  };
  // A video of twenty gigabytes must not time out.
  const server = createServer({ requestTimeout: 0 }, answer);
  return server.on('checkContinue', answer);
}
