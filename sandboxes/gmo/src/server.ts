import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type CallDeps, mountCalls } from './calls/route.ts';
import { Faults } from './faults.ts';
import { NoticeSender } from './notices.ts';
import { mountAdmin } from './pages/admin-routes.ts';
import { mountChallenges } from './pages/routes.ts';
import { mountWallets } from './pages/wallet.ts';
import { Store } from './store.ts';
import { cardInputOf, getToken, getTokenForServer, scriptAnswer, TokenKey } from './tokens.ts';
import { parseFields } from './wire/fields.ts';

/**
 * `publicUrl` = the address at which the guest's browser reaches the sandbox; defaults to the address of the request.
 * `noticeUrl` = the address for result notifications; defaults to the stored settings.
 */
export interface SandboxOptions {
  readonly dataDir: string;
  readonly publicUrl?: string;
  readonly noticeUrl?: string;
}

const BUSY = { resultCode: '902' };

function mountTokens(
  app: FastifyInstance,
  deps: { store: Store; faults: Faults; key: TokenKey; nowMs(): number },
): void {
  const script = readFileSync(new URL('./browser/token.js', import.meta.url), 'utf8');
  app.get('/ext/js/token.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.post('/ext/api/getToken', (request, reply) => {
    const fields = parseFields(request.body, request.headers['content-type']);
    // Any shop's page may call it, as on the gateway.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    if (deps.faults.take('getToken') !== undefined) return reply.send(BUSY);
    return reply.send(scriptAnswer(getToken(fields.shopId ?? '', cardInputOf(fields), deps.store, deps.nowMs())));
  });
  app.post('/ext/api/credit/getToken', (request, reply) => {
    const fields = parseFields(request.body, request.headers['content-type']);
    return reply.send(getTokenForServer(fields, deps.key, deps.store, deps.nowMs()));
  });
}

/** Creates the sandbox over its data folder; closing it closes the journal. */
export function createSandbox(options: SandboxOptions): FastifyInstance {
  const store = new Store(options.dataDir);
  if (options.noticeUrl !== undefined) store.saveSettings({ ...store.settings, noticeUrl: options.noticeUrl });
  const faults = new Faults();
  const notices = new NoticeSender(store);
  const key = new TokenKey(options.dataDir);
  const nowMs = () => Date.now() + store.settings.clockOffsetMs;
  const app = fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onClose', () => {
    notices.close();
    store.close();
  });
  const baseUrlOf = (request: FastifyRequest) => options.publicUrl ?? `http://${request.headers.host}`;
  const deps: CallDeps = {
    store,
    faults,
    notices,
    world: request => ({ store, baseUrl: baseUrlOf(request), nowMs: nowMs() }),
  };
  mountCalls(app, deps);
  mountTokens(app, { store, faults, key, nowMs });
  mountChallenges(app, store);
  mountWallets(app, deps);
  mountAdmin(app, { store, faults, notices, tokenKey: key });
  return app;
}
