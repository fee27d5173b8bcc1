import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Faults, readFault } from '../faults.ts';
import type { NoticeSender } from '../notices.ts';
import { changeSettings } from '../settings.ts';
import type { Store } from '../store.ts';
import type { TokenKey } from '../tokens.ts';
import { changeTrade } from '../trade.ts';
import { type Fields, parseFields } from '../wire/fields.ts';
import { adminPage, totalsOf } from './admin.ts';
import { sendPage } from './routes.ts';

interface AdminDeps {
  readonly store: Store;
  readonly faults: Faults;
  readonly notices: NoticeSender;
  readonly tokenKey: TokenKey;
}

/** Redirects a form back to the page; answers a program with the new state as JSON. */
function done(request: FastifyRequest, reply: FastifyReply, state: object): FastifyReply {
  return request.headers['content-type']?.startsWith('application/json')
    ? reply.send(state)
    : reply.redirect('/admin', 303);
}

function fieldsOf(request: FastifyRequest): Fields {
  return parseFields(request.body, request.headers['content-type']);
}

function mountFaults(app: FastifyInstance, faults: Faults): void {
  const state = () => ({ faults: faults.list() });
  app.get('/admin/faults', () => state());
  app.post('/admin/faults', (request, reply) => {
    const fault = readFault(fieldsOf(request));
    if (fault === undefined) return reply.code(400).send({ error: 'op, mode, times, delayMs' });
    faults.add(fault);
    return done(request, reply, state());
  });
  app.delete('/admin/faults', () => {
    faults.clear();
    return state();
  });
  app.post('/admin/faults/clear', (request, reply) => {
    faults.clear();
    return done(request, reply, state());
  });
}

/** Mounts the tester's page and its API: `/admin`, `/admin/faults`, `/admin/settings`, `/admin/trades`, `/admin/notices`. */
export function mountAdmin(app: FastifyInstance, deps: AdminDeps): void {
  const { store, faults, notices, tokenKey } = deps;
  app.get('/', (_request, reply) => reply.redirect('/admin', 303));
  app.get('/admin', (_request, reply) => sendPage(reply, adminPage(store, faults.list())));
  mountFaults(app, faults);
  app.get('/admin/settings', () => store.settings);
  app.post('/admin/settings', (request, reply) => {
    store.saveSettings(changeSettings(store.settings, fieldsOf(request)));
    return done(request, reply, store.settings);
  });
  app.get('/admin/token-key', () => ({ keyHash: tokenKey.keyHash, publicKey: tokenKey.publicKey }));
  app.get('/admin/trades', () => ({
    totals: totalsOf(store),
    pendingNotices: store.notices.size,
    trades: [...store.trades.values()].map(
      ({ shopId, orderId, accessId, payType, status, amountYen, processedAtMs }) => {
        return { shopId, orderId, accessId, payType, status, amountYen, processedAtMs };
      },
    ),
  }));
  app.post('/admin/trades', (request, reply) => {
    const { shopId = '', orderId = '', ...changes } = fieldsOf(request);
    const trade = store.findTrade(shopId, orderId);
    if (trade === undefined) return reply.code(404).send({ error: 'no such order' });
    const changed = changeTrade(trade, changes);
    if (changed === undefined) store.loseTrade(trade);
    else store.saveTrade(changed);
    return done(request, reply, { changed: orderId });
  });
  app.post('/admin/notices', async (request, reply) => {
    const { shopId = '', orderId = '' } = fieldsOf(request);
    const trade = store.findTrade(shopId, orderId);
    if (trade === undefined) return reply.code(404).send({ error: 'no such order' });
    await notices.send(trade);
    return done(request, reply, { sent: orderId });
  });
}
