import type { OpenedSource, OpenRequest } from './source.ts';

/** Safari's answer to what PROGRAM-DATE-TIME the timeline starts at. */
interface DatedVideo {
  readonly getStartDate?: () => Date;
}

/** Whether the browser claims to play HLS by itself. Chromium claims `maybe`: ask only where hls.js cannot run. */
export function playsHlsNatively(video: HTMLVideoElement): boolean {
  return video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

function startDateMs(video: HTMLVideoElement & DatedVideo): number | null {
  const startMs = video.getStartDate?.().getTime();
  return startMs === undefined || Number.isNaN(startMs) ? null : startMs;
}

function seekableEndSec({ seekable }: HTMLVideoElement): number | null {
  return seekable.length === 0 ? null : seekable.end(seekable.length - 1);
}

/** Lets the browser play an address by itself: HLS in Safari, or a plain file. */
export function openNative({ video, source, startAtSec, rewriteUrl, report }: OpenRequest): OpenedSource {
  const attached = (): void => report({ type: 'attach', attach: 'attached' });
  const failed = (): void => {
    report({ type: 'attach', attach: 'attache-error' });
    const message = video.error?.message || 'the browser could not play the video';
    report({ type: 'failed', fault: { cause: 'stream', responseCode: null, message } });
  };
  const start = (): void => {
    attached();
    if (startAtSec !== null) video.currentTime = startAtSec;
  };
  report({ type: 'attach', attach: 'attaching' });
  video.addEventListener('loadedmetadata', start, { once: true });
  video.addEventListener('error', failed);
  video.src = rewriteUrl(source.url);
  return {
    programTimeMs(mediaTimeSec) {
      const zeroMs = startDateMs(video);
      return zeroMs === null ? null : zeroMs + mediaTimeSec * 1_000;
    },
    livePositionSec: () => (source.kind === 'live' ? seekableEndSec(video) : null),
    // The browser chooses by itself.
    receive: () => undefined,
    tend: () => undefined,
    close() {
      report({ type: 'attach', attach: 'detaching' });
      video.removeEventListener('loadedmetadata', start);
      video.removeEventListener('error', failed);
      video.removeAttribute('src');
      video.load();
      report({ type: 'attach', attach: 'detached' });
    },
  };
}
