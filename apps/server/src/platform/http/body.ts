import { JSON_LIMITS, measureJson } from '@kotohogi/contract/kit/sent';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many fields and items a body may have, for routes that need more than the general limit. */
    readonly maxValues?: number;
    /** How long a body may take to arrive; `none` for films, which have no limit. */
    readonly bodyTimeMs?: number | 'none';
  }
}

/** How long a JSON body may take to arrive: 64 kB in half a minute, enough for the slowest mobile network. */
export const BODY_TIME_MS = 30_000;

/** How long a file of this size may take: at 32 kB a second, plus half a minute. */
export const fileTimeMs = (sizeBytes: number) => BODY_TIME_MS + Math.ceil(sizeBytes / 32);

const maxValuesOf = (request: FastifyRequest) => request.routeOptions.config.maxValues ?? JSON_LIMITS.maxValues;

/** Refuses JSON that would take long to parse, before parsing it. */
function checkShape(json: string, maxValues: number): HttpFailure | undefined {
  const found = measureJson(json, maxValues);
  if (found === 'tooMany') return new HttpFailure(413, `The body has more than ${maxValues} fields and items.`);
  return found === 'tooDeep' ? new HttpFailure(422, 'The body is nested too deeply.') : undefined;
}

/** Parses JSON with the route's limits on bytes, fields and depth. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    const failure = checkShape(json, maxValuesOf(request));
    if (failure !== undefined) return done(failure);
    return parse(request, json, done);
  });
}

/** Parses a form posted by another site, with the route's limits. */
export function readForm(request: FastifyRequest, form: string): Readonly<Record<string, string>> {
  const maxValues = maxValuesOf(request);
  // Counts the fields without splitting the text.
  let count = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) count += 1;
  if (count > maxValues) throw new HttpFailure(413, `The form has more than ${maxValues} fields.`);
  return Object.fromEntries(new URLSearchParams(form));
}

/**
 * Ends a request whose body has not arrived in time: with a 408 if a reply is still pending, otherwise by closing the
 * connection.
 */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.destroy();
    return;
  }
  void reply.header('connection', 'close');
  raw.emit('error', new HttpFailure(408, 'The body did not arrive in time.'));
}

/** Limits the time for bodies, so that clients cannot hold connections open by sending a byte now and then. */
export function limitBodyTime(app: FastifyInstance, generalMs: number): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { bodyTimeMs = generalMs } = request.routeOptions.config;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    let timer: NodeJS.Timeout | undefined;
    const start = (ms: number) => {
      timer = setTimeout(() => giveUp(request, reply), ms).unref();
    };
    const stop = () => clearTimeout(timer);
    raw.once('end', stop);
    raw.once('close', stop);
    if (bodyTimeMs !== 'none') start(bodyTimeMs);
    // Even without a limit, a body that is still arriving after the response is cut off.
    else reply.raw.once('finish', () => !raw.readableEnded && start(generalMs));
  });
}
