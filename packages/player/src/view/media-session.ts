import { SEEK_STEP_SEC } from '../timing.ts';
import { type Chapter, neighbourChapter } from './chapter.ts';
import type { PlayerFace } from './context.ts';

type Handlers = readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[];

/** What the media keys do: play and pause always, seeking only in recordings. */
function handlersFor(store: PlayerFace, chapters: readonly Chapter[], isArchive: boolean): Handlers {
  const { request } = store;
  const always: Handlers = [
    ['play', () => request({ type: 'play' })],
    ['pause', () => request({ type: 'pause' })],
  ];
  if (!isArchive) return always;
  const step =
    (sign: number): MediaSessionActionHandler =>
    ({ seekOffset = SEEK_STEP_SEC }) =>
      request({ type: 'seek-by', deltaSec: sign * seekOffset });
  const toChapter = (forwards: boolean) => () => {
    const chapter = neighbourChapter(chapters, store.getState().currentTimeSec, forwards);
    if (chapter !== undefined) request({ type: 'seek', timeSec: chapter.timeSec });
  };
  const moving: Handlers = [
    ['seekto', ({ seekTime }) => seekTime !== undefined && request({ type: 'seek', timeSec: seekTime })],
    ['seekbackward', step(-1)],
    ['seekforward', step(1)],
  ];
  const paging: Handlers = [
    ['nexttrack', toChapter(true)],
    ['previoustrack', toChapter(false)],
  ];
  return [...always, ...moving, ...(chapters.length > 0 ? paging : [])];
}

/** Handles an action until the result is called; a browser that does not support the action throws. */
function answer(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // why: an unsupported action costs one key, and must not cost the others
  }
}

/** What is playing, as a device shows it. */
export interface Playing {
  readonly store: PlayerFace;
  readonly title: string;
  readonly artworkUrl: string | undefined;
  readonly chapters: readonly Chapter[];
}

function reportPosition(store: PlayerFace): void {
  const { kind, paused, durationSec, currentTimeSec } = store.getState();
  const { mediaSession } = navigator;
  mediaSession.playbackState = paused ? 'paused' : 'playing';
  if (kind !== 'archive' || durationSec === null) mediaSession.setPositionState?.();
  else mediaSession.setPositionState?.({ duration: durationSec, position: Math.min(currentTimeSec, durationSec) });
}

/** Changes whenever the device's display must be updated, at least every ten seconds; it counts the seconds itself. */
function progressOf(store: PlayerFace): string {
  const { kind, paused, durationSec, seeking, currentTimeSec } = store.getState();
  const tenSeconds = Math.floor(currentTimeSec / 10);
  return `${kind} ${paused} ${durationSec} ${seeking} ${tenSeconds}`;
}

/** Publishes what is playing to the device, and handles its keys, until the result is called. */
export function openMediaSession({ store, title, artworkUrl, chapters }: Playing): () => void {
  const artwork = artworkUrl === undefined ? [] : [{ src: new URL(artworkUrl, location.href).href }];
  navigator.mediaSession.metadata = new MediaMetadata({ title, artwork });
  const handlers = handlersFor(store, chapters, store.getState().kind === 'archive');
  for (const [action, handler] of handlers) answer(action, handler);
  let reported = progressOf(store);
  reportPosition(store);
  const stop = store.subscribe(() => {
    const next = progressOf(store);
    if (next === reported) return;
    reported = next;
    reportPosition(store);
  });
  return () => {
    stop();
    for (const [action] of handlers) answer(action, null);
    navigator.mediaSession.metadata = null;
  };
}
