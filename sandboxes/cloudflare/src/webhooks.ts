import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ok, videoShape } from './shapes.ts';
import type { Store } from './store.ts';

const LOOK_MS = 50;

/**
 * The service's two kinds of notification: the account's webhook when a film is ready or has failed, signed
 * (manage-video-library/using-webhooks.mdx), and a notification destination when an encoder connects or disconnects
 * (stream-live/webhooks.mdx), which carries its secret in the header `cf-webhook-auth`.
 */
export class Webhooks {
  readonly #store: Store;
  readonly #baseUrl: () => string;
  #notificationUrl = '';
  #modifiedMs = Date.now();
  readonly #secret = randomBytes(16).toString('hex');
  #live: { readonly url: string; readonly secret: string } | undefined;
  readonly #clock: NodeJS.Timeout;

  constructor(store: Store, baseUrl: () => string) {
    this.#store = store;
    this.#baseUrl = baseUrl;
    this.#clock = setInterval(() => this.#deliver(), LOOK_MS).unref();
  }

  close(): void {
    clearInterval(this.#clock);
  }

  mount(api: FastifyInstance): void {
    const shape = () => ({
      notificationUrl: this.#notificationUrl,
      modified: new Date(this.#modifiedMs).toISOString(),
      secret: this.#secret,
    });
    api.put<{ Body: { notificationUrl: string } }>('/webhook', (request, reply) => {
      this.#notificationUrl = request.body.notificationUrl;
      this.#modifiedMs = Date.now();
      return reply.send(ok(shape()));
    });
    api.get('/webhook', (_request, reply) => reply.send(ok(shape())));
  }

  /** Destination for encoders connecting and disconnecting; configured by hand on the service's own pages. */
  setLive(destination: { readonly url: string; readonly secret: string } | undefined): void {
    this.#live = destination;
  }

  notifyLive(inputId: string, eventType: 'live_input.connected' | 'live_input.disconnected'): void {
    if (this.#live === undefined) return;
    const updatedAt = new Date().toISOString();
    const data = {
      notification_name: 'Stream Live Input',
      input_id: inputId,
      event_type: eventType,
      updated_at: updatedAt,
    };
    const text = `Notification type: Stream Live Input\nInput ID: ${inputId}\nEvent type: ${eventType}`;
    const body = JSON.stringify({ name: 'Live', text, data, ts: Math.floor(Date.now() / 1_000) });
    this.#post(this.#live.url, body, { 'cf-webhook-auth': this.#live.secret });
  }

  #deliver(): void {
    for (const video of this.#store.videos.values()) {
      const state = this.#store.stateOf(video);
      if (video.isNotified || (state !== 'ready' && state !== 'error')) continue;
      video.isNotified = true;
      if (this.#notificationUrl === '') continue;
      const body = JSON.stringify(videoShape(this.#store, video, this.#baseUrl()));
      const time = Math.floor(Date.now() / 1_000);
      const sig1 = createHmac('sha256', this.#secret).update(`${time}.${body}`).digest('hex');
      this.#post(this.#notificationUrl, body, { 'webhook-signature': `time=${time},sig1=${sig1}` });
    }
  }

  #post(url: string, body: string, headers: Record<string, string>): void {
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }).catch(
      // why: the receiver may be down; the real service does not report that either
      () => undefined,
    );
  }
}
