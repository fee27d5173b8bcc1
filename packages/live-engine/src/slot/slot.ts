import type { SampleSink } from '../bus/sample.ts';
import { type EncoderRefusal, refusalText } from '../ingest/refusal.ts';
import { Connections } from '../origin/connections.ts';
import { EndedViewers } from '../origin/ended-viewers.ts';
import { RateLimiter, type ViewerLimits } from '../origin/rate-limiter.ts';
import { Viewers } from '../origin/viewers.ts';
import type { Archive } from './archive.ts';
import { Feed, type FeedOptions } from './feed.ts';
import { FilmIntake, type FilmRefusal, type OfferedFilm } from './film-intake.ts';
import { FinishedRecording } from './finished-recording.ts';
import { type FilmHost, linkFilm } from './link-film.ts';
import { kindOf, Recording } from './recording.ts';
import { recoverStream } from './restore-stream.ts';
import { sessionsOf, showRecordings } from './show-recordings.ts';
import { type SlotRecord, SlotRecordStore } from './slot-record.ts';
import type { SlotEventType, SlotRefusal, SlotSessions, SlotState, SlotView } from './slot-view.ts';
import type { SourceKind } from './source-switch.ts';
import { LiveStream } from './stream.ts';

const VIEWER_SPAN_MS = 15_000;
/** How long players that lag behind can get the last seconds of a live from memory. */
const KEPT_AFTER_END_MS = 120_000;

/** What a slot needs from its process. */
export interface SlotDeps extends FeedOptions {
  readonly directory: string;
  readonly diskFreeBytes: () => number | null;
  readonly viewerLimits: ViewerLimits;
  readonly emit: (slot: Slot, type: SlotEventType, detail: string | null) => void;
}

/** One live with its keys, its stream and its recordings, from creation to archive. */
export class Slot {
  readonly stream: LiveStream;
  readonly connections = new Connections();
  readonly viewers = new Viewers(VIEWER_SPAN_MS);
  readonly rateLimiter: RateLimiter;
  readonly endedViewers = new EndedViewers();
  readonly #deps: SlotDeps;
  readonly #recording: Recording;
  readonly #feed: Feed;
  readonly #records: SlotRecordStore;
  readonly #finished: FinishedRecording;
  readonly #filmHost: FilmHost;
  #ending: Promise<void> | null = null;

  private constructor(record: SlotRecord, deps: SlotDeps, parts: { recording: Recording; stream: Slot['stream'] }) {
    this.#records = new SlotRecordStore(deps.directory, record);
    this.#deps = deps;
    this.rateLimiter = new RateLimiter(deps.viewerLimits);
    this.#recording = parts.recording;
    this.stream = parts.stream;
    this.#finished = new FinishedRecording(deps.directory, parts.recording, (type, detail) => this.#emit(type, detail));
    const { nowMs } = deps;
    const films = new FilmIntake(deps.directory);
    this.#filmHost = { records: this.#records, finished: this.#finished, films, nowMs, close: () => this.close() };
    this.#feed = new Feed(parts.stream, deps);
  }

  /** Opens a slot from its record and the contents of its directory. */
  static async open(record: SlotRecord, deps: SlotDeps): Promise<Slot> {
    const late: { slot: Slot | null } = { slot: null };
    const recording = new Recording(deps.directory, error => {
      const detail = error instanceof Error ? error.message : 'unknown';
      if (late.slot !== null) deps.emit(late.slot, 'error', `recording failed: ${detail}`);
    });
    const restored = await recoverStream(record, deps.directory, recording);
    const stream = new LiveStream({
      recording,
      restored,
      targets: deps.targets,
      nowMs: deps.nowMs,
      kindNow: () => kindOf(late.slot?.record ?? record),
      onSession: kind => late.slot !== null && deps.emit(late.slot, 'session-started', kind),
    });
    const slot = new Slot(record, deps, { recording, stream });
    late.slot = slot;
    // why: leftovers of a video after a crash are harmless, and are cleared again before the next one
    await slot.#filmHost.films.clear().catch(() => undefined);
    return slot;
  }

  get ref(): string {
    return this.record.ref;
  }

  get record(): SlotRecord {
    return this.#records.record;
  }

  get archive(): Archive {
    return this.#finished.archive;
  }

