import type Hls from 'hls.js';

/** Safari's own words for a video that can play on a television. */
export interface WirelessVideo {
  readonly webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/**
 * Gives Safari an address that a television can play by itself, beside the media source it plays here (WebKit's "How to use
 * Media Source Extensions with AirPlay"), and rests the loading here for as long as it plays there. Answers how to end it.
 */
export function offerAirPlay(
  video: HTMLVideoElement & WirelessVideo,
  url: string,
  hls: Pick<Hls, 'startLoad' | 'stopLoad'>,
): () => void {
  if (video.webkitShowPlaybackTargetPicker === undefined || video.querySelector('source') === null) {
    return () => undefined;
  }
  const alternative = document.createElement('source');
  alternative.type = 'application/x-mpegURL';
  alternative.src = url;
  video.append(alternative);
  video.disableRemotePlayback = false;
  const follow = (): void => {
    if (video.webkitCurrentPlaybackTargetIsWireless === true) hls.stopLoad();
    else hls.startLoad();
  };
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', follow);
  return () => {
    video.removeEventListener('webkitcurrentplaybacktargetiswirelesschanged', follow);
    alternative.remove();
  };
}
