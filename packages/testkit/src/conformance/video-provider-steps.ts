import type { LinkedVideo, SlotReport, VideoProvider, Viewer } from '@kotohogi/ports/video-provider';
import { expect, vi } from 'vitest';

/** What the suite needs around a provider: an encoder, films, a guest's browser, and a way to cut the connection. */
export interface VideoProviderHarness {
  readonly provider: VideoProvider;
  /** A different film each time; `broken` returns bytes that are not a film. */
  film(kind: 'good' | 'broken'): Promise<LinkedVideo>;
  /** The main encoder starts to push with the key returned by the provider; resolves once accepted or rejected. */
  startEncoder(ref: string, key: string): Promise<'accepted' | 'refused'>;
  /** Stops the encoder of a slot; does nothing if there is none. */
  stopEncoder(ref: string): Promise<void>;
  /** Whether the encoder of a slot is still connected. */
  isConnected(ref: string): Promise<boolean>;
  /** Resolves when the encoder of a slot has sent this much more. */
  sent(ref: string, durationMs: number): Promise<void>;
  /** Waits while the provider makes the finished file. */
  makeFile(ref: string): Promise<void>;
  /** Whether a guest's browser can play from an address. */
  canPlay(url: string): Promise<boolean>;
  /** The provider does not answer until `repair` is called. */
  cut(): Promise<void>;
  repair(): Promise<void>;
  /** Recordings carry wall-clock timestamps. */
  readonly stampsTime: boolean;
  /** Addresses differ for each guest and expire. */
  readonly signsAddresses: boolean;
}

/** Maximum time a provider may take for any step. */
export const WITHIN_MS = 20_000;
export const NOTHING_RECORDED = { isPlayable: false, hasFailed: false, parts: [], durationMs: 0 };

/** Waits until the answer matches. Tests that run concurrently may use it, but not `expect.poll`. */
export async function becomes<T>(ask: () => Promise<T>, hoped: unknown, timeout = WITHIN_MS): Promise<T> {
  const check = async () => {
    const answer = await ask();
    expect({ answer }).toMatchObject({ answer: hoped });
    return answer;
  };
  return await vi.waitFor(check, { timeout, interval: 50 });
}

/** What staff do with a slot, each step building on the previous ones. */
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

  /** A slot that receives an encoder and is not published yet. */
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

  /** A ceremony that was streamed and has ended, with a playable recording. */
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

  /** Waits for a report that matches `hoped`. */
  async until(ref: string, hoped: object): Promise<SlotReport> {
    return await becomes(() => this.provider.sync(ref), hoped);
  }

  viewer(subject = 'g1', expiresAtMs = Date.now() + 300_000): Viewer {
    return { subject, kind: 'viewer', expiresAtMs };
  }
}
