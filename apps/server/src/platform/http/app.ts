import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { JSON_LIMITS } from '@kotohogi/contract/kit/sent';
import { languageOf } from '@kotohogi/contract/texts/texts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Log } from '../log/log.ts';
import { BODY_TIME_MS, limitBodyTime, readJson } from './body.ts';
import { answerClientError } from './client-error.ts';
import { compressAnswer } from './compress.ts';
import { bodyOf, failureOf, HttpFailure } from './failure.ts';
import { localeOf } from './locale.ts';

/** Calls a minute from one address, where a row sets no limit of its own. A whole family may share an address. */
const GENERAL_PER_MINUTE = 1200;
/** How long a connection may take to send the headers of a request. */
const HEADERS_TIME_MS = 30_000;

export interface AppOptions {
  readonly log: Log;
  readonly cookieKey: string;
  readonly publicUrl: string;
  /** Other origins a page of ours talks to: the live origin, the gateway's token script and its pages. */
  readonly live: string;
  readonly gatewayOrigins: readonly string[];
  /** Hosted video platforms: whose players stand in pages of ours, the scripts that speak with those, whose streams our own player fetches, where films are sent. */
  readonly video: Readonly<Record<'frames' | 'scripts' | 'streams' | 'uploads', readonly string[]>>;
  /** Proxies in front, by address or network: the caller's address is the one they forward. Nobody else is believed. */
  readonly trustedProxies: readonly string[];
  readonly isRateLimited: boolean;
  readonly hasWebFonts: boolean;
  /** How long a body of JSON may take to arrive; half a minute otherwise. */
  readonly bodyTimeMs?: number;
}

/** What a page of ours may load and talk to (CSP 3). */
function contentSecurity({ publicUrl, live, gatewayOrigins, video, hasWebFonts }: AppOptions) {
  const socket = publicUrl.replace(/^http/, 'ws');
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      // The sound of a staff browser's camera is encoded by WebAssembly where the browser has no AAC; no text becomes a script by it.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...video.scripts, ...gatewayOrigins],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', live],
      // Switched off, no browser asks for a face: the next one of the list in the style sheet is used.
      fontSrc: [hasWebFonts ? "'self'" : "'none'"],
      mediaSrc: ["'self'", 'blob:', live, ...video.streams],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: [
        "'self'",
        socket,
        live,
        live.replace(/^http/, 'ws'),
        ...video.streams,
        ...video.uploads,
        ...gatewayOrigins,
      ],
      frameSrc: ["'self'", ...video.frames, ...gatewayOrigins],
      frameAncestors: ["'self'"],
      // 3-D Secure 1 posts a form to the card's issuer, whoever that is; pages show no markup of others that could.
      formAction: ["'self'", ...gatewayOrigins, 'https:'],
      manifestSrc: ["'self'"],
    },
  };
}

/** The status of an error Fastify itself raises (a body too large, bad JSON, a limit), or 500 for a surprise. */
function statusOf(error: FastifyError | Error): number {
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400) return error.statusCode;
  return 500;
}

function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(localeOf(request));
  const failure = error instanceof HttpFailure ? error : new HttpFailure(statusOf(error), error.message);
  // Errors below 500 are information, the rest is for the operator (product text §8).
  if (failure.status >= 500) request.log.error({ err: error }, 'a call failed');
  else request.log.info({ status: failure.status, reason: failure.message }, 'a call was refused');
  return reply.code(failure.status).send(bodyOf(failure, language));
}

/** A 404 in the error body of the product. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(localeOf(request));
  return reply.code(404).send(failureOf(404, 'There is nothing at this address.', language));
}

/** Answers for an address nobody can read. It is raised before any hook has run, so the id they give is given here. */
function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void answerFailure(error, request, reply);
}

/** A Fastify with everything a request meets before and after the product: ids, cookies, limits, headers, errors. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // why: not `true`, or anybody who reaches us past the proxy could choose an address
    trustProxy: [...options.trustedProxies],
    bodyLimit: JSON_LIMITS.maxBytes,
    // Node looks for late headers at intervals: without the second figure the first may be half a minute late.
    http: { headersTimeout: HEADERS_TIME_MS, connectionsCheckingInterval: 5_000 },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, options.log),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // why: answers of the contract are for whoever asks now; files that may be kept say so themselves
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  limitBodyTime(app, options.bodyTimeMs ?? BODY_TIME_MS);
  readJson(app);
  app.addHook('onSend', compressAnswer);
  await app.register(cookie, { secret: options.cookieKey });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity(options),
    crossOriginEmbedderPolicy: false,
    hsts: options.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (options.isRateLimited) {
    // Pages and files are not counted: one page is a hundred of them.
    const allowList = (request: FastifyRequest) => !request.url.startsWith('/api/');
    await app.register(rateLimit, { max: GENERAL_PER_MINUTE, timeWindow: 60_000, allowList });
  }
  // Files are sent as they are; how large they may be, and who may send them, is up to each route.
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(answerFailure);
  return app;
}
