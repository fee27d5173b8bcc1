import { Faults } from '@kotohogi/testkit/hosted-faults';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mountControl } from './control.ts';
import { mountDelivery } from './delivery.ts';
import { mountEvents } from './events.ts';
import { errorShape } from './shapes.ts';
import { Store } from './store.ts';
import { mountVideos } from './videos.ts';

/** `transcodeMs` = time from a film's last byte until it can be played. */
export interface SandboxOptions {
  readonly token: string;
  readonly transcodeMs: number;
  /**
   * Number of calls a minute allowed for the account (X-RateLimit-*, agilie/vimeo-api-gem wiki 4); depends on the plan.
   */
  readonly callsAMinute: number;
}

const MAX_CHUNK_BYTES = 128 << 20;

/** Counts calls in one-minute windows. */
class RateLimit {
  readonly #callsAMinute: number;
  #until = 0;
  #used = 0;

  constructor(callsAMinute: number) {
    this.#callsAMinute = callsAMinute;
  }

  take(reply: FastifyReply): boolean {
    if (Date.now() >= this.#until) {
      this.#until = Date.now() + 60_000;
      this.#used = 0;
    }
    this.#used += 1;
    reply.header('X-RateLimit-Limit', this.#callsAMinute);
    reply.header('X-RateLimit-Remaining', Math.max(0, this.#callsAMinute - this.#used));
    reply.header('X-RateLimit-Reset', new Date(this.#until).toISOString().replace(/\.\d+Z$/, '+00:00'));
    return this.#used <= this.#callsAMinute;
  }
}

/** Guards the API: checks the token and the rate limit, and applies the injected faults. */
function guardApi(api: FastifyInstance, { token, callsAMinute }: SandboxOptions, faults: Faults): void {
  const limit = new RateLimit(callsAMinute);
  const tooMuch = errorShape('Too many API requests. Wait an hour and try again, or contact us.', 9000);
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = faults.take('drop', 'http-500', 'rate-limit');
    if (fault === 'drop') return reply.raw.destroy();
    if (fault === 'http-500') return reply.code(500).send(errorShape('Internal error', 1001));
    if (request.headers.authorization !== `Bearer ${token}`) {
      const text = 'You must provide a valid authenticated access token.';
      return reply.code(401).send(errorShape(text, 8003, "The user credentials aren't valid."));
    }
    if (!limit.take(reply) || fault === 'rate-limit') return reply.code(429).send(tooMuch);
    return undefined;
  });
}

/** Processes a POST and then loses the answer. */
function loseAnswers(api: FastifyInstance, faults: Faults): void {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && faults.take('drop-answer') !== undefined) reply.raw.destroy();
  });
}

/** Creates the sandbox. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const store = new Store(options.transcodeMs);
  const faults = new Faults();
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: MAX_CHUNK_BYTES,
    routerOptions: { maxParamLength: 2_000 },
  });
  const readJson = (_request: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body));
    } catch (error) {
      done(error instanceof Error ? error : new Error('not JSON'));
    }
  };
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(/^application\/(.*\+)?json/, { parseAs: 'string' }, readJson);
  app.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  let baseUrl = '';
  app.addHook('onRequest', async request => {
    baseUrl = `http://${request.headers.host}`;
  });
  app.register(async api => {
    guardApi(api, options, faults);
    loseAnswers(api, faults);
    mountEvents(api, store, () => baseUrl);
    mountVideos(api, store, () => baseUrl);
  });
  mountDelivery(app, store, faults);
  mountControl(app, store, faults);
  return app;
}
