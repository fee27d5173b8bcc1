import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
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
import { bodyOf, failureOf, HttpFailure } from './failure.ts';
import { localeOf } from './locale.ts';

/**
 * Calls per minute from one address, for endpoints without a limit of their own. A whole family may share an address.
 */
const GENERAL_PER_MINUTE = 1200;
/** A smaller response fits in one packet even uncompressed. */
const MIN_COMPRESSED_BYTES = 1_400;
/** How long a connection may take to send the headers of a request. */
const HEADERS_TIME_MS = 30_000;

export interface AppOptions {
  readonly log: Log;
  readonly cookieKey: string;
  readonly publicUrl: string;
  /** Other origins our pages connect to: the live origin, the gateway's token script and its pages. */
  readonly live: string;
  readonly gatewayOrigins: readonly string[];
  /**
   * Origins of hosted video platforms: players embedded in our pages, the scripts that control them, streams our own
   * player fetches, upload targets.
   */
  readonly video: Readonly<Record<'frames' | 'scripts' | 'streams' | 'uploads', readonly string[]>>;
  /** Reverse proxies, by address or network, whose forwarded caller address is trusted. All others are ignored. */
  readonly trustedProxies: readonly string[];
  readonly isRateLimited: boolean;
  readonly hasWebFonts: boolean;
  /** How long a JSON body may take to arrive; default half a minute. */
  readonly bodyTimeMs?: number;
}

/** What our pages may load and connect to (CSP 3). */
function contentSecurity({ publicUrl, live, gatewayOrigins, video, hasWebFonts }: AppOptions) {
  const socket = publicUrl.replace(/^http/, 'ws');
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      // The audio of a staff browser's camera is encoded by WebAssembly if the browser has no AAC. This does not allow
      // evaluating text as script.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...video.scripts, ...gatewayOrigins],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', live],
      // When switched off, browsers request no font and use the next one in the style sheet's list.
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
      // 3-D Secure 1 posts a form to the card's issuer, whose origin is unknown; pages render no foreign markup that
      // could misuse it.
      formAction: ["'self'", ...gatewayOrigins, 'https:'],
      manifestSrc: ["'self'"],
    },
  };
}

/**
 * The status of an error Fastify itself raises (a body too large, bad JSON, a limit), or 500 for an unexpected error.
 */
function statusOf(error: FastifyError | Error): number {
  if ('statusCode' in error && typeof error.statusCode === 'number' && error.statusCode >= 400) return error.statusCode;
  return 500;
}

function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(localeOf(request));
  const failure = error instanceof HttpFailure ? error : new HttpFailure(statusOf(error), error.message);
  // Errors below 500 are logged as information, the others for the operator (docs/product/calls.md#answers).
  if (failure.status >= 500) request.log.error({ err: error }, 'a call failed');
  else request.log.info({ status: failure.status, reason: failure.message }, 'a call was refused');
  return reply.code(failure.status).send(bodyOf(failure, language));
}

/** Answers 404 with the product's error body. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(localeOf(request));
  return reply.code(404).send(failureOf(404, 'There is nothing at this URL.', language));
}

/** Answers a URL that cannot be decoded. This error occurs before any hook runs, so the request id is set here. */
function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id);
  void answerFailure(error, request, reply);
}

/** Creates a Fastify instance with everything around the product's routes: ids, cookies, limits, headers, errors. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // why: not `true`, or anyone who reaches us past the proxy could choose an address
    trustProxy: [...options.trustedProxies],
    bodyLimit: JSON_LIMITS.maxBytes,
    // Node checks for late headers at intervals: without the second value the first could be exceeded by half a minute.
    http: { headersTimeout: HEADERS_TIME_MS, connectionsCheckingInterval: 5_000 },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, options.log),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // why: API responses are for the current caller only; cacheable files set their own header
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  limitBodyTime(app, options.bodyTimeMs ?? BODY_TIME_MS);
  readJson(app);
  // Browsers offer `br` only over secure connections, where proxies cannot break it. Requests are never decompressed: a
  // small body could become a huge one.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_COMPRESSED_BYTES,
    globalDecompression: false,
  });
  await app.register(cookie, { secret: options.cookieKey });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity(options),
    crossOriginEmbedderPolicy: false,
    hsts: options.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  if (options.isRateLimited) {
    // Pages and files are not counted: one page is a hundred requests.
    const allowList = (request: FastifyRequest) => !request.url.startsWith('/api/');
    await app.register(rateLimit, { max: GENERAL_PER_MINUTE, timeWindow: 60_000, allowList });
  }
  // Files arrive as raw bytes; each route decides how large they may be and who may send them.
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler(answerFailure);
  return app;
}
