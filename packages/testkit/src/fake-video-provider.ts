import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type Ingest,
  type LineReport,
  type LinkedVideo,
  type Playback,
  type ProviderCapabilities,
  ProviderUnreachable,
  type RecordingState,
  type SlotKeys,
  type SlotReport,
  UnusableVideo,
  type VideoProvider,
  type Viewer,
} from '@kotohogi/ports/video-provider';

const NOTHING: Omit<SlotReport, 'ref'> = {
  frames: 'none',
  lostSinceMs: null,
  isClosed: false,
  diskFreeBytes: 500_000_000_000,
  viewers: 0,
  health: {
    videoKbps: 0,
    frameRate: 0,
    keyFrameDistanceMs: null,
    widthPx: null,
    heightPx: null,
    hasAudio: false,
    silentSinceMs: null,
    clockDriftMs: null,
    activeSource: null,
    connectedSources: [],
  },
  recording: {
    isPlayable: false,
    hasFailed: false,
    isInterrupted: false,
    parts: [],
    durationMs: 0,
    sizeBytes: 0,
    filePercent: 0,
  },
};

/** What the fake claims to have recorded, and the assumed length of every linked film. */
const RECORDED = { programFromMs: 1_000, durationMs: 60_000, sizeBytes: 1_000 };

/** What was requested for a slot and is not part of its report. */
export interface FakeSlot {
  readonly keys: SlotKeys;
  readonly isOpened: boolean;
  readonly isPublished: boolean;
  readonly isPaused: boolean;
  readonly isStopped: boolean;
  readonly hasRehearsal: boolean;
  readonly hasCeremony: boolean;
  readonly linkedVideoIds: readonly string[];
}

/** An in-memory provider: a test sets what arrives, and the product receives it as from any other provider. */
export class FakeVideoProvider implements VideoProvider {
  readonly key = 'channel' as const;
  readonly capabilities: ProviderCapabilities = {
    hasSpareIngest: true,
    hasBrowserIngest: true,
    measuresHealth: true,
    cutsIntermissions: true,
    endsSingleViewers: true,
  };
  #isReachable = true;
  /** The defect of films linked from now on (`video-codec`, …); null for none. */
  unusable: string | null = null;
  /** Films with a defect, by their id: for tests that link several at a time. */
  readonly brokenFilms = new Set<string>();
  readonly #reports = new Map<string, SlotReport>();
  readonly #slots = new Map<string, FakeSlot>();
  readonly #endedViewers = new Map<string, number>();
  readonly #listeners = new Set<(report: SlotReport) => void>();
  readonly file = Buffer.from('\0\0\0\x18ftyp a finished file', 'latin1');

  get isReachable(): boolean {
    return this.#isReachable;
  }

