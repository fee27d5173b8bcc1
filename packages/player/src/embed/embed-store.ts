import type { PlayerMessages } from '../messages.ts';
import { toPlayerError } from '../source/player-error.ts';
import { ScriptLoadError } from '../source/source.ts';
import type { PlayerFault } from '../source/source-state.ts';
import type { Clock } from '../store/clock.ts';
import { eventsBetween, type PlayerEvent } from '../store/event.ts';
import { enterFullscreen, leaveFullscreen, watchFullscreen } from '../store/fullscreen.ts';
import type { PlayerRequest } from '../store/request.ts';
import { evaluateWait, isWorthRetrying } from '../store/slow-load.ts';
import { initialState, type PlayerState } from '../store/state.ts';
import { AUTOPLAY_DELAY_MS, LIVE_RETRY_MS, POLL_MS } from '../timing.ts';
import { type EmbedFact, reduceEmbed } from './embed-state.ts';
import { type EmbedSource, type FrameOpener, type FramePlayer, FrameRefusal } from './frame-player.ts';

/** The dependencies of an embedded player's store. Functions are called each time. */
export interface EmbedStoreOptions {
  readonly clock: Clock;
  readonly open: FrameOpener;
  readonly messages: () => PlayerMessages;
  /** Name of the frame for screen readers. */
  readonly title: () => string;
  readonly onEvent: (event: PlayerEvent) => void;
}

/**
 * What a platform's page may do in our frame: run its player, nothing to our page. Fullscreen is ours, so that it
 * includes the reactions.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';
const ALLOW = 'autoplay; encrypted-media; picture-in-picture';

/** A player that has not answered in time may still be playing: some in-app browsers block its messages. */
const SILENT = 'the player in the frame did not respond';

function makeFrame(url: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.setAttribute('sandbox', SANDBOX);
  frame.allow = ALLOW;
  // The platform plays only for pages of our host, so it gets the origin and nothing more.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = url;
  return frame;
}

function toFault(error: unknown): PlayerFault | string {
  if (!(error instanceof Error)) return String(error);
  const responseCode = error instanceof FrameRefusal ? error.status : null;
  return { cause: error instanceof ScriptLoadError ? 'script' : 'stream', responseCode, message: error.message };
}

/** Controls a platform's player in a frame, with the states and messages of our own player. */
export class EmbedStore {
  readonly #options: EmbedStoreOptions;
  readonly #listeners = new Set<() => void>();
  #state = initialState;
  #place: { readonly host: HTMLElement; readonly container: HTMLElement } | null = null;
  #source: EmbedSource | null = null;
  #player: FramePlayer | null = null;
  /** The number of the current frame; reports of earlier frames are ignored. */
  #turn = 0;
  #failedAtMs = 0;

  constructor(options: EmbedStoreOptions) {
    this.#options = options;
  }

  readonly getState = (): PlayerState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A platform's player reports no program time. */
  programTimeMs(): null {
    return null;
  }

  /** Uses this element for the frame, and the other one for fullscreen; the result releases both. */
  attach(host: HTMLElement, container: HTMLElement): () => void {
    this.#place = { host, container };
    const ends = [
      watchFullscreen(container, filling => {
        if (filling || this.#state.fullscreen === 'element') {
          this.#dispatch({ type: 'fullscreen', fullscreen: filling ? 'element' : 'off' });
        }
      }),
      this.#options.clock.every(POLL_MS, this.#update),
    ];
    this.#start();
    return () => {
      for (const end of ends) end();
      this.#close();
      this.#place = null;
    };
  }

