import type { PlayerMessages } from '../messages.ts';
import { needsJump } from '../source/live-edge.ts';
import { toPlayerError } from '../source/player-error.ts';
import type { ReceiveMode } from '../source/rendition.ts';
import { type OpenedSource, type PlayerSource, ScriptLoadError, type SourceOpener } from '../source/source.ts';
import type { PlayerFault, SourceFact } from '../source/source-state.ts';
import { AUTOPLAY_DELAY_MS, LIVE_RETRY_MS, MAINTENANCE_MS, POLL_MS, UPGRADE_DELAY_MS } from '../timing.ts';
import type { Clock } from './clock.ts';
import { eventsBetween, type PlayerEvent } from './event.ts';
import type { PlayerFact } from './fact.ts';
import { watchFullscreen } from './fullscreen.ts';
import { watchCaptions, watchPip, watchRemote } from './gifts.ts';
import { canSetVolume, readMedia, watchMedia, watchPresentedFrame } from './media.ts';
import { shouldAskForSmaller, shouldEase } from './recent-stalls.ts';
import { reduce } from './reduce.ts';
import type { PlayerRequest } from './request.ts';
import { evaluateWait, isWorthRetrying } from './slow-load.ts';
import { initialState, type PlayerState } from './state.ts';
import { createVideoController, type VideoController, watchStop } from './video-controller.ts';

/** The dependencies of a store. Functions are called each time, so that a page can change its answer. */
export interface PlayerStoreOptions {
  readonly clock: Clock;
  readonly open: SourceOpener;
  readonly messages: () => PlayerMessages;
  /** Wall clock in ms since the epoch, corrected by the page if it has a better one than the device. */
  readonly wallClockMs: () => number;
  readonly rewriteUrl: (url: string) => string;
  readonly onEvent: (event: PlayerEvent) => void;
  /** Whether playback starts automatically. */
  readonly autoplay: boolean;
}

/** The elements a store works on, while they are on the page. */
interface Screen {
  readonly video: HTMLVideoElement;
  readonly presentedTimeSec: () => number;
  readonly obedience: VideoController;
}

/** What a source threw instead of opening; a string is its own kind of error (docs/product/player.md#errors). */
function toFault(error: unknown): PlayerFault | string {
  if (!(error instanceof Error)) return String(error);
  return { cause: error instanceof ScriptLoadError ? 'script' : 'stream', responseCode: null, message: error.message };
}

/** Controls one video element: controls send requests and read state, and nothing else touches the element. */
export class PlayerStore {
  readonly #options: PlayerStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state = initialState;
  #screen: Screen | null = null;
  #source: PlayerSource | null = null;
  #opened: OpenedSource | null = null;
  /** The number of the current opening; reports of earlier ones are ignored. */
  #turn = 0;
  #opening: Promise<void> = Promise.resolve();
  #wantsPlay: boolean;
  #failedAtMs = 0;
  #easedAtMs = 0;
  /** The opening that was already asked for a smaller video during the current trouble. */
  #askedTurn: number | null = null;

  constructor(options: PlayerStoreOptions) {
    this.#options = options;
    this.#wantsPlay = options.autoplay;
  }

  /** The state; the same object as long as nothing has changed. */
  readonly getState = (): PlayerState => this.#state;

