import { SEEK_STEP_SEC } from '../timing.ts';
import { type Chapter, neighbourChapter } from './chapter.ts';
import type { PlayerFace } from './context.ts';

type Handlers = readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[];

/** What the keys of the device do: play and pause always, moving about in recordings alone. */
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

/** Answers to an action until the result is called; a browser that does not know the action throws. */
function answer(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // why: an unknown action is one key less, and no reason to lose the others
  }
}

/** What is playing, as a device shows it. */
export interface Playing {
  readonly store: PlayerFace;
  readonly title: string;
  readonly artworkUrl: string | undefined;
  readonly chapters: readonly Chapter[];
}

function tellProgress(store: PlayerFace): void {
  const { kind, paused, durationSec, currentTimeSec } = store.getState();
  const { mediaSession } = navigator;
  mediaSession.playbackState = paused ? 'paused' : 'playing';
  if (kind !== 'archive' || durationSec === null) mediaSession.setPositionState?.();
  else mediaSession.setPositionState?.({ duration: durationSec, position: Math.min(currentTimeSec, durationSec) });
}

/** What changes what a device shows: the device counts the seconds by itself. */
function progressOf(store: PlayerFace): string {
  const { kind, paused, durationSec, seeking, currentTimeSec } = store.getState();
  const minute = Math.floor(currentTimeSec / 10);
  return `${kind} ${paused} ${durationSec} ${seeking} ${minute}`;
}

/** Tells the device what is playing, and answers its keys, until the result is called. */
export function openMediaSession({ store, title, artworkUrl, chapters }: Playing): () => void {
  const artwork = artworkUrl === undefined ? [] : [{ src: new URL(artworkUrl, location.href).href }];
  navigator.mediaSession.metadata = new MediaMetadata({ title, artwork });
  const handlers = handlersFor(store, chapters, store.getState().kind === 'archive');
  for (const [action, handler] of handlers) answer(action, handler);
  let told = progressOf(store);
  tellProgress(store);
  const stop = store.subscribe(() => {
    const next = progressOf(store);
    if (next === told) return;
    told = next;
    tellProgress(store);
  });
  return () => {
    stop();
    for (const [action] of handlers) answer(action, null);
    navigator.mediaSession.metadata = null;
  };
}
