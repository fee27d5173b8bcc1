import type { WirelessVideo } from '../source/air-play.ts';
import type { CaptionState, PipState, RemoteState } from './state.ts';

// Optional browser features for a video: picture-in-picture, remote playback, captions. Always detected, never assumed.

/** Reports the state of picture-in-picture, now and at every change. */
export function watchPip(video: HTMLVideoElement, tell: (pip: PipState) => void): () => void {
  if (!document.pictureInPictureEnabled || video.disablePictureInPicture) {
    tell('impossible');
    return () => undefined;
  }
  const look = (): void => tell(document.pictureInPictureElement === video ? 'on' : 'off');
  video.addEventListener('enterpictureinpicture', look);
  video.addEventListener('leavepictureinpicture', look);
  look();
  return () => {
    video.removeEventListener('enterpictureinpicture', look);
    video.removeEventListener('leavepictureinpicture', look);
  };
}

/** Enters or leaves picture-in-picture. */
export async function togglePip(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // why: a browser may refuse (no picture yet, a policy); the picture then stays where it is
  }
}

function watchAirPlay(video: HTMLVideoElement & WirelessVideo, tell: (remote: RemoteState) => void): () => void {
  let inReach = false;
  const look = (): void => {
    if (video.webkitCurrentPlaybackTargetIsWireless === true) tell('connected');
    else tell(inReach ? 'available' : 'none');
  };
  const heard = (event: Event): void => {
    inReach = 'availability' in event && event.availability === 'available';
    look();
  };
  video.addEventListener('webkitplaybacktargetavailabilitychanged', heard);
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', look);
  return () => {
    video.removeEventListener('webkitplaybacktargetavailabilitychanged', heard);
    video.removeEventListener('webkitcurrentplaybacktargetiswirelesschanged', look);
  };
}

function watchCast(remote: RemotePlayback, tell: (remote: RemoteState) => void): () => void {
  let inReach = false;
  let watchId: number | undefined;
  const look = (): void => {
    if (remote.state === 'connected') tell('connected');
    else tell(inReach ? 'available' : 'none');
  };
  const hear = async (): Promise<void> => {
    try {
      watchId = await remote.watchAvailability(available => {
        inReach = available;
        look();
      });
    } catch {
      // why: a browser that cannot watch for screens counts as one without screens, so there is no button
    }
  };
  remote.addEventListener('connect', look);
  remote.addEventListener('disconnect', look);
  void hear();
  return () => {
    remote.removeEventListener('connect', look);
    remote.removeEventListener('disconnect', look);
    if (watchId !== undefined) void remote.cancelWatchAvailability(watchId).catch(() => undefined);
  };
}

/** Reports whether a remote screen is available, at every change: AirPlay in Safari, Cast and the like elsewhere. */
export function watchRemote(video: HTMLVideoElement & WirelessVideo, tell: (remote: RemoteState) => void): () => void {
  if (video.webkitShowPlaybackTargetPicker !== undefined) return watchAirPlay(video, tell);
  if ('remote' in video) return watchCast(video.remote, tell);
  return () => undefined;
}

/** Opens the browser's own list of screens. */
export async function chooseScreen(video: HTMLVideoElement & WirelessVideo): Promise<void> {
  if (video.webkitShowPlaybackTargetPicker !== undefined) return video.webkitShowPlaybackTargetPicker();
  try {
    await video.remote.prompt();
  } catch {
    // why: the viewer has closed the list, or the screen is gone; the video stays here
  }
}

const captionTracks = ({ textTracks }: HTMLVideoElement): readonly TextTrack[] =>
  [...textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles');

/** Reports which captions exist and which are shown, now and at every change. */
export function watchCaptions(video: HTMLVideoElement, tell: (captions: CaptionState) => void): () => void {
  const look = (): void => {
    const tracks = captionTracks(video);
    const shown = tracks.find(({ mode }) => mode === 'showing')?.language ?? null;
    tell({ tracks: tracks.map(({ language, label }) => ({ language, label })), shown });
  };
  const { textTracks } = video;
  for (const name of ['addtrack', 'removetrack', 'change']) textTracks.addEventListener(name, look);
  look();
  return () => {
    for (const name of ['addtrack', 'removetrack', 'change']) textTracks.removeEventListener(name, look);
  };
}

/** Shows the captions of a language, and no others. */
export function showCaptions(video: HTMLVideoElement, shown: string | null): void {
  for (const track of captionTracks(video)) track.mode = track.language === shown ? 'showing' : 'disabled';
}

/** Shows the captions in the page's language, or the first ones; hides them if any are shown. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const tracks = captionTracks(video);
  const own = tracks.find(({ language }) => document.documentElement.lang.startsWith(language) && language !== '');
  const isShowing = tracks.some(({ mode }) => mode === 'showing');
  showCaptions(video, isShowing ? null : ((own ?? tracks[0])?.language ?? null));
}
