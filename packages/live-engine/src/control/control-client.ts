import type { SlotEvent, SlotSessions, SlotView } from '../slot/slot-view.ts';
import type { OriginHealth, SlotKeys } from '../slot/slots.ts';
import { ControlError } from './control-error.ts';
import { sendVideo, type VideoUpload } from './send-video.ts';

export type { SlotSessions } from '../slot/slot-view.ts';
export { ControlError };

/** An origin that has not responded after this time hangs: it runs on the same machine and no call is slow. */
const PATIENCE_MS = 3_000;

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unknown';
}

/** The other side is the same build on the same machine, so its responses match its types. */
function trusted<T>(value: unknown): T {
  return value as T;
}

function parseEvent(block: string): SlotEvent | null {
  const data = block.split('\n').find(line => line.startsWith('data: '));
  if (data === undefined) return null;
  return trusted<SlotEvent>(JSON.parse(data.slice('data: '.length)));
}

/** Client of an origin's control interface. */
export class ControlClient {
  readonly #baseUrl: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(baseUrl: string, secret: string) {
    this.#baseUrl = baseUrl.replace(/\/$/, '');
    this.#headers = { Authorization: `Bearer ${secret}` };
  }

  /** Creates a slot, or updates its keys; idempotent. */
  putSlot(ref: string, keys: SlotKeys): Promise<SlotView> {
    return this.#call('PUT', `/slots/${ref}`, keys);
  }

  /** What the origin stores and how much disk space is left. */
  health(): Promise<OriginHealth> {
    return this.#call('GET', '/health');
  }

  slot(ref: string): Promise<SlotView> {
    return this.#call('GET', `/slots/${ref}`);
  }

  async slots(): Promise<readonly SlotView[]> {
    const { slots } = await this.#call<{ slots: readonly SlotView[] }>('GET', '/slots');
    return slots;
  }

  publish(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/publish`);
  }

  /** Begins an intermission. */
  pause(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/pause`);
  }

  /** Ends an intermission. */
  resume(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/resume`);
  }

  close(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/close`);
  }

  /** Emergency stop. */
  revoke(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/revoke`);
  }

  /** Refuses a viewer's tokens that expire at `untilMs` or earlier. */
  endViewer(ref: string, viewer: { readonly subject: string; readonly untilMs: number }): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/endViewer`, viewer);
  }

  /**
   * Appends a video to what was recorded and makes that the recording; resolves when it can be played. Linking the same
   * video twice adds it once. An unusable video gets a 422 with its problem as the code; an error of `read` is rethrown
   * unchanged.
   */
  async linkVideo(ref: string, videoId: string, film: Pick<VideoUpload, 'sizeBytes' | 'read'>): Promise<SlotView> {
    const url = `${this.#baseUrl}/slots/${ref}/video?id=${encodeURIComponent(videoId)}`;
    const { status, body } = await sendVideo({ url, headers: this.#headers, ...film });
    if (status !== 200) throw new ControlError(status, codeOf(body));
    return trusted<SlotView>(body);
  }

  /** Makes the finished file again after a failure. */
  makeMp4(ref: string): Promise<SlotView> {
    return this.#call('POST', `/slots/${ref}/mp4`);
  }

  sessions(ref: string): Promise<SlotSessions> {
    return this.#call('GET', `/slots/${ref}/sessions`);
  }

  deleteRehearsal(ref: string): Promise<SlotView> {
    return this.#call('DELETE', `/slots/${ref}/rehearsal`);
  }

  /** Removes a slot that is over, with everything recorded; removing an unknown slot succeeds. */
  async removeSlot(ref: string): Promise<void> {
    await this.#call('DELETE', `/slots/${ref}`);
  }

  /** The finished file, or the range of it in `range` (a Range header); the caller reads the body. */
  recording(ref: string, range?: string): Promise<Response> {
    const headers = range === undefined ? this.#headers : { ...this.#headers, Range: range };
    return fetch(`${this.#baseUrl}/slots/${ref}/recording.mp4`, { headers });
  }

  /**
   * Events from now on, starting with the current state of every slot. Ends when the connection does; the caller
   * reconnects.
   */
  async *events(signal: AbortSignal): AsyncGenerator<SlotEvent, void, undefined> {
    const response = await fetch(`${this.#baseUrl}/events`, { headers: this.#headers, signal });
    if (!response.ok || response.body === null) throw new ControlError(response.status, 'no-events');
    let left = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (left + text).split('\n\n');
      left = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event !== null) yield event;
      }
    }
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS) };
    if (body !== undefined) init.body = JSON.stringify(body);
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(this.#baseUrl + path, init);
      answer = await response.json();
    } catch (error) {
      throw new ControlError(0, 'unreachable', { cause: error });
    }
    if (!response.ok) throw new ControlError(response.status, codeOf(answer));
    return trusted<T>(answer);
  }
}
