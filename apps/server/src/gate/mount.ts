import { createHash } from 'node:crypto';
import type { Endpoint } from '@kotohogi/contract/kit/endpoint';
import { brokenRule } from '@kotohogi/contract/rules/rule';
import { languageOf } from '@kotohogi/contract/texts/texts';
import { type KeyHeaders, readApiKey } from '@kotohogi/domain/account/api-key';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import type { Db } from '../platform/db/connect.ts';
import { HttpFailure, refusalOf } from '../platform/http/failure.ts';
import { localeOf } from '../platform/http/locale.ts';
import { RawReply } from '../platform/http/raw-reply.ts';
import { isSameOrigin } from '../platform/http/same-origin.ts';
import { Cookies } from './cookies.ts';
import { answerDemo, type DemoDesk, demoPlaceOf } from './demo.ts';
import { admit } from './gate.ts';
import type { Call, Route } from './route.ts';

export interface MountOptions {
  readonly db: Db;
  readonly now: () => Instant;
  readonly publicUrl: string;
  /** Whether answers are held against their schema: everywhere but in production, where it would only cost time. */
  readonly checksAnswers: boolean;
  /** Answers for the sample weddings. */
  readonly demo: DemoDesk;
}

function parse<S extends ZodMiniType>(schema: S, value: unknown, status: 404 | 422): unknown {
  const result = schema.safeParse(value ?? {}, { reportInput: true });
  if (result.success) return result.data;
  if (status === 404) throw new HttpFailure(404, 'There is nothing at this address.');
  throw new HttpFailure(422, 'The input does not satisfy the contract.', {
    broken: result.error.issues.map(brokenRule),
  });
}

/** No body of the contract is deeper; one that is could only be meant to overflow the stack. */
const MAX_DEPTH = 20;

/** Where U+0000 stands in what was sent: JSON and addresses can carry it, no text of the database can. */
function placesOfNul(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.includes('\0') ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return [];
  if (path.length > MAX_DEPTH) return [path[0] ?? ''];
  return Object.entries(value).flatMap(([name, part]) => placesOfNul(part, [...path, name]));
}

/** Refuses both before anything is looked up: an address with it is an unknown one, a field with it is not valid. */
function refuseNul({ params, query, body }: FastifyRequest): void {
  if (placesOfNul([params, query]).length > 0) throw new HttpFailure(404, 'There is nothing at this address.');
  const broken = placesOfNul(body).map(path => ({ path, rule: 'invalid' as const, params: {} }));
  if (broken.length > 0) throw new HttpFailure(422, 'A text holds U+0000, or the body is nested too deep.', { broken });
}

function readIdempotencyKey(row: Endpoint, request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (!row.idempotent) return '';
  if (typeof header === 'string' && /^[\w-]{8,128}$/.test(header)) return header;
  throw new HttpFailure(400, 'This call needs an Idempotency-Key of 8 to 128 letters, digits, - or _.');
}

/** The headers an API key may come in. One that came twice is no key. */
function keyHeadersOf({ headers }: FastifyRequest): KeyHeaders {
  return { apiKey: headers['x-api-key']?.toString(), authorization: headers.authorization };
}

/**
 * Writes are taken from our own pages only; machines prove themselves otherwise (decision 88). Programs with a key have no
 * page: what another site's page can make a browser send along is cookies, never these headers. With a cookie beside the
 * key it is asked for all the same.
 */
function checkOrigin(row: Endpoint, request: FastifyRequest, cookies: Cookies, publicUrl: string): void {
  if (row.method === 'GET' || row.access.includes('machine')) return;
  if (!cookies.hasAny() && readApiKey(keyHeadersOf(request)).kind !== 'none') return;
  if (!isSameOrigin(request, publicUrl)) throw new HttpFailure(403, 'This call came from another site.');
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
  if (!result.success) throw new Error(`${row.name} answered what its contract does not say`, { cause: result.error });
}

/** Puts one route on the server: origin, gate, parsing, the handler, its answer. */
function mountRoute(app: FastifyInstance, { row, answer }: Route, options: MountOptions): void {
  app.route<{ Params: Record<string, string>; Querystring: Record<string, unknown> }>({
    method: row.method,
    url: `/api${row.path}`,
    ...(row.maxBodyBytes === undefined ? {} : { bodyLimit: row.maxBodyBytes }),
    ...(row.perMinute === undefined ? {} : { config: { rateLimit: { max: row.perMinute, timeWindow: 60_000 } } }),
    handler: async (request, reply) => {
      const cookies = new Cookies(request, reply, options.publicUrl.startsWith('https:'));
      checkOrigin(row, request, cookies, options.publicUrl);
      refuseNul(request);
      const { params, query } = request;
      const now = options.now();
      const place = demoPlaceOf(row, request);
      if (place !== undefined) {
        const language = languageOf(localeOf(request));
        const answer = await answerDemo(options.demo, { row, place, params, query, language, now });
        if (options.checksAnswers) checkAnswer(row, answer);
        return send(row, request, reply, answer);
      }
      const admitted = await admit(options.db, row, {
        params,
        query,
        cookies,
        keyHeaders: keyHeadersOf(request),
        now,
      });
      const locale = localeOf(request);
      const call: Call = {
        params: parse(row.params, params, 404),
        query: parse(row.query, query, 422),
        body: parse(row.body, request.body, 422),
        caller: admitted.caller,
        permissions: admitted.permissions,
        cookies,
        locale,
        language: languageOf(locale),
        now,
        requestId: request.id,
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
        rangeHeader: request.headers.range,
        header: name => [request.headers[name] ?? ''].flat()[0] ?? '',
        idempotencyKey: readIdempotencyKey(row, request),
        requestHash: createHash('sha256')
          .update(JSON.stringify([row.name, params, row.maxBodyBytes === undefined ? (request.body ?? null) : null]))
          .digest('hex'),
      };
      const result = await answer(call, admitted);
      if (options.checksAnswers) checkAnswer(row, result);
      return send(row, request, reply, result);
    },
  });
}

/**
 * Machines of others post forms (decision 88); their rows read them, and only theirs: our own pages send JSON. JSON of a
 * machine stays text, for it may be signed.
 */
function mountForMachine(app: FastifyInstance, route: Route, options: MountOptions): void {
  void app.register(async inner => {
    inner.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    mountRoute(inner, route, options);
  });
}

/** Puts every route of the product on the server. Throws when two answer the same row. */
export function mount(app: FastifyInstance, routes: readonly Route[], options: MountOptions): void {
  const seen = new Set<string>();
  for (const route of routes) {
    if (seen.has(route.row.name)) throw new Error(`${route.row.name} has two handlers`);
    seen.add(route.row.name);
    if (route.row.access.includes('machine')) mountForMachine(app, route, options);
    else mountRoute(app, route, options);
  }
}