  /** After an outage, watchers receive a report of every slot. */
  set isReachable(isReachable: boolean) {
    const isBack = isReachable && !this.#isReachable;
    this.#isReachable = isReachable;
    if (isBack) for (const listener of this.#listeners) for (const report of this.#reports.values()) listener(report);
  }

  /** Whether a guest's browser could play from an address. */
  canPlay(url: string, nowMs = Date.now()): boolean {
    const [, embedKey = '', ref = ''] = /\/v\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
    const slot = this.#slots.get(ref);
    const [, subject = '', expiresAt = ''] = embedKey.split('.');
    const isEnded = Number(expiresAt) <= Math.max(nowMs, this.#endedViewers.get(`${ref} ${subject}`) ?? 0);
    return slot?.isStopped === false && !isEnded;
  }

  /** Changes what the provider sees of a slot and notifies the watchers. */
  report(ref: string, change: Partial<Omit<SlotReport, 'ref'>>): void {
    const report = { ...this.#find(ref), ...change };
    this.#reports.set(ref, report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Rejects an encoder on the main line; watchers are notified once. */
  refuseEncoder(ref: string, refusal: NonNullable<LineReport['refusal']>): void {
    const lines = { main: { missing: [], refusal }, spare: { missing: [], refusal: null } };
    const report = { ...this.#find(ref), lines };
    this.#reports.set(ref, report);
    for (const listener of this.#listeners) listener({ ...report, refusedLine: 'main' });
  }

  /** Simulates a lost disk: the provider no longer knows this slot. */
  forget(ref: string): void {
    this.#slots.delete(ref);
    this.#reports.delete(ref);
  }

  /** Frames arrive from the main encoder. */
  sendFrames(ref: string): void {
    const health = {
      ...NOTHING.health,
      videoKbps: 2800,
      frameRate: 30,
      keyFrameDistanceMs: 1000,
      widthPx: 1280,
      heightPx: 720,
      hasAudio: true,
    };
    this.report(ref, {
      frames: 'flowing',
      lostSinceMs: null,
      health: { ...health, activeSource: 'main', connectedSources: ['main'] },
    });
    const slot = this.#slots.get(ref);
    this.#note(ref, slot?.isPublished === true ? { hasCeremony: true } : { hasRehearsal: true });
  }

  keysOf(ref: string): SlotKeys | undefined {
    return this.#slots.get(ref)?.keys;
  }

  /** What has been requested for a slot so far. */
  slot(ref: string): FakeSlot | undefined {
    return this.#slots.get(ref);
  }

  async create(ref: string, keys: SlotKeys): Promise<readonly Ingest[]> {
    this.#reach();
    const fresh = {
      isOpened: false,
      isPublished: false,
      isPaused: false,
      isStopped: false,
      hasRehearsal: false,
      hasCeremony: false,
      linkedVideoIds: [],
    };
    this.#slots.set(ref, { ...(this.#slots.get(ref) ?? fresh), keys });
    if (!this.#reports.has(ref)) this.#reports.set(ref, { ref, ...NOTHING });
    return (['main', 'spare'] as const).map(kind => ({ kind, url: 'rtmp://fake/live', key: keys[kind] }));
  }

  async sync(ref: string): Promise<SlotReport> {
    this.#reach();
    return this.#find(ref);
  }

  open(ref: string): Promise<SlotReport> {
    return this.#do(ref, { isOpened: true });
  }

  publish(ref: string): Promise<SlotReport> {
    const isFlowing = this.#reports.get(ref)?.frames === 'flowing';
    return this.#do(ref, { isPublished: true, ...(isFlowing ? { hasCeremony: true } : {}) });
  }

  pause(ref: string): Promise<SlotReport> {
    return this.#do(ref, { isPaused: true });
  }

  resume(ref: string): Promise<SlotReport> {
    return this.#do(ref, { isPaused: false });
  }

  async emergencyStop(ref: string): Promise<SlotReport> {
    await this.#do(ref, { isStopped: true, isPaused: false });
    this.report(ref, { frames: 'none', lostSinceMs: null, isClosed: true });
    return this.#find(ref);
  }

  /** Reads the film to its end, as every provider must, and treats it as one minute long. */
  async linkVideo(ref: string, { videoId, read, sizeBytes }: LinkedVideo): Promise<SlotReport> {
    this.#reach();
    const linked = this.#slots.get(ref)?.linkedVideoIds ?? [];
    if (linked.includes(videoId)) return this.#find(ref);
    await buffer(await read());
    this.#reach();
    if (this.unusable !== null) throw new UnusableVideo(this.unusable);
    if (this.brokenFilms.has(videoId)) throw new UnusableVideo('not-a-film');
    const before = this.#find(ref).recording;
    const last = before.parts.at(-1);
    const programFromMs = last === undefined ? RECORDED.programFromMs : last.programFromMs + last.durationMs;
    const recording: RecordingState = {
      isPlayable: true,
      hasFailed: false,
      isInterrupted: false,
      parts: [...before.parts, { programFromMs, durationMs: RECORDED.durationMs }],
      durationMs: before.durationMs + RECORDED.durationMs,
      sizeBytes: before.sizeBytes + sizeBytes,
      filePercent: 0,
    };
    this.#note(ref, { isStopped: false, linkedVideoIds: [...linked, videoId] });
    this.report(ref, { frames: 'none', isClosed: true, recording });
    return this.#find(ref);
  }

  async deleteRehearsal(ref: string): Promise<boolean> {
    this.#reach();
    const isRunning = this.#slots.get(ref)?.isPublished === false && this.#find(ref).frames === 'flowing';
    if (!isRunning) this.#note(ref, { hasRehearsal: false });
    return !isRunning;
  }

  async close(ref: string): Promise<SlotReport> {
    this.#reach();
    this.#note(ref, { isPaused: false });
    const { isClosed } = this.#find(ref);
    const hasRecording = !isClosed && this.#slots.get(ref)?.hasCeremony === true;
    if (!hasRecording) this.report(ref, { frames: 'none', lostSinceMs: null, isClosed: true });
    if (!hasRecording) return this.#find(ref);
    const { programFromMs, durationMs, sizeBytes } = RECORDED;
    const parts = [{ programFromMs, durationMs }];
    const recording = { ...NOTHING.recording, isPlayable: true, parts, durationMs, sizeBytes };
    this.report(ref, { frames: 'none', lostSinceMs: null, isClosed: true, recording });
    return this.#find(ref);
  }

  async delete(ref: string): Promise<void> {
    this.#reach();
    this.forget(ref);
  }

  async endViewer(ref: string, { subject, untilMs }: { subject: string; untilMs: number }): Promise<void> {
    this.#reach();
    this.#endedViewers.set(`${ref} ${subject}`, untilMs);
  }

  playback(ref: string, viewer: Viewer): Playback {
    const embedKey = `${viewer.kind}.${viewer.subject}.${viewer.expiresAtMs}`;
    return { kind: 'hls', embedKey, url: `http://fake.example/v/${embedKey}/${ref}/index.m3u8` };
  }

  async readFile(ref: string): Promise<Readable> {
    this.#reach();
    if (!this.#find(ref).recording.isPlayable) throw new Error(`the file of ${ref} does not exist`);
    return Readable.from([this.file]);
  }

  watch(onReport: (report: SlotReport) => void): () => void {
    this.#listeners.add(onReport);
    for (const report of this.#reports.values()) onReport(report);
    return () => this.#listeners.delete(onReport);
  }

  async #do(ref: string, change: Partial<FakeSlot>): Promise<SlotReport> {
    this.#reach();
    this.#note(ref, change);
    return this.#find(ref);
  }

  #note(ref: string, change: Partial<FakeSlot>): void {
    const slot = this.#slots.get(ref);
    if (slot !== undefined) this.#slots.set(ref, { ...slot, ...change });
  }

  #reach(): void {
    if (!this.#isReachable) throw new ProviderUnreachable('the fake is set not to respond');
  }

  #find(ref: string): SlotReport {
    const report = this.#reports.get(ref);
    if (report === undefined) throw new ProviderUnreachable(`the fake has no slot ${ref}`);
    return report;
  }
}
