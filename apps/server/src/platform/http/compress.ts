import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A smaller response fits in one packet even uncompressed. */
const MIN_CHARACTERS = 1_400;
/**
 * Compressed for every response, so a low level: most of the gain for little work. Files of the web app are compressed
 * at build time.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Whether an Accept-Encoding header names a coding, and not with q=0. */
const named = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
const [NAMES_BROTLI, NAMES_GZIP] = [named('br'), named('gzip')];

/** Compresses pages and JSON for clients that accept it (RFC 9110 §12.5.3); streams and files are sent as they are. */
export async function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isText = /^(?:text\/html|application\/json)/.test(String(reply.getHeader('content-type')));
  if (typeof payload !== 'string' || !isText || payload.length < MIN_CHARACTERS) return payload;
  reply.header('vary', 'accept-encoding');
  const accepted = String(headers['accept-encoding'] ?? '');
  // Browsers offer `br` only over secure connections, where proxies cannot break it.
  if (NAMES_BROTLI.test(accepted)) {
    reply.header('content-encoding', 'br');
    return await toBrotli(payload, BROTLI);
  }
  if (!NAMES_GZIP.test(accepted)) return payload;
  reply.header('content-encoding', 'gzip');
  return await toGzip(payload);
}
