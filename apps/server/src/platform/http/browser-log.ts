import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const MAX_BYTES = 16_384;
const MAX_TEXT = 255;
/** A page that fails repeatedly must not fill the log. */
const PER_MINUTE = 60;

const line = z.object({
  level: z.enum(['info', 'warn', 'error']),
  text: z.string(),
  facts: z.optional(z.unknown()),
});

/** The path of the page that sent the line, without the tokens of links in mails. */
function pageOf({ headers: { referer } }: FastifyRequest): string | undefined {
  return URL.parse(referer ?? '')?.pathname.replace(/[\w-]{20,}/g, '***');
}

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
  const { level, text, facts } = found;
  const agent = request.headers['user-agent'];
  request.log[level]({ browser: { facts, page: pageOf(request), agent } }, `browser: ${text.slice(0, MAX_TEXT)}`);
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
