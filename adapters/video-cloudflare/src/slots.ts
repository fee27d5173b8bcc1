import { asNote, type HostedClip, type HostedSlot, type SlotNote } from '@kotohogi/hosted-video';
import type { LiveInput, Video } from './shapes.ts';

/*
 * The provider's terms in ours:
 *
 * | live input                                              | slot            |
 * |---------------------------------------------------------|-----------------|
 * | status connected, reconnected, new_configuration_accepted | frames flow   |
 * | no status given, and a film is live-inprogress          | frames flow     |
 * | any other status, and films were recorded               | frames are lost |
 * | no film yet                                             | none came yet   |
 * | our note in `meta` has `closedAtMs` (then `enabled` is false) | closed    |
 *
 * | film: status.state                                      | clip            |
 * |---------------------------------------------------------|-----------------|
 * | pendingupload, downloading                              | uploading       |
 * | live-inprogress                                         | running         |
 * | ready                                                   | ready           |
 * | error                                                   | failed          |
 * | queued, inprogress                                      | processing      |
 */

const CONNECTED = ['connected', 'reconnected', 'new_configuration_accepted'];

/** How long an encoder may be away before a new recording starts; the grace period of a ceremony. */
const GRACE_SECONDS = 600;

/** The settings of an input that follow from the state of its slot. */
export function settingsOf(ref: string, note: SlotNote, pageHost: string) {
  const isOnAir = note.publishedAtMs !== null && note.closedAtMs === null;
  return {
    meta: { name: ref, kotohogi: JSON.stringify(note) },
    enabled: note.closedAtMs === null,
    recording: {
      mode: 'automatic',
      requireSignedURLs: true,
      allowedOrigins: [pageHost],
      timeoutSeconds: isOnAir ? GRACE_SECONDS : 0,
      hideLiveViewerCount: false,
    },
  };
}

function readNote({ meta }: LiveInput): SlotNote {
  try {
    return asNote(JSON.parse(String(meta?.kotohogi ?? '{}')));
  } catch {
    // why: someone edited it on the provider's own page; then nothing is known.
    return asNote(undefined);
  }
}

function isFlowing({ status }: LiveInput, films: readonly Video[]): boolean {
  if (status === null || status === undefined) return films.some(film => film.status.state === 'live-inprogress');
  return CONNECTED.includes(typeof status === 'string' ? status : status.current.state);
}

function stateOf({ status: { state } }: Video): HostedClip['state'] {
  switch (state) {
    case 'pendingupload':
    case 'downloading':
      return 'uploading';
    case 'live-inprogress':
      return 'running';
    case 'ready':
      return 'ready';
    case 'error':
      return 'failed';
    case 'queued':
    case 'inprogress':
      return 'processing';
  }
}

/** A film in the port's terms. */
export function toClip(film: Video): HostedClip {
  return {
    id: film.uid,
    startedAtMs: Date.parse(film.created),
    durationMs: Math.max(0, Math.round((film.duration ?? 0) * 1_000)),
    sizeBytes: film.size ?? 0,
    state: stateOf(film),
  };
}

/** An input and its films in the port's terms. */
export function toSlot(input: LiveInput, films: readonly Video[], viewers: number): HostedSlot {
  return {
    id: input.uid,
    note: readNote(input),
    ingest: { url: input.rtmps.url, key: input.rtmps.streamKey },
    isFlowing: isFlowing(input, films),
    clips: films.map(toClip).toSorted((one, other) => one.startedAtMs - other.startedAtMs),
    viewers,
    secret: '',
  };
}
