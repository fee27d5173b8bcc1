import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Store } from '../store.ts';
import type { Challenge, ChallengeResult, Trade } from '../trade.ts';
import { type Fields, parseFields } from '../wire/fields.ts';
import {
  answerOf,
  challengePage,
  findChallenge,
  recordResult,
  resultWithoutAsking,
  unknownChallengePage,
} from './challenge.ts';
import { autoPostPage, type Page } from './layout.ts';

/** Sends a page with its own content security policy. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', page.contentSecurityPolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.html);
}

/** Sends the guest back to the shop after 3-D Secure 2: one return that names the trade. */
function returnToShop(reply: FastifyReply, trade: Trade, challenge: Challenge): FastifyReply {
  if (challenge.returnBy === 'POST') {
    return sendPage(reply, autoPostPage(challenge.returnUrl, { AccessID: trade.accessId, MD: trade.accessId }));
  }
  const url = new URL(challenge.returnUrl);
  url.searchParams.set('AccessID', trade.accessId);
  return reply.redirect(url.href, 303);
}

function mountVersion2(app: FastifyInstance, store: Store): void {
  function visit(reply: FastifyReply, query: Fields, answer: ChallengeResult | undefined): FastifyReply {
    const { transId: id = '', t: secret = '' } = query;
    const found = findChallenge(store, { version: 2, id, secret });
    if (found === undefined) return sendPage(reply, unknownChallengePage(), 404);
    const { trade, challenge } = found;
    const result = challenge.result ?? answer ?? resultWithoutAsking(trade);
    if (result !== undefined) return returnToShop(reply, trade, recordResult(store, trade, challenge, result));
    return sendPage(
      reply,
      challengePage(trade, store, { action: '/api/v2/brw/result', keep: { transId: id, t: secret } }),
    );
  }

  app.get<{ Querystring: Fields }>('/api/v2/brw/callback', (request, reply) => visit(reply, request.query, undefined));
  app.post('/api/v2/brw/result', (request, reply) => {
    const fields = parseFields(request.body, request.headers['content-type']);
    return visit(reply, fields, answerOf(fields));
  });
}

/** 3-D Secure 1 gives the browser a PaRes, which the shop submits; it is bound to the challenge and to its result. */
function concludeVersion1(store: Store, trade: Trade, challenge: Challenge, result: ChallengeResult): string {
  if (challenge.paRes !== undefined) return challenge.paRes;
  const paRes = randomBytes(48).toString('base64');
  store.saveTrade({ ...trade, challenge: { ...challenge, result, paRes } });
  return paRes;
}

function mountVersion1(app: FastifyInstance, store: Store): void {
  function find(fields: Fields): { trade: Trade; challenge: Challenge } | undefined {
    const found = findChallenge(store, { version: 1, id: (fields.PaReq ?? '').replace(/ /g, '+') });
    return found?.trade.accessId === fields.MD ? found : undefined;
  }

  app.post('/acs', (request, reply) => {
    const fields = parseFields(request.body, request.headers['content-type']);
    const { PaReq = '', TermUrl = '', MD = '' } = fields;
    const found = find(fields);
    if (found === undefined || !URL.canParse(TermUrl)) return sendPage(reply, unknownChallengePage(), 404);
    const keep = { PaReq: PaReq.replace(/ /g, '+'), TermUrl, MD };
    return sendPage(reply, challengePage(found.trade, store, { action: '/acs/result', keep }));
  });
  app.post('/acs/result', (request, reply) => {
    const fields = parseFields(request.body, request.headers['content-type']);
    const { TermUrl = '' } = fields;
    const [found, result] = [find(fields), answerOf(fields)];
    if (found === undefined || result === undefined || !URL.canParse(TermUrl)) {
      return sendPage(reply, unknownChallengePage(), 404);
    }
    const paRes = concludeVersion1(store, found.trade, found.challenge, result);
    return sendPage(reply, autoPostPage(TermUrl, { PaRes: paRes, MD: found.trade.accessId }));
  });
}

/** Mounts the issuer's pages for both versions of 3-D Secure. */
export function mountChallenges(app: FastifyInstance, store: Store): void {
  mountVersion2(app, store);
  mountVersion1(app, store);
}