  /** Guests may play: it has been published, and is not in an intermission. */
  get isPublic(): boolean {
    return this.record.publishedAtMs !== null && this.record.pausedAtMs === null;
  }

  get isRevoked(): boolean {
    return this.record.phase === 'revoked';
  }

  /** Frames have stopped arriving, possibly not long enough to count as lost. */
  get isStalled(): boolean {
    return this.#feed.frames.isStalled;
  }

  get state(): SlotState {
    if (this.record.phase === 'revoked') return 'revoked';
    if (this.record.phase === 'closed') return this.#finished.state;
    if (this.#feed.frames.isReceiving) return 'receiving';
    return this.#feed.frames.hasEverReceived ? 'lost' : 'waiting';
  }

  view(): SlotView {
    const { ref, createdAtMs, publishedAtMs, pausedAtMs, endedAtMs } = this.record;
    return {
      ref,
      state: this.state,
      isPublished: publishedAtMs !== null,
      createdAtMs,
      publishedAtMs,
      pausedAtMs,
      endedAtMs,
      source: this.#feed.source,
      lostSinceMs: this.state === 'lost' ? this.#feed.frames.missedSinceMs : null,
      health: this.#feed.health(),
      viewers: this.viewers.count(this.#deps.nowMs()),
      requests: { open: this.rateLimiter.open, turnedAway: this.rateLimiter.turnedAway },
      diskFreeBytes: this.#deps.diskFreeBytes(),
      ...showRecordings(this.#recording, this.archive),
    };
  }

  /** The sessions recorded so far; those of the rehearsal are separate. */
  sessions(): SlotSessions {
    return sessionsOf(this.#recording, this.archive);
  }

  /** Admits an encoder with a slot key; null if another one is alive on that key, or the slot is over. */
  async claim(kind: SourceKind, expel: (reason: string) => void): Promise<SampleSink | null> {
    if (this.record.phase !== 'open') return null;
    return this.#feed.claim(kind, expel);
  }

  /** Records that an encoder was refused on one of its lines. */
  refused(kind: SourceKind, refusal: EncoderRefusal): void {
    if (this.#feed.refused(kind, refusal)) this.#emit('encoder-refused', `${kind}: ${refusalText(refusal)}`);
  }

  /** Replaces the keys, and disconnects an encoder that uses a replaced one. */
  async rekey(keys: Pick<SlotRecord, 'mainKeySha256' | 'spareKeySha256'>): Promise<void> {
    if (keys.mainKeySha256 !== this.record.mainKeySha256) this.#feed.expel('main', 'the stream key was changed');
    if (keys.spareKeySha256 !== this.record.spareKeySha256) this.#feed.expel('spare', 'the stream key was changed');
    await this.#records.save(keys);
  }

  /** Shows guests the stream from the latest key frame on, even a past one; earlier frames stay a rehearsal. */
  async publish(): Promise<SlotRefusal | null> {
    if (this.record.phase !== 'open') return 'not-open';
    if (this.record.publishedAtMs !== null) return null;
    const saved = this.#records.hold({ publishedAtMs: this.#deps.nowMs() });
    this.stream.beginSessionFromHeld();
    await saved;
    this.#emit('state', 'published');
    return null;
  }

  /** Starts an intermission: what comes from now on is hidden from guests and kept out of the archive. */
  async pause(): Promise<SlotRefusal | null> {
    const refusal = this.#steerable();
    if (refusal !== null || this.record.pausedAtMs !== null) return refusal;
    const saved = this.#records.hold({ pausedAtMs: this.#deps.nowMs() });
    this.stream.hide();
    await saved;
    this.#emit('state', 'paused');
    return null;
  }

  /** Ends an intermission: guests see, and the archive contains, what follows from the next key frame on. */
  async resume(): Promise<SlotRefusal | null> {
    const refusal = this.#steerable();
    if (refusal !== null || this.record.pausedAtMs === null) return refusal;
    this.#feed.frames.missFromNow();
    const saved = this.#records.hold({ pausedAtMs: null });
    this.stream.requestSession();
    await saved;
    this.#emit('state', 'resumed');
    return null;
  }

  #steerable(): SlotRefusal | null {
    if (this.record.phase !== 'open') return 'not-open';
    return this.record.publishedAtMs === null ? 'not-published' : null;
  }

  /** Ends the live and finishes its recording, once; a second call waits. Rejects if the end is not on disk. */
  async close(): Promise<SlotRefusal | null> {
    if (this.isRevoked) return 'not-open';
    if (this.record.phase === 'open') {
      this.#ending = this.#end({ phase: 'closed', endedAtMs: this.#deps.nowMs(), pausedAtMs: null });
    }
    await this.#ending;
    return this.#records.settle();
  }

  /** Emergency stop: ends playback, disconnects the encoder, keeps recordings for staff. Rejects if not on disk. */
  async revoke(): Promise<void> {
    if (!this.isRevoked) this.#revoke();
    await Promise.all([this.#ending, this.#filmHost.films.stop()]);
    await this.#records.settle();
  }

  #revoke(): void {
    const wasOpen = this.record.phase === 'open';
    // Access is revoked before anything is written: a slow disk must not let guests keep watching.
    const endedAtMs = this.record.endedAtMs ?? this.#deps.nowMs();
    const change = { phase: 'revoked', endedAtMs, pausedAtMs: null } as const;
    if (wasOpen) this.#ending = this.#end(change);
    else void this.#records.hold(change);
    this.stream.dismiss();
    this.connections.cut();
    this.#emit('state', 'revoked');
  }

  /** Deletes what was sent before publishing. */
  async deleteRehearsal(): Promise<SlotRefusal | null> {
    if (this.#recording.activeKind === 'rehearsal' && this.record.phase === 'open') {
      if (this.#feed.isTaken) return 'rehearsal-running';
      await this.#recording.close();
      this.stream.requestSession();
    }
    await this.#records.save({ msnFloor: Math.max(this.record.msnFloor, this.stream.nextMsn) });
    await this.#recording.remove('rehearsal');
    return null;
  }

  /** Adds a video to the recording that guests may play; linking the same video twice adds it once. */
  async linkFilm(film: OfferedFilm): Promise<FilmRefusal | null> {
    // why: the caller that ended the live already knows if that failed.
    await this.#ending?.catch(() => undefined);
    return linkFilm(this.#filmHost, film);
  }

  /** Makes the finished file again after a failure. */
  makeMp4(): SlotRefusal | null {
    if (!this.archive.isPlayable) return 'nothing-recorded';
    this.#finished.startMp4();
    return null;
  }

  /** Checks the clock; must be called several times a second. */
  tick(): void {
    const nowMs = this.#deps.nowMs();
    const { phase, endedAtMs } = this.record;
    this.stream.waitRoom.expire(nowMs, this.isStalled);
    this.#records.tick(nowMs);
    this.#finished.tick(nowMs, this.#deps.diskFreeBytes());
    if (phase !== 'open') {
      if (nowMs - (endedAtMs ?? 0) > KEPT_AFTER_END_MS) this.stream.window.clear();
      return;
    }
    this.#feed.tick();
    const change = this.#feed.frames.check();
    if (change !== null) this.#emit(change === 'arrived' ? 'frames-arrived' : 'frames-lost', null);
    if (this.#recording.mustRestart(nowMs)) this.stream.requestSession();
  }

  /** Releases the slot before the process ends: everything is on disk, and the slot's state is unchanged. */
  async suspend(): Promise<void> {
    this.#feed.end('the server is restarting');
    this.stream.dismiss();
    // why: the caller that ended the live already knows if that failed.
    await this.#ending?.catch(() => undefined);
    await this.#filmHost.films.stop();
    await this.stream.settled();
    await this.#recording.close();
  }

  async #end(change: Partial<SlotRecord>): Promise<void> {
    this.stream.isEnding = true;
    // The live ends on a full disk too; the caller finally checks whether that is on disk.
    await this.#records.hold(change);
    this.#feed.end('the live has ended');
    await this.stream.finish();
    await this.#recording.close();
    // why: an event and the slot's state report a recording that cannot be finished; the live has ended.
    await this.finishArchive().catch(() => undefined);
  }

  /** Finishes the recording of a slot that is over; does nothing for an open slot. */
  async finishArchive(): Promise<void> {
    if (this.record.phase !== 'open') await this.#finished.finish();
  }

  #emit(type: SlotEventType, detail: string | null): void {
    this.#deps.emit(this, type, detail);
  }
}
