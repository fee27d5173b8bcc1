import type Hls from 'hls.js';
import type { ErrorData, LevelParsed } from 'hls.js';
import type { Cancel } from '../store/clock.ts';
import { offerAirPlay } from './air-play.ts';
import { decideFatal, type FatalAction, type FatalHistory, recentFatals } from './fatal-policy.ts';
import { hlsOptions } from './hls-options.ts';
import { needsJump, noStalls, targetToRestore, withStall, withTarget } from './live-edge.ts';
import { programTimeAt } from './program-time.ts';
import { renditionsOf } from './rendition.ts';
import type { OpenedSource, OpenRequest } from './source.ts';

/** One hls.js instance with the product's behavior. */
class HlsSource implements OpenedSource {
  readonly #hls: Hls;
  readonly #request: OpenRequest;
  readonly #url: string;
  #fatals: FatalHistory = [];
  #stalls = noStalls;
  #variantCount = 0;
  #cancelRestart: Cancel = () => undefined;
  #airPlay: Cancel = () => undefined;

  constructor(library: typeof Hls, request: OpenRequest) {
    this.#request = request;
    this.#url = request.audioUrl ?? request.source.url;
    this.#hls = new library(hlsOptions(request));
    this.#listen(library);
    this.#hls.loadSource(this.#url);
    this.#hls.attachMedia(request.video);
  }

  #listen({ Events, ErrorDetails }: typeof Hls): void {
    const { report, clock } = this.#request;
    this.#hls.on(Events.MEDIA_ATTACHING, () => report({ type: 'attach', attach: 'attaching' }));
    this.#hls.on(Events.MEDIA_ATTACHED, () => {
      report({ type: 'attach', attach: 'attached' });
      this.#airPlay();
      this.#airPlay = offerAirPlay(this.#request.video, this.#request.rewriteUrl(this.#url), this.#hls);
    });
    this.#hls.on(Events.MEDIA_DETACHING, () => report({ type: 'attach', attach: 'detaching' }));
    this.#hls.on(Events.MEDIA_DETACHED, () => report({ type: 'attach', attach: 'detached' }));
    this.#hls.on(Events.MANIFEST_LOADED, (_, { levels }) => this.#read(levels));
    this.#hls.on(Events.ERROR, (_, data) => {
      if (data.details === ErrorDetails.BUFFER_STALLED_ERROR) this.#stalls = withStall(this.#stalls, clock.nowMs());
      if (data.details === ErrorDetails.ATTACH_MEDIA_ERROR) report({ type: 'attach', attach: 'attache-error' });
      if (data.fatal) this.#meetFatal(data);
    });
  }

  /** Reports what the playlist offers; hls.js itself leaves audio-only variants out of its list if there is video. */
  #read(levels: readonly LevelParsed[]): void {
    const { audioUrl, isLow, report } = this.#request;
    if (audioUrl !== null) return;
    this.#variantCount = levels.length;
    const variants = levels.map(({ url, bitrate, width = 0, videoCodec, audioCodec }) => {
      return { url, bitrate, width, videoCodec, audioCodec };
    });
    report({ type: 'renditions', renditions: renditionsOf(variants) });
    if (isLow) this.receive(true);
  }

  #meetFatal({ type, details, error, response }: ErrorData): void {
    const nowMs = this.#request.clock.nowMs();
    const recent = recentFatals(this.#fatals, nowMs);
    this.#fatals = [...recent, nowMs];
    const message = `${details}: ${error.message}`;
    this.#act(decideFatal({ type, details, message, responseCode: response?.code ?? null }, recent));
  }

  #act(action: FatalAction): void {
    switch (action.do) {
      case 'start-load':
        this.#later(action.afterMs, () => this.#hls.startLoad());
        return;
      case 'reload':
        this.#later(action.afterMs, () => this.#hls.loadSource(this.#url));
        return;
      case 'recover-media':
        this.#hls.recoverMediaError();
        return;
      case 'fail':
        this.#request.report({ type: 'failed', fault: action.fault });
        return;
    }
  }

  #later(afterMs: number, run: () => void): void {
    this.#cancelRestart();
    this.#cancelRestart = this.#request.clock.after(afterMs, run);
  }

  programTimeMs(mediaTimeSec: number): number | null {
    const details = this.#hls.latestLevelDetails;
    if (details == null) return null;
    const { fragments, fragmentHint } = details;
    return programTimeAt(fragmentHint == null ? fragments : [...fragments, fragmentHint], mediaTimeSec);
  }

  livePositionSec(): number | null {
    return this.#request.source.kind === 'live' ? this.#hls.liveSyncPosition : null;
  }

  receive(isLow: boolean): void {
    // Switches at once and drops what is loaded: a viewer who asks for less has nothing left to play.
    if (isLow) this.#hls.currentLevel = 0;
    else this.#hls.nextLevel = -1;
  }

  /** Reads the list of qualities again, which hls.js does only at the beginning. */
  async hasMore(): Promise<boolean> {
    try {
      const answer = await fetch(this.#request.rewriteUrl(this.#url));
      const variants = (await answer.text()).split('#EXT-X-STREAM-INF:').length - 1;
      return answer.ok && variants > this.#variantCount;
    } catch {
      // why: a connection that does not even deliver a list cannot deliver more
      return false;
    }
  }

  tend(): void {
    if (this.#request.source.kind !== 'live') return;
    const { video, clock } = this.#request;
    this.#stalls = withTarget(this.#stalls, this.#hls.targetLatency);
    const targetSec = targetToRestore(this.#stalls, clock.nowMs());
    if (targetSec !== null) {
      this.#hls.targetLatency = targetSec;
      this.#stalls = noStalls;
    }
    const livePositionSec = this.livePositionSec();
    if (video.paused || livePositionSec === null) return;
    if (needsJump({ currentTimeSec: video.currentTime, livePositionSec })) video.currentTime = livePositionSec;
  }

  close(): void {
    this.#cancelRestart();
    this.#airPlay();
    try {
      this.#hls.destroy();
    } catch {
      // why: an element that cannot be detached is reported as a state; the next source takes it over anyway
      this.#request.report({ type: 'attach', attach: 'detache-error' });
    }
  }
}

/** Plays a source with hls.js. */
export function openHls(library: typeof Hls, request: OpenRequest): OpenedSource {
  return new HlsSource(library, request);
}
