import type { SampleSink } from '../bus/sample.ts';
import { Connections } from '../origin/connections.ts';
import { Viewers } from '../origin/viewers.ts';
import type { PackagerTargets } from '../packager/packager.ts';
import type { JournalContent } from '../recorder/read-journal.ts';
import { factsOf } from '../recorder/summary.ts';
import { Archive } from './archive.ts';
import { Feed } from './feed.ts';
import { Recording } from './recording.ts';
import { restoreStream } from './restore-stream.ts';
import { type SlotRecord, saveSlotRecord } from './slot-record.ts';
import type { SlotEventType, SlotSessions, SlotState, SlotView } from './slot-view.ts';
import type { SourceKind } from './source-switch.ts';
import { LiveStream } from './stream.ts';

/** A failed recording is begun anew at a key frame, this often at most. */
const RECORD_AGAIN_MS = 5_000;
const VIEWER_SPAN_MS = 15_000;
/** Players that lag behind may take the last seconds of a live from memory for so long. */
const KEPT_AFTER_END_MS = 120_000;

const NOTHING_RECORDED: JournalContent = { sessions: [], journalBytes: 0, mediaBytes: new Map() };

/** What a slot needs from the process it lives in. */
export interface SlotDeps {
  readonly directory: string;
  readonly nowMs: () => number;
  readonly targets: PackagerTargets;
  readonly emit: (slot: Slot, type: SlotEventType, detail: string | null) => void;
}

/** Why an action was refused. */
export type SlotRefusal = 'not-open' | 'rehearsal-running' | 'nothing-recorded';

/** One live with its keys, its stream and its recordings, from creation to archive. */
export class Slot {
  readonly stream: LiveStream;
  readonly archive: Archive;
  readonly connections = new Connections();
  readonly viewers = new Viewers(VIEWER_SPAN_MS);
  readonly #deps: SlotDeps;
  readonly #recording: Recording;
  readonly #feed: Feed;
  #record: SlotRecord;
  #lastRecordAttemptMs = 0;
  #ending: Promise<void> | null = null;
  #saving: Promise<void> = Promise.resolve();

  private constructor(record: SlotRecord, deps: SlotDeps, parts: { recording: Recording; stream: Slot['stream'] }) {
    this.#record = record;
    this.#deps = deps;
    this.#recording = parts.recording;
    this.stream = parts.stream;
    this.archive = new Archive(deps.directory);
    this.#feed = new Feed(parts.stream, deps.nowMs);
  }

  /** Brings a slot to life from its record and whatever its directory holds. */
  static async open(record: SlotRecord, deps: SlotDeps): Promise<Slot> {
    const late: { slot: Slot | null } = { slot: null };
    const recording = new Recording(deps.directory, error => {
      const detail = error instanceof Error ? error.message : 'unknown';
      if (late.slot !== null) deps.emit(late.slot, 'error', `recording failed: ${detail}`);
    });
    const isOpen = record.phase === 'open';
    const rehearsal = isOpen ? await recording.recover('rehearsal') : NOTHING_RECORDED;
    const archive = isOpen ? await recording.recover('archive') : NOTHING_RECORDED;
    const isPublished = record.publishedAtMs !== null;
    const restored = await restoreStream({
      slotDirectory: deps.directory,
      rehearsal,
      archive,
      msnFloor: record.msnFloor,
      isPublished,
    });
    const content = restored.kind === 'archive' ? archive : rehearsal;
    if (content.sessions.length > 0) await recording.resume(restored.kind, content);
    const stream = new LiveStream({
      recording,
      restored,
      targets: deps.targets,
      nowMs: deps.nowMs,
      kindNow: () => (late.slot?.isPublished === true ? 'archive' : 'rehearsal'),
      onSession: kind => late.slot !== null && deps.emit(late.slot, 'session-started', kind),
    });
    const slot = new Slot(record, deps, { recording, stream });
    late.slot = slot;
    return slot;
  }

  get ref(): string {
    return this.#record.ref;
  }

  get directory(): string {
    return this.#deps.directory;
  }

