import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const MAX_BYTES = 16_384;
const MAX_TEXT = 255;
/** A page that fails repeatedly must not fill the log. */
const PER_MINUTE = 60;

const line = z.object({
  level: z.enum(['info', 'warn', 'error']),
  text: z.string().check(z.maxLength(MAX_TEXT)),
  facts: z.optional(z.unknown()),
  page: z.string().check(z.maxLength(MAX_TEXT)),
});

/** Paths contain the tokens of links in mails. */
const withoutTokens = (page: string) => page.replace(/[\w-]{20,}/g, '***');

function parse(body: unknown): z.output<typeof line> | undefined {
  try {
    return line.safeParse(JSON.parse(String(body))).data;
  } catch {
    // why: anyone may post anything here
    return undefined;
  }
}

function write(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
  const found = parse(request.body);
  if (found === undefined) return reply.code(400).send();
  const { level, text, facts, page } = found;
  const agent = request.headers['user-agent'];
  request.log[level]({ browser: { facts, page: withoutTokens(page), agent } }, `browser: ${text}`);
  return reply.code(204).send();
}

/**
 * `POST /api/log`: a browser sends a line of its log, as text (`navigator.sendBeacon`). It is written to our log, and by
 * that to the monitoring service, at its rate (docs/product/calls.md#answers).
 */
export function mountBrowserLog(app: FastifyInstance): void {
  const limits = { bodyLimit: MAX_BYTES, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } };
  app.post('/api/log', limits, write);
}
