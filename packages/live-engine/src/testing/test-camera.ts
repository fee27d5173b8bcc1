import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import {
  decodeFromOrigin,
  encodeFromCamera,
  type FromCamera,
  type FromOrigin,
  PACKETS_PATH,
  WIRE_VERSION,
} from '../ingest/packets/wire.ts';
import { liveFrames } from '../publish/live-frames.ts';
import type { MediaFile } from '../publish/media-file.ts';

/** The browser's side of the packet ingest without a browser: sends what a test wants and records the answers. */
export class TestCamera {
  readonly #socket: WebSocket;
  readonly received: FromOrigin[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => {
      const message = Buffer.isBuffer(data) ? decodeFromOrigin(data) : null;
      if (message !== null) this.received.push(message);
    });
    // why: in some tests the server is expected to hang up.
    socket.on('error', () => undefined);
  }

  /** Connects; `status` is 101, or that of the refusal. */
  static async connect(
    port: number,
    pageOrigin?: string,
    path = PACKETS_PATH,
  ): Promise<{ camera: TestCamera; status: number }> {
    const options = pageOrigin === undefined ? {} : { origin: pageOrigin };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
    const camera = new TestCamera(socket);
    const status = await new Promise<number>(resolve => {
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.once('close', () => resolve(0));
    });
    return { camera, status };
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  send(message: FromCamera): void {
    this.#socket.send(encodeFromCamera(message));
  }

  hello(key: string): void {
    this.send({ type: 'hello', version: WIRE_VERSION, key });
  }

  raw(data: Uint8Array | string): void {
    if (this.isOpen) this.#socket.send(data);
  }

  /**
   * Sends the tracks of a clip and then its frames in real time until the connection ends; timestamps start at
   * `fromMs`.
   */
  async film(file: MediaFile, fromMs = 0): Promise<void> {
    this.send({ type: 'video-config', description: file.video.description });
    if (file.audio !== null) this.send({ type: 'audio-config', description: file.audio.description });
    const startedAtMs = performance.now();
    let sequence = 0;
    for (const { frame, dtsMs } of liveFrames(file, true)) {
      const aheadMs = startedAtMs + dtsMs - performance.now();
      if (aheadMs > 2) await sleep(aheadMs);
      if (!this.isOpen) return;
      const { kind, isKey, data } = frame;
      this.send({ type: kind, sequence: sequence++, timestampMs: fromMs + dtsMs, isKey, data });
    }
  }

  /** Drops the connection without notice, like a broken network. */
  async drop(): Promise<void> {
    if (this.#socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise(resolve => this.#socket.once('close', resolve));
    this.#socket.terminate();
    await closed;
  }
}