  get record(): SlotRecord {
    return this.#record;
  }

  get isPublished(): boolean {
    return this.#record.publishedAtMs !== null;
  }

  get isRevoked(): boolean {
    return this.#record.phase === 'revoked';
  }

  /** Frames have stopped coming, though perhaps not for long enough to count as lost. */
  get isStalled(): boolean {
    return this.#feed.frames.isStalled;
  }

  get state(): SlotState {
    if (this.#record.phase === 'revoked') return 'revoked';
    if (this.#record.phase === 'closed') return this.#endedState();
    if (this.#feed.frames.isReceiving) return 'receiving';
    return this.#feed.frames.hasEverReceived ? 'lost' : 'waiting';
  }

  view(): SlotView {
    const nowMs = this.#deps.nowMs();
    const sessions = this.sessions();
    const { ref, createdAtMs, publishedAtMs, endedAtMs } = this.#record;
    const { archive } = this;
    return {
      ref,
      state: this.state,
      isPublished: this.isPublished,
      createdAtMs,
      publishedAtMs,
      endedAtMs,
      source: this.#feed.source,
      lostSinceMs: this.state === 'lost' ? this.#feed.frames.lastFrameAtMs : null,
      health: this.#feed.health(),
      viewers: this.viewers.count(nowMs),
      hasRecordingFailed: this.#recording.hasFailed,
      recording: { ...factsOf(sessions.archive), isPlayable: archive.isPlayable, mp4: archive.mp4 },
      rehearsal: factsOf(sessions.rehearsal),
    };
  }

  /** What was recorded so far, apart from what was only a rehearsal. */
  sessions(): SlotSessions {
    const archive = this.archive.progress === 'finished' ? this.archive.sessions : this.#recording.sessions('archive');
    return { archive, rehearsal: this.#recording.sessions('rehearsal') };
  }

  /** Admits an encoder with one of the slot's keys; null when another one is alive on the same key, or the slot is over. */
  async claim(kind: SourceKind, expel: (reason: string) => void): Promise<SampleSink | null> {
    if (this.#record.phase !== 'open') return null;
    return this.#feed.claim(kind, expel);
  }

  /** Takes over changed keys; an encoder on a key that is no longer valid is sent away. */
  async rekey(keys: Pick<SlotRecord, 'mainKeySha256' | 'spareKeySha256'>): Promise<void> {
    if (keys.mainKeySha256 !== this.#record.mainKeySha256) this.#feed.expel('main', 'the stream key was changed');
    if (keys.spareKeySha256 !== this.#record.spareKeySha256) this.#feed.expel('spare', 'the stream key was changed');
    await this.#save(keys);
  }

  /** Lets guests see what comes from the next key frame on; what came before stays a rehearsal. */
  async publish(): Promise<SlotRefusal | null> {
    if (this.#record.phase !== 'open') return 'not-open';
    if (this.isPublished) return null;
    const saved = this.#save({ publishedAtMs: this.#deps.nowMs() });
    this.stream.requestSession();
    await saved;
    this.#emit('state', 'published');
    return null;
  }

  /** Ends the live and finishes its recording. Done once; a second call waits for the first. */
  async close(): Promise<SlotRefusal | null> {
    if (this.isRevoked) return 'not-open';
    if (this.#record.phase === 'open') this.#ending = this.#end('closed');
    await this.#ending;
    return null;
  }

  /** Emergency stop: playback ends now, the encoder is sent away, what was recorded is kept for staff. */
  async revoke(): Promise<void> {
    if (this.isRevoked) return;
    const wasOpen = this.#record.phase === 'open';
    // The gate is shut before anything is written: a slow disk must not keep guests watching.
    this.#record = { ...this.#record, phase: 'revoked', endedAtMs: this.#record.endedAtMs ?? this.#deps.nowMs() };
    this.stream.dismiss();
    this.connections.cut();
    this.#emit('state', 'revoked');
    if (wasOpen) this.#ending = this.#end('revoked');
    else await this.#save({});
    await this.#ending;
  }

  /** Deletes what was sent before publishing. */
  async deleteRehearsal(): Promise<SlotRefusal | null> {
    if (this.#recording.activeKind === 'rehearsal' && this.#record.phase === 'open') {
      if (this.#feed.isTaken) return 'rehearsal-running';
      await this.#recording.close();
      this.stream.requestSession();
    }
    await this.#save({ msnFloor: Math.max(this.#record.msnFloor, this.stream.nextMsn) });
    await this.#recording.remove('rehearsal');
    return null;
  }

  /** Makes the finished file again after a failure. */
  makeMp4(): SlotRefusal | null {
    if (!this.archive.isPlayable) return 'nothing-recorded';
    this.#startMp4();
    return null;
  }

  /** Looks at the clock; to be called several times a second. */
  tick(): void {
    const nowMs = this.#deps.nowMs();
    const { phase, endedAtMs } = this.#record;
    this.stream.waitRoom.expire(nowMs, this.isStalled);
    if (phase !== 'open') {
      if (nowMs - (endedAtMs ?? 0) > KEPT_AFTER_END_MS) this.stream.window.clear();
      return;
    }
    this.#feed.tick();
    const change = this.#feed.frames.look();
    if (change !== null) this.#emit(change === 'arrived' ? 'frames-arrived' : 'frames-lost', null);
    if (this.#recording.hasFailed && nowMs - this.#lastRecordAttemptMs > RECORD_AGAIN_MS) {
      this.#lastRecordAttemptMs = nowMs;
      this.stream.requestSession();
    }
  }

  /** Ends the process's hold on the slot: all is on disk afterwards, and nothing about the slot has changed. */
  async suspend(): Promise<void> {
    this.#feed.end('the server is restarting');
    this.stream.dismiss();
    // why: whoever ended the live has been told if that failed.
    await this.#ending?.catch(() => undefined);
    await this.stream.settled();
    await this.#recording.close();
  }

  async #end(phase: 'closed' | 'revoked'): Promise<void> {
    await this.#save({ phase, endedAtMs: this.#deps.nowMs() });
    this.#feed.end('the live has ended');
    await this.stream.finish();
    await this.#recording.close();
    // why: a recording that cannot be finished is told as an event and by the slot's state; the live has ended all the same.
    await this.finishArchive().catch(() => undefined);
  }

  /** Brings the recording of a slot that is over into its final form; nothing to do for one that is still open. */
  async finishArchive(): Promise<void> {
    if (this.#record.phase === 'open' || this.archive.progress === 'finished') return;
    try {
      const isNew = await this.archive.finish();
      if (this.#recording.sessions('rehearsal').length === 0) await this.#recording.recover('rehearsal');
      if (isNew) this.#emit(this.archive.isPlayable ? 'recording-ready' : 'state', 'finished');
      if (this.archive.isPlayable) this.#startMp4();
    } catch (error) {
      this.#emit('error', `the recording could not be finished: ${error instanceof Error ? error.message : 'unknown'}`);
      throw error;
    }
  }

  #startMp4(): void {
    if (this.archive.mp4.state === 'ready' || this.archive.mp4.state === 'making') return;
    this.archive.makeMp4().then(
      () => this.#emit('mp4-ready', null),
      error => this.#emit('error', `the MP4 file failed: ${error instanceof Error ? error.message : 'unknown'}`),
    );
  }

  #endedState(): SlotState {
    const { progress, isPlayable } = this.archive;
    if (progress === 'open') return 'closed';
    return progress === 'failed' || (!isPlayable && this.#recording.hasFailed) ? 'failed' : 'archived';
  }

  async #save(change: Partial<SlotRecord>): Promise<void> {
    this.#record = { ...this.#record, ...change };
    const saved = this.#saving.then(() => saveSlotRecord(this.#deps.directory, this.#record));
    // why: whoever asked for this save learns of its failure; the next one is tried all the same.
    this.#saving = saved.catch(() => undefined);
    await saved;
  }

  #emit(type: SlotEventType, detail: string | null): void {
    this.#deps.emit(this, type, detail);
  }
}
