import type Hls from 'hls.js';

/** Safari's API for a video that can play on a TV. */
export interface WirelessVideo {
  readonly webkitShowPlaybackTargetPicker?: () => void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/**
 * Adds an address that a TV can play by itself, in addition to the media source that Safari plays here (WebKit's "How
 * to use Media Source Extensions with AirPlay"), and pauses loading here while the TV plays. Returns a function that
 * ends it.
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
