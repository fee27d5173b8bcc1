import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { chooseLocale, type Language, languageOf } from '@kotohogi/contract/texts/texts';
import type { Log } from '../log/log.ts';
import { failureOf } from './failure.ts';
import { preferredLanguages } from './locale.ts';

type ClientError = Error & { readonly code?: string | undefined; readonly rawPacket?: unknown };

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * The language of a request that could not be parsed, from the packet that arrived last; otherwise the product's own.
 */
function languageIn(packet: unknown): Language {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : '';
  const cookie = /^cookie:.*?\blanguage=([\w-]+)/im.exec(text)?.[1];
  const accepted = /^accept-language:(.*)$/im.exec(text)?.[1];
  return languageOf(chooseLocale(cookie, preferredLanguages(accepted?.trim())));
}

/**
 * Answers requests that Node's parser refuses, e.g. 431 for headers that are too large, with an id and a text like
 * every other error.
 */
export function answerClientError(error: ClientError, socket: Socket, log: Log): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  const id = randomUUID();
  log.info({ requestId: id, status, reason: error.code ?? error.message }, 'a request could not be read');
  const body = JSON.stringify(failureOf(status, 'The request could not be read.', languageIn(error.rawPacket)));
  const headers = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `x-request-id: ${id}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
