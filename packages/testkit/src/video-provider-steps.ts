import type { LinkedVideo, SlotReport, VideoProvider, Viewer } from '@kotohogi/ports/video-provider';
import { expect } from 'vitest';

/** What the suite needs around a provider: an encoder, films, a guest's browser, and a cable to pull. */
export interface VideoProviderHarness {
  readonly provider: VideoProvider;
  /** Another film than last time; `broken` = bytes that are no film. */
  film(kind: 'good' | 'broken'): Promise<LinkedVideo>;
  /** The main encoder begins to push with the key the provider answered; settles once it is taken or turned away. */
  startEncoder(ref: string, key: string): Promise<'accepted' | 'refused'>;
  /** The encoder of a slot goes away; nothing happens when there is none. */
  stopEncoder(ref: string): Promise<void>;
  /** Whether the encoder of a slot is still connected. */
  isConnected(ref: string): Promise<boolean>;
  /** Settles when the encoder of a slot has sent that much more. */
  sent(ref: string, durationMs: number): Promise<void>;
  /** The provider takes the time it needs for the finished file. */
  makeFile(ref: string): Promise<void>;
  /** What a guest's browser is told at an address. */
  canPlay(url: string): Promise<boolean>;
  /** The provider answers nobody until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** What it records is stamped with the time of the wall. */
  readonly stampsTime: boolean;
  /** Addresses differ from guest to guest and end by themselves. */
  readonly signsAddresses: boolean;
}

/** How long a provider may take for anything. */
export const WITHIN_MS = 20_000;
export const NOTHING_RECORDED = { isPlayable: false, hasFailed: false, parts: [], durationMs: 0 };

/** What staff do with a slot, each on top of the ones before. */
export class Steps {
  readonly harness: VideoProviderHarness;
  #slots = 0;
  #keys = new Map<string, string>();

  constructor(harness: VideoProviderHarness) {
    this.harness = harness;
  }

  get provider(): VideoProvider {
    return this.harness.provider;
  }

  newRef(): string {
    this.#slots += 1;
    return `w${this.#slots}-${crypto.randomUUID().slice(0, 8)}`;
  }

  async create(): Promise<string> {
    const ref = this.newRef();
    const keys = { main: crypto.randomUUID(), spare: crypto.randomUUID() };
    const [main] = await this.provider.create(ref, keys);
    this.#keys.set(ref, main?.key ?? '');
    return ref;
  }

  async opened(): Promise<string> {
    const ref = await this.create();
    await this.provider.open(ref);
    return ref;
  }

  async push(ref: string): Promise<'accepted' | 'refused'> {
    return await this.harness.startEncoder(ref, this.#keys.get(ref) ?? '');
  }

  /** A slot whose encoder is heard, not yet shown to anybody. */
  async pushed(): Promise<string> {
    const ref = await this.opened();
    expect(await this.push(ref)).toBe('accepted');
    await this.until(ref, { frames: 'flowing' });
    return ref;
  }

  async streaming(): Promise<string> {
    const ref = await this.pushed();
    await this.provider.publish(ref);
    return ref;
  }

  /** A ceremony that was streamed and has ended; its recording can be played. */
  async recorded(): Promise<string> {
    const ref = await this.streaming();
    await this.longEnough(ref);
    await this.provider.close(ref);
    await this.until(ref, { recording: { isPlayable: true } });
    return ref;
  }

  /** Waits until something worth keeping has been sent. */
  async longEnough(ref: string): Promise<void> {
    await this.until(ref, { frames: 'flowing' });
    await this.harness.sent(ref, 2_500);
  }

  /** Waits for a report that has what is hoped for. */
  async until(ref: string, hoped: object): Promise<SlotReport> {
    let last: SlotReport | undefined;
    await expect
      .poll(
        async () => {
          last = await this.provider.sync(ref);
          return last;
        },
        { timeout: WITHIN_MS, interval: 50 },
      )
      .toMatchObject(hoped);
    if (last === undefined) throw new Error('never asked');
    return last;
  }

  viewer(subject = 'g1', expiresAtMs = Date.now() + 300_000): Viewer {
    return { subject, kind: 'viewer', expiresAtMs };
  }
}
