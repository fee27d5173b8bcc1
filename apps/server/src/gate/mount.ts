import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { unstorablePlaces } from '@kotohogi/contract/kit/sent';
import { brokenRule } from '@kotohogi/contract/rules/rule';
import { languageOf } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import type { Db } from '../platform/db/connect.ts';
import { fileTimeMs, readForm } from '../platform/http/body.ts';
import { HttpFailure, refusalOf } from '../platform/http/failure.ts';
import { localeOf } from '../platform/http/locale.ts';
import { RawReply } from '../platform/http/raw-reply.ts';
import { auditOf, type InsertAudit } from './audit.ts';
import { openCall, type PreparedCall, type ReadRequest } from './before-body.ts';
import { answerDemo, type DemoDeps } from './demo.ts';
import { claimOf } from './once.ts';
import type { Call, Route } from './route.ts';

export interface MountOptions {
  readonly db: Db;
  readonly now: () => Instant;
  readonly publicUrl: string;
  /**
   * Whether responses are checked against their schema: everywhere except in production, where it would only cost time.
   */
  readonly checksAnswers: boolean;
  /** Answers calls to the sample weddings. */
  readonly demo: DemoDeps;
  readonly insertAudit: InsertAudit;
}

function parse<S extends ZodMiniType>(schema: S, value: unknown, status: 404 | 422): unknown {
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;
  if (status === 404) throw new HttpFailure(404, 'There is nothing at this URL.');
  throw new HttpFailure(422, 'The input does not satisfy the contract.', {
    broken: result.error.issues.map(brokenRule),
  });
}

/** Refuses a body with text that no column can store, and a body that is not a file where a file is expected. */
function checkBody(row: Endpoint, body: unknown): void {
  if (row.maxBodyBytes !== undefined && !(body instanceof Uint8Array)) {
    throw new HttpFailure(415, 'This endpoint expects the bytes of a file.');
  }
  // Bodies of machines may be signed: their handlers read them byte for byte.
  if (row.access.includes('machine') && typeof body === 'string') return;
  const broken = unstorablePlaces(body).map(path => ({ path, rule: 'invalid' as const, params: {} }));
  if (broken.length > 0) throw new HttpFailure(422, 'A text contains U+0000 or half of a surrogate pair.', { broken });
}

function send(row: Endpoint, request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof RawReply) return reply.code(answer.status).headers(answer.headers).send(answer.body);
  const body = answer ?? {};
  if (typeof body === 'object' && isRefused<string>(body)) {
    const status = row.errors[body.refused] ?? 500;
    return reply.code(status).send(refusalOf(body, status, languageOf(localeOf(request))));
  }
  return reply.send(body);
}

function checkAnswer(row: Endpoint, answer: unknown): void {
  if (answer instanceof RawReply || !('safeParse' in row.output)) return;
  const body = answer ?? {};
  if (typeof body === 'object' && isRefused<string>(body)) {
    if (row.errors[body.refused] === undefined) throw new Error(`${row.name} does not declare ${body.refused}`);
    return;
  }
  const result = row.output.safeParse(body);
  if (!result.success)
    throw new Error(`${row.name} returned output that violates its contract`, { cause: result.error });
}

async function answerCall({ row, answer }: Route, request: ReadRequest, opened: PreparedCall, options: MountOptions) {
  const { params, query } = request;
  const { cookies, now } = opened;
  const locale = localeOf(request);
  const language = languageOf(locale);
  if (opened.place !== undefined) {
    return await answerDemo(options.demo, { row, place: opened.place, params, query, language, now });
  }
  const { admitted } = opened;
  const call: Call = {
    params: parse(row.params, params, 404),
    query: parse(row.query, query, 422),
    body: parse(row.body, request.body, 422),
    caller: admitted.caller,
    permissions: admitted.permissions,
    cookies,
    locale,
    language,
    now,
    requestId: request.id,
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
    rangeHeader: request.headers.range,
    header: name => [request.headers[name] ?? ''].flat()[0] ?? '',
    claim: claimOf(row, request, admitted),
    audit: auditOf(row, request.id, admitted, options.insertAudit),
  };
  return await answer(call, admitted);
}

/** How much a route reads, and for how long. */
function limitsOf({ maxBodyBytes, jsonLimits, perMinute }: Endpoint) {
  const config = {
    maxValues: jsonLimits.maxValues,
    ...(maxBodyBytes === undefined ? {} : { bodyTimeMs: fileTimeMs(maxBodyBytes) }),
    ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: 60_000 } }),
  };
  return { bodyLimit: maxBodyBytes ?? jsonLimits.maxBytes, config };
}

/** Mounts one route: origin check and gate before the body is read, then parsing, the handler, and its response. */
function mountRoute(app: FastifyInstance, route: Route, options: MountOptions): void {
  const { row } = route;
  const opened = new WeakMap<FastifyRequest, PreparedCall>();
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method: row.method,
    url: `/api${row.path}`,
    ...limitsOf(row),
    // Runs after the rate limit, which is an onRequest hook.
    preParsing: async (request, reply, payload) => {
      opened.set(request, await openCall(row, request, reply, options));
      return payload;
    },
    handler: async (request, reply) => {
      const call = opened.get(request);
      if (call === undefined) throw new Error('a call reached its handler without being admitted');
      if (call.place === undefined) checkBody(row, request.body);
      const result = await answerCall(route, request, call, options);
      if (options.checksAnswers) checkAnswer(row, result);
      return send(row, request, reply, result);
    },
  });
}

/**
 * External machines post forms (docs/product/calls.md#who-may-call). Only machine routes parse them: our own pages send
 * JSON. A machine's JSON stays text, because it may be signed.
 */
function mountForMachine(app: FastifyInstance, route: Route, options: MountOptions): void {
  void app.register(async inner => {
    const form = async (request: FastifyRequest, body: string | Buffer) => readForm(request, String(body));
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, form);
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    mountRoute(inner, route, options);
  });
}

/** Mounts every route of the product. Throws when two routes have the same endpoint. */
export function mount(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  const seen = new Set<string>();
  for (const route of routes) {
    if (seen.has(route.row.name)) throw new Error(`${route.row.name} has two handlers`);
    seen.add(route.row.name);
    if (route.row.access.includes('machine')) mountForMachine(app, route, options);
    else mountRoute(app, route, options);
  }
}
