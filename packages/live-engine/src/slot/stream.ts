import type { MediaConfig, MediaSample, TrackConfig } from '../bus/sample.ts';
import { type AwaitedPart, type WaitEnd, WaitingRequests } from '../origin/waiting-requests.ts';
import type { PackagerEvent } from '../packager/events.ts';
import { type LiveView, renderLivePlaylist, targetDurationS } from '../packager/live-playlist.ts';
import type { LiveWindow } from '../packager/live-window.ts';
import { Packager, type PackagerTargets } from '../packager/packager.ts';
import type { FiledEvent, Recording, RecordingKind } from './recording.ts';
import type { RestoredStream } from './restore-stream.ts';

/** A disk slower than this does not delay the live. */
const DISK_PATIENCE_MS = 200;

export interface StreamOptions {
  readonly recording: Pick<Recording, 'append'>;
  readonly restored: RestoredStream;
  readonly targets: PackagerTargets;
  readonly nowMs: () => number;
  /** The recording that a session starting now belongs to. */
  readonly kindNow: () => RecordingKind;
  readonly onSession: (kind: RecordingKind) => void;
}

async function atMost(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>(resolve => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, patience]);
  clearTimeout(timer);
}

/** The newest segment of a stream. */
export interface StreamHead {
  /** Counts the sessions of this process. */
  readonly session: number;
  readonly config: MediaConfig | null;
  readonly msn: number;
  readonly startTicks: number;
}

/**
 * One stream from samples to playlists. The packager's output is first written to disk and then shown, in order; every
 * response is rendered once and shared by all requests.
 */
export class LiveStream {
  readonly window: LiveWindow;
  readonly waitRoom = new WaitingRequests();
  readonly #options: StreamOptions;
  readonly #packager: Packager;
  readonly #playlists = new Map<string, Buffer | null>();
  #queue: Promise<void> = Promise.resolve();
  #kind: RecordingKind;
  #configId: number;
  #discontinuities: number;
  #publicFromMsn: number | null;
  #newestMsn: number;
  /** The smaller version; null if it is not made. Set by the slot's ladder. */
  low: LiveStream | null = null;
  /** Where the newest segment starts, and in which session. */
  #newest: StreamHead = { session: 0, config: null, msn: -1, startTicks: 0 };
  /** Segments up to this one are no longer for guests. */
  #hiddenToMsn = -1;

  /** The live is over, and its playlist is about to say so: requests for it wait. */
  isEnding = false;

  constructor(options: StreamOptions) {
    const { restored } = options;
    this.#options = options;
    this.window = restored.window;
    this.#kind = restored.kind;
    this.#configId = restored.configId;
    this.#discontinuities = restored.discontinuities;
    this.#publicFromMsn = restored.publicFromMsn;
    this.#newestMsn = restored.start.nextMsn - 1;
    this.#packager = new Packager(restored.start, options.targets, batch => this.#deliver(batch));
  }

  /** The first segment guests may see; null before anything was published. */
  get publicFromMsn(): number | null {
    return this.#publicFromMsn;
  }

  /** Number of the next segment. */
  get nextMsn(): number {
    const last = this.window.segments.at(-1);
    return last === undefined ? this.#options.restored.start.nextMsn : last.msn + 1;
  }

  /** The newest segment made, whether it is shown yet or not. */
  get head(): StreamHead {
    return this.#newest;
  }

  beginSource(): void {
    this.#packager.beginSource();
  }

  configure(config: TrackConfig): void {
    this.#packager.configure(config);
  }

  push(sample: MediaSample): void {
    this.#packager.push(sample);
  }

  /** Shows the rest of a run whose encoder has gone. */
  pause(): void {
    this.#packager.pause();
  }

  /**
   * Ends what guests see and what is recorded with the last frame received; the continuation starts with a key frame.
   */
  hide(): void {
    this.#packager.pause();
    this.#packager.requestSession();
    this.#publicFromMsn = null;
    this.#hiddenToMsn = this.#newestMsn;
  }

  /** Starts a new recording session at the latest key frame received. */
  beginSessionFromHeld(): void {
    this.#packager.beginSessionFromHeld();
  }

