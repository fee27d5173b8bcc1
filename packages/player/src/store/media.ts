import type { MediaSnapshot } from './fact.ts';
import type { TimeRange } from './state.ts';

/** Events after which the element is read at once instead of at the next poll. */
const TELLING_EVENTS = [
  'play',
  'playing',
  'pause',
  'volumechange',
  'durationchange',
  'seeking',
  'seeked',
  'ended',
  'waiting',
  'loadeddata',
  'canplay',
  'emptied',
] as const;

function readRanges(ranges: TimeRanges): readonly TimeRange[] {
  return Array.from({ length: ranges.length }, (_, index) => ({
    startSec: ranges.start(index),
    endSec: ranges.end(index),
  }));
}

/** Reads everything the state needs from a video element. */
export function readMedia(video: HTMLVideoElement): MediaSnapshot {
  return {
    paused: video.paused,
    muted: video.muted,
    volume: video.volume,
    currentTimeSec: video.currentTime,
    durationSec: Number.isFinite(video.duration) ? video.duration : null,
    seeking: video.seeking,
    ended: video.ended,
    readyState: video.readyState,
    buffered: readRanges(video.buffered),
  };
}

/** Calls back at every event of a video element that changes what can be read from it. */
export function watchMedia(video: HTMLVideoElement, changed: () => void): () => void {
  for (const name of TELLING_EVENTS) video.addEventListener(name, changed);
  return () => {
    for (const name of TELLING_EVENTS) video.removeEventListener(name, changed);
  };
}

/** Whether a page can set the volume; on iOS only the hardware buttons can. */
export function canSetVolume(video: HTMLVideoElement): boolean {
  const before = video.volume;
  video.volume = before > 0.5 ? before - 0.1 : before + 0.1;
  const settable = video.volume !== before;
  video.volume = before;
  return settable;
}

/** Media time of the frame on screen, kept up to date; falls back to the element's own clock. */
export function watchPresentedFrame(video: HTMLVideoElement): { timeSec(): number; stop(): void } {
  if (!('requestVideoFrameCallback' in HTMLVideoElement.prototype)) {
    return { timeSec: () => video.currentTime, stop: () => undefined };
  }
  let presentedSec: number | null = null;
  let handle = 0;
  const remember: VideoFrameRequestCallback = (_, { mediaTime }) => {
    presentedSec = mediaTime;
    handle = video.requestVideoFrameCallback(remember);
  };
  handle = video.requestVideoFrameCallback(remember);
  return {
    // A hidden page presents no frames, and neither does audio only; then the element's clock is more accurate than the
    // last frame. A new stream also starts a new timeline.
    timeSec: () =>
      presentedSec === null || Math.abs(video.currentTime - presentedSec) > 1 ? video.currentTime : presentedSec,
    stop: () => video.cancelVideoFrameCallback(handle),
  };
}
