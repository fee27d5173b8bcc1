import { Faults } from '@kotohogi/testkit/hosted-faults';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { mountControl } from './control.ts';
import { mountDelivery } from './delivery.ts';
import { mountInputs } from './inputs.ts';
import { failed } from './shapes.ts';
import { SigningKeys } from './signing.ts';
import { Store } from './store.ts';
import { mountVideos } from './videos.ts';
import { Webhooks } from './webhooks.ts';

/** `transcodeMs` = time from a film's last byte until it can be played. */
export interface SandboxOptions {
  readonly token: string;
  readonly account: string;
  readonly transcodeMs: number;
}

const MAX_CHUNK_BYTES = 210 << 20;

/** Guards the API: checks the token and applies the injected faults. */
function guardApi(api: FastifyInstance, token: string, faults: Faults): void {
  api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = faults.take('drop', 'http-500', 'rate-limit');
    if (fault === 'drop') return reply.raw.destroy();
    if (fault === 'http-500') return reply.code(500).send(failed(10_000, 'Internal Server Error'));
    if (fault === 'rate-limit') return reply.code(429).header('retry-after', '300').send(failed(971, 'Rate limited'));
    if (request.headers.authorization === `Bearer ${token}`) return undefined;
    return reply.code(403).send(failed(10_000, 'Authentication error'));
  });
}

function parseJson(_request: FastifyRequest, body: string, done: (error: Error | null, value?: unknown) => void): void {
  try {
    done(null, body === '' ? {} : JSON.parse(body));
  } catch (error) {
    done(error instanceof Error ? error : new Error('not JSON'));
  }
}

/** Processes a POST and then loses the answer. */
function loseAnswers(api: FastifyInstance, faults: Faults): void {
  api.addHook('onSend', async (request, reply) => {
    if (request.method === 'POST' && faults.take('drop-answer') !== undefined) reply.raw.destroy();
  });
}

/** Creates the sandbox. Delivery, on the customer's own host in the real service, shares the API's host. */
export function createSandbox({ token, account, transcodeMs }: SandboxOptions): FastifyInstance {
  const store = new Store(transcodeMs);
  const faults = new Faults();
  const keys = new SigningKeys();
  let baseUrl = '';
  const webhooks = new Webhooks(store, () => baseUrl);
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: MAX_CHUNK_BYTES,
    routerOptions: { maxParamLength: 2_000 },
  });
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
  const bytes = ['application/offset+octet-stream', 'multipart/form-data'];
  app.addContentTypeParser(bytes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onClose', async () => webhooks.close());
  app.addHook('onRequest', async request => {
    baseUrl = `http://${request.headers.host}`;
  });
  app.register(
    async api => {
      guardApi(api, token, faults);
      loseAnswers(api, faults);
      webhooks.mount(api);
      mountInputs(api, store, () => baseUrl);
      mountVideos(api, store, keys, () => baseUrl);
    },
    { prefix: `/client/v4/accounts/${account}/stream` },
  );
  mountControl(app, store, faults, webhooks);
  mountDelivery(app, store, keys, faults);
  return app;
}