  /** Shows a video, or nothing. The same address with another revision is loaded again. */
  load(source: EmbedSource | null): void {
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

  /** Sets whether a picture can be expected; a source that failed during a slate is retried after it. */
  expectFrames(framesExpected: boolean): void {
    this.#dispatch({ type: 'frames-expected', framesExpected, nowMs: this.#options.clock.nowMs() });
    if (framesExpected && this.#state.error !== null) this.#reload(false);
  }

  /** Carries out a control's request; requests that only our own player supports do not occur here. */
  readonly request = (request: PlayerRequest): void => {
    if (request.type === 'reload') this.#reload(false);
    else if (request.type === 'exit-fullscreen') void this.#fill(false);
    else if (request.type === 'toggle-fullscreen') void this.#fill(this.#state.fullscreen === 'off');
    else void this.#ask(request);
  };

  async #ask(request: PlayerRequest): Promise<void> {
    const player = this.#player;
    try {
      if (request.type === 'play') await player?.play();
      if (request.type === 'pause') await player?.pause();
      if (request.type === 'seek') await player?.seek(request.timeSec);
      if (request.type === 'unmute') await player?.setMuted(false);
      if (request.type === 'toggle-mute') await player?.setMuted(!this.#state.muted);
    } catch {
      // why: the browser requires a press inside the frame; the platform's own button is there
    }
  }

  async #fill(filling: boolean): Promise<void> {
    const container = this.#place?.container;
    if (container === undefined) return;
    if (filling) this.#dispatch({ type: 'fullscreen', fullscreen: await enterFullscreen(container) });
    else {
      await leaveFullscreen();
      this.#dispatch({ type: 'fullscreen', fullscreen: 'off' });
    }
  }

  #dispatch(fact: EmbedFact): void {
    const before = this.#state;
    this.#state = reduceEmbed(before, fact);
    if (this.#state === before) return;
    for (const listener of this.#listeners) listener();
    for (const event of eventsBetween(before, this.#state)) this.#options.onEvent(event);
  }

  readonly #update = (): void => {
    const nowMs = this.#options.clock.nowMs();
    this.#dispatch({ type: 'ticked', nowMs });
    const step = evaluateWait(this.#state, nowMs);
    if (step === 'reload') this.#reload(true);
    if (step === 'fail') this.#failByTime();
    const isSilent = this.#state.error?.message === SILENT;
    if (!isSilent && isWorthRetrying(this.#state) && nowMs - this.#failedAtMs >= LIVE_RETRY_MS) this.#reload(true);
  };

  #failByTime(): void {
    const cause = this.#state.script === 'loaded' ? 'stream' : 'script';
    if (cause === 'script') this.#dispatch({ type: 'script', script: 'error' });
    this.#fail({ cause, responseCode: null, message: cause === 'script' ? 'no script in time' : SILENT });
  }

  #fail(fault: PlayerFault | string): void {
    this.#failedAtMs = this.#options.clock.nowMs();
    this.#dispatch({ type: 'attach', attach: 'attache-error' });
    this.#dispatch({ type: 'failed', error: toPlayerError(fault, this.#options.messages()) });
  }

  #start(): void {
    if (this.#source === null || this.#place === null) return;
    this.#dispatch({ type: 'opened', kind: this.#source.kind, nowMs: this.#options.clock.nowMs() });
    void this.#open(0);
  }

  #reload(automatic: boolean): void {
    if (this.#source === null || this.#place === null) return;
    const { currentTimeSec, ended, hasFrame } = this.#state;
    const resumes = this.#source.kind === 'archive' && hasFrame && !ended;
    this.#dispatch({ type: 'reloading', automatic, nowMs: this.#options.clock.nowMs() });
    void this.#open(resumes ? currentTimeSec : 0);
  }

  #close(): void {
    this.#turn += 1;
    this.#player = null;
    if (this.#state.attach === 'attached') this.#dispatch({ type: 'attach', attach: 'detaching' });
    this.#place?.host.replaceChildren();
    this.#dispatch({ type: 'reported', report: { paused: true } });
    this.#dispatch({ type: 'attach', attach: 'detached' });
  }

  async #open(startAtSec: number): Promise<void> {
    this.#close();
    const turn = this.#turn;
    const { clock, open, title } = this.#options;
    if (this.#source === null || this.#place === null) return;
    const { url, scriptUrl } = this.#source;
    const frame = makeFrame(url, title());
    this.#place.host.append(frame);
    this.#dispatch({ type: 'attach', attach: 'attaching' });
    const handle = (fact: EmbedFact): void => {
      if (turn === this.#turn) this.#dispatch(fact);
    };
    try {
      const player = await open({
        frame,
        scriptUrl,
        onScript: script => handle({ type: 'script', script }),
        onReport: report => handle({ type: 'reported', report }),
        onSeeked: timeSec => turn === this.#turn && this.#options.onEvent({ type: 'seeked', timeSec }),
      });
      if (turn !== this.#turn) return;
      this.#player = player;
      handle({ type: 'answered' });
      clock.after(AUTOPLAY_DELAY_MS, () => turn === this.#turn && void this.#begin(player, startAtSec));
    } catch (error) {
      if (turn === this.#turn) this.#fail(toFault(error));
    }
  }

  /** Starts automatically, muted unless the viewer has unmuted before (docs/product/player.md#start). */
  async #begin(player: FramePlayer, startAtSec: number): Promise<void> {
    try {
      await player.setMuted(this.#state.muted);
      if (startAtSec > 0) await player.seek(startAtSec);
      await player.play();
    } catch {
      // why: nothing has started yet, or the browser requires a press first; the platform's player shows that in its
      // frame
    }
  }
}
