import { needsJump } from '../source/live-edge.ts';
import { CLICK_DEBOUNCE_MS } from '../timing.ts';
import type { Cancel, Clock } from './clock.ts';
import type { PlayerFact } from './fact.ts';
import { enterFullscreen, leaveFullscreen } from './fullscreen.ts';
import { chooseScreen, showCaptions, toggleCaptions, togglePip } from './gifts.ts';
import type { PlayerRequest } from './request.ts';
import type { PlayerState } from './state.ts';

/** The dependencies for carrying out requests. */
export interface RequestDeps {
  readonly video: HTMLVideoElement;
  readonly container: HTMLElement;
  readonly clock: Clock;
  readonly getState: () => PlayerState;
  readonly livePositionSec: () => number | null;
  readonly dispatch: (fact: PlayerFact) => void;
  /** Called when the viewer decides to play or to pause. */
  readonly onIntent: (wantsPlay: boolean) => void;
  /** Called when the viewer has moved the playhead. */
  readonly onSeek: (timeSec: number) => void;
}

/** Carries out requests on one video element. */
export interface VideoController {
  obey(request: Exclude<PlayerRequest, { type: 'reload' | 'receive' | 'decline-audio' }>): void;
  /** Starts playing without a request of the viewer. */
  start(): void;
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

async function play({ video, dispatch }: RequestDeps): Promise<void> {
  try {
    await video.play();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch({ type: 'autoplay-blocked' });
    // why: AbortError only means that a pause or another source came in between
    else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** The `readyState` with a current frame; a removed video has none. */
const HAVE_CURRENT_DATA = 2;

/**
 * Reports every stop before the end, whatever caused it. The cause is not always the viewer: WebKit stops a video that
 * it suspects of having sound, and a phone stops it when the headphones are unplugged. The viewer has to restart what
 * may not continue automatically.
 */
export function watchStop(video: HTMLVideoElement, notify: () => unknown): Cancel {
  const update = (): void => {
    if (!video.ended && video.readyState >= HAVE_CURRENT_DATA) notify();
  };
  video.addEventListener('pause', update);
  return () => video.removeEventListener('pause', update);
}

function jumpToLive({ video, livePositionSec }: RequestDeps): void {
  const position = livePositionSec();
  if (position !== null) video.currentTime = position;
}

/** In a live, play means to play the current moment. */
function resume(deps: RequestDeps): void {
  const place = { currentTimeSec: deps.video.currentTime, livePositionSec: deps.livePositionSec() };
  if (needsJump(place)) jumpToLive(deps);
  void play(deps);
}

function togglePlay(deps: RequestDeps): void {
  const wantsPlay = deps.video.paused;
  deps.onIntent(wantsPlay);
  if (wantsPlay) resume(deps);
  else deps.video.pause();
}

function seek({ video, getState, onSeek }: RequestDeps, timeSec: number): void {
  const { kind, durationSec } = getState();
  if (kind !== 'archive') return;
  const target = Math.min(Math.max(0, timeSec), durationSec ?? Number.POSITIVE_INFINITY);
  video.currentTime = target;
  onSeek(target);
}

function setVolume({ video }: RequestDeps, volume: number): void {
  video.volume = clamp01(volume);
  video.muted = video.volume === 0;
}

async function toggleFullscreen({ container, getState, dispatch }: RequestDeps): Promise<void> {
  if (getState().fullscreen === 'off') dispatch({ type: 'fullscreen', fullscreen: await enterFullscreen(container) });
  else await exitFullscreen({ getState, dispatch });
}

async function exitFullscreen({ getState, dispatch }: Pick<RequestDeps, 'getState' | 'dispatch'>): Promise<void> {
  if (getState().fullscreen === 'page') dispatch({ type: 'fullscreen', fullscreen: 'off' });
  else await leaveFullscreen();
}

/** Binds requests to a video element. */
export function createVideoController(deps: RequestDeps): VideoController {
  const { video } = deps;
  let cancelClick: Cancel = () => undefined;
  // A tap on a live picture only shows the controls (docs/product/guest-page.md).
  const toggleByClick = (): void => {
    if (deps.getState().kind !== 'live' || video.paused) togglePlay(deps);
  };
  const click = (): void => {
    cancelClick();
    cancelClick = deps.clock.after(CLICK_DEBOUNCE_MS, toggleByClick);
  };
  const obey: VideoController['obey'] = request => {
    switch (request.type) {
      case 'play':
        deps.onIntent(true);
        return resume(deps);
      case 'pause':
        deps.onIntent(false);
        return video.pause();
      case 'toggle-play':
        return togglePlay(deps);
      case 'click':
        return click();
      case 'seek':
        return seek(deps, request.timeSec);
      case 'seek-by':
        return seek(deps, video.currentTime + request.deltaSec);
      case 'seek-to-live':
        return obey({ type: 'play' });
      case 'mute':
      case 'unmute':
        video.muted = request.type === 'mute';
        return;
      case 'toggle-mute':
        video.muted = !video.muted;
        return;
      case 'set-volume':
        return setVolume(deps, request.volume);
      case 'change-volume':
        return setVolume(deps, video.volume + request.delta);
      case 'toggle-fullscreen':
        void toggleFullscreen(deps);
        return;
      case 'exit-fullscreen':
        void exitFullscreen(deps);
        return;
      case 'toggle-pip':
        void togglePip(video);
        return;
      case 'choose-screen':
        void chooseScreen(video);
        return;
      case 'toggle-captions':
        return toggleCaptions(video);
      case 'show-captions':
        return showCaptions(video, request.language);
    }
  };
  return { obey, start: () => void play(deps) };
}
