import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below this an answer is one packet with or without it. */
const MIN_CHARACTERS = 1_400;
/** Made anew for every answer: most of the gain for little work. Files of the web app are compressed when they are built. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** Whether an Accept-Encoding header names a coding, and not as unwanted. */
const named = (coding: string) => new RegExp(`(?:^|,)\\s*${coding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
const [NAMES_BROTLI, NAMES_GZIP] = [named('br'), named('gzip')];

/** Sends pages and JSON compressed to whoever can read that (RFC 9110 §12.5.3); streams and files go as they are. */
export async function compressAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  const isText = /^(?:text\/html|application\/json)/.test(String(reply.getHeader('content-type')));
  if (typeof payload !== 'string' || !isText || payload.length < MIN_CHARACTERS) return payload;
  reply.header('vary', 'accept-encoding');
  const accepted = String(headers['accept-encoding'] ?? '');
  // Browsers name `br` only where the way is safe from proxies that would spoil it.
  if (NAMES_BROTLI.test(accepted)) {
    reply.header('content-encoding', 'br');
    return await toBrotli(payload, BROTLI);
  }
  if (!NAMES_GZIP.test(accepted)) return payload;
  reply.header('content-encoding', 'gzip');
  return await toGzip(payload);
}
