import { JSON_LIMITS, measureJson } from '@kotohogi/contract/kit/sent';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpFailure } from './failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Fields and items a body may have in all, where the general limit is not enough. */
    readonly maxValues?: number;
    /** How long a body may take to arrive; `none` for films, which take as long as they take. */
    readonly bodyTimeMs?: number | 'none';
  }
}

/** How long a body of JSON may take to arrive: 64 kB in half a minute, on the slowest telephone network too. */
export const BODY_TIME_MS = 30_000;

/** How long a file of this size may take: 32 kB a second, and half a minute on top. */
export const fileTimeMs = (sizeBytes: number) => BODY_TIME_MS + Math.ceil(sizeBytes / 32);

const maxValuesOf = (request: FastifyRequest) => request.routeOptions.config.maxValues ?? JSON_LIMITS.maxValues;

/** Refuses JSON that would take long to parse, before it is parsed. */
function checkShape(json: string, maxValues: number): HttpFailure | undefined {
  const found = measureJson(json, maxValues);
  if (found === 'tooMany') return new HttpFailure(413, `The body has more than ${maxValues} fields and items.`);
  return found === 'tooDeep' ? new HttpFailure(422, 'The body is nested too deep.') : undefined;
}

/** Reads JSON with the limits of the route on bytes, fields and depth. */
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

/** Reads the form of another site's page, with the limits of the route. */
export function readForm(request: FastifyRequest, form: string): Readonly<Record<string, string>> {
  const maxValues = maxValuesOf(request);
  // Counted like this nothing is split yet.
  let count = 1;
  for (let at = form.indexOf('&'); at >= 0; at = form.indexOf('&', at + 1)) count += 1;
  if (count > maxValues) throw new HttpFailure(413, `The form has more than ${maxValues} fields.`);
  return Object.fromEntries(new URLSearchParams(form));
}

/** Ends a request whose body has not arrived in time: with a 408 if somebody still waits for it, else with the connection. */
function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.destroy();
    return;
  }
  void reply.header('connection', 'close');
  raw.emit('error', new HttpFailure(408, 'The body did not arrive in time.'));
}

/** Cuts bodies that never end, so that nobody can hold connections by sending a byte now and then. */
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
    // Even there, what is still sent after the answer is read by nobody.
    else reply.raw.once('finish', () => !raw.readableEnded && start(generalMs));
  });
}
