import type { WirelessVideo } from '../source/air-play.ts';
import type { CaptionState, PipState, RemoteState } from './state.ts';

// Optional browser features for a video: picture-in-picture, remote playback, captions. Always detected, never assumed.

/** Reports the state of picture-in-picture, now and at every change. */
export function watchPip(video: HTMLVideoElement, notify: (pip: PipState) => void): () => void {
  if (!document.pictureInPictureEnabled || video.disablePictureInPicture) {
    notify('impossible');
    return () => undefined;
  }
  const update = (): void => notify(document.pictureInPictureElement === video ? 'on' : 'off');
  video.addEventListener('enterpictureinpicture', update);
  video.addEventListener('leavepictureinpicture', update);
  update();
  return () => {
    video.removeEventListener('enterpictureinpicture', update);
    video.removeEventListener('leavepictureinpicture', update);
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

function watchAirPlay(video: HTMLVideoElement & WirelessVideo, notify: (remote: RemoteState) => void): () => void {
  let inReach = false;
  const update = (): void => {
    if (video.webkitCurrentPlaybackTargetIsWireless === true) notify('connected');
    else notify(inReach ? 'available' : 'none');
  };
  const wasAudible = (event: Event): void => {
    inReach = 'availability' in event && event.availability === 'available';
    update();
  };
  video.addEventListener('webkitplaybacktargetavailabilitychanged', wasAudible);
  video.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', update);
  return () => {
    video.removeEventListener('webkitplaybacktargetavailabilitychanged', wasAudible);
    video.removeEventListener('webkitcurrentplaybacktargetiswirelesschanged', update);
  };
}

function watchCast(remote: RemotePlayback, notify: (remote: RemoteState) => void): () => void {
  let inReach = false;
  let watchId: number | undefined;
  const update = (): void => {
    if (remote.state === 'connected') notify('connected');
    else notify(inReach ? 'available' : 'none');
  };
  const handle = async (): Promise<void> => {
    try {
      watchId = await remote.watchAvailability(available => {
        inReach = available;
        update();
      });
    } catch {
      // why: a browser that cannot watch for screens counts as one without screens, so it gets no button
    }
  };
  remote.addEventListener('connect', update);
  remote.addEventListener('disconnect', update);
  void handle();
  return () => {
    remote.removeEventListener('connect', update);
    remote.removeEventListener('disconnect', update);
    if (watchId !== undefined) void remote.cancelWatchAvailability(watchId).catch(() => undefined);
  };
}

/** Reports whether a remote screen is available, at every change: AirPlay in Safari, Cast and the like elsewhere. */
export function watchRemote(
  video: HTMLVideoElement & WirelessVideo,
  notify: (remote: RemoteState) => void,
): () => void {
  if (video.webkitShowPlaybackTargetPicker !== undefined) return watchAirPlay(video, notify);
  if ('remote' in video) return watchCast(video.remote, notify);
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
export function watchCaptions(video: HTMLVideoElement, notify: (captions: CaptionState) => void): () => void {
  const update = (): void => {
    const tracks = captionTracks(video);
    const shown = tracks.find(({ mode }) => mode === 'showing')?.language ?? null;
    notify({ tracks: tracks.map(({ language, label }) => ({ language, label })), shown });
  };
  const { textTracks } = video;
  for (const name of ['addtrack', 'removetrack', 'change']) textTracks.addEventListener(name, update);
  update();
  return () => {
    for (const name of ['addtrack', 'removetrack', 'change']) textTracks.removeEventListener(name, update);
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