  /** Requests a new recording session at the next key frame. */
  requestSession(): void {
    this.#packager.requestSession();
  }

  /** Ends the stream: shows the last part, closes the playlist and answers all waiting requests. */
  async finish(): Promise<void> {
    this.#packager.finish();
    await this.#queue;
    this.window.end();
    this.#playlists.clear();
    this.#wake();
  }

  /** Resolves when everything made so far has been written and shown. */
  settled(): Promise<void> {
    return this.#queue;
  }

  /** Answers all waiting requests with `gone`. */
  dismiss(): void {
    this.waitRoom.wake(() => 'gone');
  }

  /** EXT-X-TARGETDURATION of the playlists, in milliseconds. */
  get targetDurationMs(): number {
    return targetDurationS(this.window, this.#options.targets.segmentMs / 1000) * 1000;
  }

  /** A playlist as bytes, shared by all requests for it; null while there is nothing to list. */
  playlist(view: Omit<LiveView, 'partTargetS' | 'segmentTargetS'>): Buffer | null {
    const key = `${view.rendition} ${view.isLowLatency} ${view.fromMsn}`;
    const known = this.#playlists.get(key);
    if (known !== undefined) return known;
    const { partMs, segmentMs } = this.#options.targets;
    const audio = this.window.config?.audio ?? null;
    // Audio is cut at whole frames of its own, so an audio part may be one frame longer than the video part.
    const frameS = view.rendition === 'main' || audio === null ? 0 : audio.samplesPerFrame / audio.sampleRateHz;
    const lengths = { partTargetS: partMs / 1000 + frameS, segmentTargetS: segmentMs / 1000 };
    const text = renderLivePlaylist(this.window, { ...view, ...lengths });
    const bytes = text === null ? null : Buffer.from(text);
    this.#playlists.set(key, bytes);
    return bytes;
  }

  /**
   * Whether requested content exists. A part beyond the end of a finished segment means the first part of the next
   * segment (RFC 8216bis §6.2.5.2).
   */
  answer(wanted: AwaitedPart): WaitEnd | null {
    if (this.window.isEnded) return 'ready';
    const segment = this.window.find(wanted.msn);
    const first = this.window.segments[0];
    if (segment === undefined) return first !== undefined && wanted.msn < first.msn ? 'ready' : null;
    if (wanted.part === null) return segment.isClosed ? 'ready' : null;
    if (wanted.part < segment.parts.length) return 'ready';
    return segment.isClosed ? this.answer({ msn: wanted.msn + 1, part: 0 }) : null;
  }

  #deliver(batch: readonly PackagerEvent[]): void {
    const filed = batch.map(event => this.#file(event));
    this.#queue = this.#queue.then(async () => {
      await atMost(this.#options.recording.append(filed), DISK_PATIENCE_MS);
      for (const each of filed) this.#show(each);
      this.#playlists.clear();
      this.#wake();
    });
  }

  /** Adds the numbers that are valid at the event's position in the stream. */
  #file(event: PackagerEvent): FiledEvent {
    if (event.type === 'session') {
      this.#kind = this.#options.kindNow();
      if (event.isNewConfig) this.#configId++;
      this.#newest = { ...this.#newest, session: this.#newest.session + 1, config: event.config };
    }
    if (event.type === 'open') {
      this.#newestMsn = event.msn;
      this.#newest = { ...this.#newest, msn: event.msn, startTicks: event.startTicks };
      if (event.isDiscontinuity) this.#discontinuities++;
    }
    const context = { configId: this.#configId, discontinuities: this.#discontinuities, nowMs: this.#options.nowMs() };
    return { event, context, kind: this.#kind };
  }

  #show({ event, context, kind }: FiledEvent): void {
    if (event.type === 'session') {
      if (event.isNewConfig || this.window.config === null) this.window.setConfig(context.configId, event.config);
      this.#options.onSession(kind);
    }
    if (event.type === 'open' && kind === 'archive' && event.msn > this.#hiddenToMsn) this.#publicFromMsn ??= event.msn;
    this.window.apply(event);
  }

  #wake(): void {
    this.waitRoom.wake(wanted => this.answer(wanted));
  }
}
