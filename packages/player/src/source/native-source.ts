import type { OpenedSource, OpenRequest } from './source.ts';

/** Safari's API for the PROGRAM-DATE-TIME at which the timeline starts. */
interface DatedVideo {
  readonly getStartDate?: () => Date;
}

/** Whether the browser claims to play HLS natively. Chromium claims `maybe`, so use this only if hls.js cannot run. */
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

/** Lets the browser play an address natively: HLS in Safari, or a plain file. */
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
    // The browser chooses the quality itself.
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
