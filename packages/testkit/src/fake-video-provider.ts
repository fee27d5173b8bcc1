import { Readable } from 'node:stream';
import {
  type Ingest,
  ProviderUnreachable,
  type SlotKeys,
  type SlotReport,
  type VideoProvider,
} from '@kotohogi/ports/video-provider';

const NOTHING: Omit<SlotReport, 'ref'> = {
  frames: 'none',
  lostSinceMs: null,
  isClosed: false,
  viewers: 0,
  health: {
    videoKbps: 0,
    frameRate: 0,
    keyFrameDistanceMs: null,
    widthPx: null,
    heightPx: null,
    hasAudio: false,
    activeSource: null,
    connectedSources: [],
  },
  recording: { isPlayable: false, hasFailed: false, parts: [], durationMs: 0, sizeBytes: 0, filePercent: 0 },
};

/** A provider in memory: a test says what arrives, and the product hears it as from any other. */
export class FakeVideoProvider implements VideoProvider {
  readonly key = 'channel' as const;
  isReachable = true;
  readonly #slots = new Map<string, SlotReport>();
  readonly #keys = new Map<string, SlotKeys>();
  readonly #listeners = new Set<(report: SlotReport) => void>();
  readonly file = Buffer.from('a finished file');

  /** Changes what the provider sees of a slot and tells whoever watches. */
  report(ref: string, change: Partial<Omit<SlotReport, 'ref'>>): void {
    const report = { ...this.#find(ref), ...change };
    this.#slots.set(ref, report);
    for (const listener of this.#listeners) listener(report);
  }

  /** Frames come in from the main encoder. */
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
  }

  keysOf(ref: string): SlotKeys | undefined {
    return this.#keys.get(ref);
  }

  async create(ref: string, keys: SlotKeys): Promise<readonly Ingest[]> {
    this.#reach();
    this.#keys.set(ref, keys);
    if (!this.#slots.has(ref)) this.#slots.set(ref, { ref, ...NOTHING });
    return (['main', 'spare'] as const).map(kind => ({ kind, url: 'rtmp://fake/live', key: keys[kind] }));
  }

  async sync(ref: string): Promise<SlotReport> {
    this.#reach();
    return this.#find(ref);
  }

  async publish(ref: string): Promise<SlotReport> {
    this.#reach();
    return this.#find(ref);
  }

  async close(ref: string): Promise<SlotReport> {
    this.#reach();
    const recording = {
      ...NOTHING.recording,
      isPlayable: true,
      parts: [{ programFromMs: 1_000, durationMs: 60_000 }],
      durationMs: 60_000,
      sizeBytes: 1_000,
    };
    this.report(ref, { frames: 'none', isClosed: true, recording });
    return this.#find(ref);
  }

  playback(ref: string, viewer: { subject: string; kind: string; expiresAtMs: number }) {
    const embedKey = `${viewer.kind}.${viewer.subject}.${viewer.expiresAtMs}`;
    return { embedKey, url: `http://fake.example/v/${embedKey}/${ref}/index.m3u8` };
  }

  async readFile(): Promise<Readable> {
    this.#reach();
    return Readable.from([this.file]);
  }

  watch(onReport: (report: SlotReport) => void): () => void {
    this.#listeners.add(onReport);
    return () => this.#listeners.delete(onReport);
  }

  #reach(): void {
    if (!this.isReachable) throw new ProviderUnreachable('the fake was told not to answer');
  }

  #find(ref: string): SlotReport {
    const report = this.#slots.get(ref);
    if (report === undefined) throw new Error(`the fake has no slot ${ref}`);
    return report;
  }
}