  /** Calls back after every change; the result unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over a video element and the element that goes fullscreen with it; the result releases both. */
  attach(video: HTMLVideoElement, container: HTMLElement): () => void {
    const { clock } = this.#options;
    const presented = watchPresentedFrame(video);
    video.muted = this.#state.muted;
    this.#screen = { video, presentedTimeSec: presented.timeSec, obedience: this.#serve(video, container) };
    if (!canSetVolume(video)) this.#dispatch({ type: 'volume-fixed' });
    const ends = [
      presented.stop,
      watchMedia(video, this.#read),
      watchStop(video, () => this.#wantsPlay && this.#dispatch({ type: 'autoplay-blocked' })),
      watchFullscreen(container, this.#followFullscreen),
      watchPip(video, pip => this.#dispatch({ type: 'pip', pip })),
      watchRemote(video, remote => this.#dispatch({ type: 'remote', remote })),
      watchCaptions(video, captions => this.#dispatch({ type: 'captions', captions })),
      clock.every(POLL_MS, this.#read),
      clock.every(MAINTENANCE_MS, this.#tend),
    ];
    this.#start();
    return () => {
      for (const end of ends) end();
      this.#close();
      this.#screen = null;
    };
  }

  /** Plays a source, or nothing. The same address with another revision is loaded again. */
  load(source: PlayerSource | null): void {
    const before = this.#source;
    this.#source = source;
    if (source === null) {
      this.#close();
      this.#dispatch({ type: 'closed' });
    } else if (before?.kind !== source.kind || before.url !== source.url) {
      this.#start();
    } else if (before.revision !== source.revision) {
      this.#reload(false);
    }
  }

  /** Sets whether frames can be expected; during a slate nothing is slow, and what failed is retried after it. */
  expectFrames(framesExpected: boolean): void {
    this.#dispatch({ type: 'frames-expected', framesExpected, nowMs: this.#options.clock.nowMs() });
    if (framesExpected && this.#state.error !== null) this.#reload(false);
  }

  /** Program time of the frame on screen, in ms since the epoch; null if the stream has no clock. */
  programTimeMs(): number | null {
    return this.#screen === null ? null : (this.#opened?.programTimeMs(this.#screen.presentedTimeSec()) ?? null);
  }

  /** Carries out a control's request. */
  readonly request = (request: PlayerRequest): void => {
    if (request.type === 'reload') {
      this.#reload(false);
    } else if (request.type === 'receive') {
      this.#receive(request.mode);
    } else if (request.type === 'decline-audio') {
      this.#dispatch({ type: 'offer-declined' });
    } else {
      this.#screen?.obedience.obey(request);
      this.#read();
    }
  };

  #serve(video: HTMLVideoElement, container: HTMLElement): VideoController {
    return createVideoController({
      video,
      container,
      clock: this.#options.clock,
      getState: this.getState,
      livePositionSec: () => this.#opened?.livePositionSec() ?? null,
      dispatch: fact => this.#dispatch(fact),
      onIntent: wantsPlay => {
        this.#wantsPlay = wantsPlay;
      },
      onSeek: timeSec => this.#options.onEvent({ type: 'seeked', timeSec }),
    });
  }

  #dispatch(fact: PlayerFact): void {
    const before = this.#state;
    this.#state = reduce(before, fact);
    if (this.#state === before) return;
    for (const listener of this.#listeners) listener();
    for (const event of eventsBetween(before, this.#state)) {
      if (event.type === 'first-frame') this.#startPlaying();
      this.#options.onEvent(event);
    }
  }

  #startPlaying(): void {
    const turn = this.#turn;
    this.#options.clock.after(AUTOPLAY_DELAY_MS, () => {
      if (this.#wantsPlay && turn === this.#turn) this.#screen?.obedience.start();
    });
  }

  readonly #read = (): void => {
    if (this.#screen === null) return;
    const nowMs = this.#options.clock.nowMs();
    this.#dispatch({ type: 'media', snapshot: readMedia(this.#screen.video), nowMs });
    const step = evaluateWait(this.#state, nowMs);
    if (step === 'reload') this.#reload(true);
    if (step === 'fail') this.#fail({ cause: 'stream', responseCode: null, message: 'no frame in time' });
    if (isWorthRetrying(this.#state) && nowMs - this.#failedAtMs >= LIVE_RETRY_MS) this.#reload(true);
    if (shouldEase(this.#state)) this.#ease(true);
    if (this.#state.recentStalls.ms === 0) this.#askedTurn = null;
    if (shouldAskForSmaller(this.#state) && this.#askedTurn !== this.#turn) void this.#askForSmaller();
  };

  /** Opens the source again if it now has a smaller video, and takes that. */
  async #askForSmaller(): Promise<void> {
    const turn = this.#turn;
    this.#askedTurn = turn;
    const hasMore = await this.#opened?.hasMore?.();
    if (hasMore !== true || turn !== this.#turn || this.#state.mode !== 'auto') return;
    this.#ease(true);
    this.#reload(false);
  }

  /** Switches to the smallest video automatically, or tries the larger one again. */
  #ease(eased: boolean): void {
    this.#easedAtMs = this.#options.clock.nowMs();
    this.#dispatch({ type: 'eased', eased, nowMs: this.#easedAtMs });
    this.#opened?.receive(eased);
  }

  /** Audio only is a separate stream that replaces this one; all video qualities belong to one stream. */
  #receive(mode: ReceiveMode): void {
    const before = this.#state.mode;
    if (mode === before) return;
    this.#wantsPlay = true;
    this.#dispatch({ type: 'mode', mode });
    // Audio only must not be muted.
    if (mode === 'audio') this.#screen?.obedience.obey({ type: 'unmute' });
    if ((mode === 'audio') !== (before === 'audio')) this.#reload(false);
    else this.#opened?.receive(mode === 'low');
  }

  readonly #tend = (): void => {
    if (this.#opened === null || this.#screen === null || this.#state.kind !== 'live') return;
    this.#opened.tend();
    const { eased, recentStalls } = this.#state;
    if (eased && recentStalls.ms === 0 && this.#options.clock.nowMs() - this.#easedAtMs >= UPGRADE_DELAY_MS)
      this.#ease(false);
    const programMs = this.programTimeMs();
    this.#dispatch({
      type: 'live',
      latencySec: programMs === null ? null : Math.round((this.#options.wallClockMs() - programMs) / 100) / 10,
      behindLive: needsJump({
        currentTimeSec: this.#screen.video.currentTime,
        livePositionSec: this.#opened.livePositionSec(),
      }),
    });
  };

  readonly #followFullscreen = (filling: boolean): void => {
    if (filling) this.#dispatch({ type: 'fullscreen', fullscreen: 'element' });
    else if (this.#state.fullscreen === 'element') this.#dispatch({ type: 'fullscreen', fullscreen: 'off' });
  };

  #start(): void {
    if (this.#source === null || this.#screen === null) return;
    this.#wantsPlay = this.#options.autoplay;
    this.#dispatch({ type: 'opened', kind: this.#source.kind, nowMs: this.#options.clock.nowMs() });
    this.#open(null);
  }

  #reload(automatic: boolean): void {
    if (this.#source === null || this.#screen === null) return;
    const { currentTimeSec, ended, hasFrame } = this.#state;
    const resumes = this.#source.kind === 'archive' && hasFrame && !ended;
    this.#dispatch({ type: 'reloading', automatic, nowMs: this.#options.clock.nowMs() });
    this.#open(resumes ? currentTimeSec : null);
  }

  /** One opening at a time: a late one would release the element that the next has already taken. */
  #open(startAtSec: number | null): void {
    this.#close();
    const turn = this.#turn;
    this.#opening = this.#opening.then(() => this.#openNow(turn, startAtSec));
  }

  async #openNow(turn: number, startAtSec: number | null): Promise<void> {
    const source = this.#source;
    if (turn !== this.#turn || this.#screen === null || source === null) return;
    const report = (fact: SourceFact): void => {
      if (turn === this.#turn) this.#handle(fact);
    };
    try {
      const { video } = this.#screen;
      const { clock, open, rewriteUrl } = this.#options;
      const { mode, eased, renditions } = this.#state;
      const audioUrl = mode === 'audio' ? (renditions?.audio?.url ?? null) : null;
      const isLow = mode === 'low' || eased;
      const opened = await open({ video, source, startAtSec, audioUrl, isLow, clock, rewriteUrl, report });
      if (turn === this.#turn) this.#opened = opened;
      else opened.close();
    } catch (error) {
      if (turn === this.#turn) this.#fail(toFault(error));
    }
  }

  #handle(fact: SourceFact): void {
    if (fact.type === 'failed') this.#fail(fact.fault);
    else this.#dispatch(fact);
  }

  #fail(fault: PlayerFault | string): void {
    this.#failedAtMs = this.#options.clock.nowMs();
    this.#dispatch({ type: 'failed', error: toPlayerError(fault, this.#options.messages()) });
    this.#close();
  }

  #close(): void {
    this.#opened?.close();
    this.#opened = null;
    this.#turn += 1;
  }
}
