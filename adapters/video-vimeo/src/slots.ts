import { asNote, type HostedClip, type HostedSlot, type SlotNote } from '@kotohogi/hosted-video';
import { idOf, type LiveEvent, type Video } from './shapes.ts';

/*
 * The provider's terms in ours:
 *
 * | live event                                              | slot            |
 * |---------------------------------------------------------|-----------------|
 * | connections.live_video.status = streaming               | frames flow     |
 * | connections.pre_live_video.status = streaming           | frames flow     |
 * | neither, and films were recorded                        | frames are lost |
 * | neither, and none was                                   | none came yet   |
 * | our note in `stream_description` has `closedAtMs`       | closed          |
 *
 * | film                                                    | clip            |
 * |---------------------------------------------------------|-----------------|
 * | upload.status = in_progress                             | uploading       |
 * | upload.status or transcode.status = error               | failed          |
 * | newest of an event that streams                         | running         |
 * | transcode.status = complete, or is_playable             | ready           |
 * | upload complete, transcode.status = in_progress or none | processing      |
 */

/** Prefix of the note in an event's description; JSON follows. */
const MARK = 'kotohogi ';

/** The note in an event's description from which its state is restored. */
export function writeNote(note: SlotNote): string {
  return MARK + JSON.stringify(note);
}

function readNote({ stream_description: text }: LiveEvent): SlotNote {
  if (!text?.startsWith(MARK)) return asNote(undefined);
  try {
    return asNote(JSON.parse(text.slice(MARK.length)));
  } catch {
    // why: someone edited the description on the provider's own page; then nothing is known.
    return asNote(undefined);
  }
}

/** Whether frames are arriving now. */
export function isFlowing({ metadata: { connections } }: LiveEvent): boolean {
  return connections.live_video?.status === 'streaming' || connections.pre_live_video?.status === 'streaming';
}

function stateOf({ upload, transcode, is_playable: isPlayable }: Video, isRunning: boolean): HostedClip['state'] {
  if (upload?.status === 'in_progress') return 'uploading';
  if (upload?.status === 'error' || transcode?.status === 'error') return 'failed';
  if (isRunning) return 'running';
  return transcode?.status === 'complete' || isPlayable === true ? 'ready' : 'processing';
}

/** A film in the port's terms. */
export function toClip(film: Video, isRunning = false): HostedClip {
  return {
    id: idOf(film.uri),
    startedAtMs: Date.parse(film.created_time),
    durationMs: Math.round((film.duration ?? 0) * 1_000),
    sizeBytes: film.download?.find(file => file.quality === 'source')?.size ?? film.download?.[0]?.size ?? 0,
    state: stateOf(film, isRunning),
  };
}

/** An event and its films in the port's terms. An event that was never activated has no ingest address. */
export function toSlot(event: LiveEvent, films: readonly Video[]): HostedSlot {
  const flows = isFlowing(event);
  const oldestFirst = films.toSorted((one, other) => Date.parse(one.created_time) - Date.parse(other.created_time));
  return {
    id: idOf(event.uri),
    note: readNote(event),
    ingest: { url: event.rtmps_link ?? '', key: event.stream_key ?? '' },
    isFlowing: flows,
    clips: oldestFirst.map((film, at) => toClip(film, flows && at === oldestFirst.length - 1)),
    viewers: 0,
    secret: event.stream_privacy?.unlisted_hash ?? '',
  };
}
