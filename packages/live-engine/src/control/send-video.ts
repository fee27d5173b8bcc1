import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ControlError } from './control-error.ts';

/** A film on its way to an origin. */
export interface VideoUpload {
  /** Where it goes, with the slot and the name of the film. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
  /** Asked for only when the origin wants the bytes. */
  readonly read: () => Promise<Readable>;
}

export interface VideoAnswer {
  readonly status: number;
  readonly body: unknown;
}

async function readAnswer(response: IncomingMessage): Promise<VideoAnswer> {
  return { status: response.statusCode ?? 0, body: await json(response) };
}

/**
 * Sends a film and waits for what becomes of it, however long both take: hours of film are not over in the time that `fetch` has for an
 * answer. The origin says first whether it wants the bytes (RFC 9110 §10.1.1), so that a film it knows already is not read at all.
 * Rejects with a ControlError when the origin goes away, and with the film's own error when that cannot be read.
 */
export function sendVideo({ url, headers, sizeBytes, read }: VideoUpload): Promise<VideoAnswer> {
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'PUT',
      headers: {
        ...headers,
        'Content-Type': 'application/octet-stream',
        'Content-Length': sizeBytes,
        Expect: '100-continue',
      },
    });
    sending.on('continue', () => {
      read()
        .then(film => pipeline(film, sending))
        .catch((error: Error) => {
          sending.destroy();
          reject(error);
        });
    });
    sending.on('response', response => {
      readAnswer(response)
        .then(resolve, cause => reject(new ControlError(0, 'unreachable', { cause })))
        .finally(() => sending.destroy());
    });
    sending.on('error', cause => reject(new ControlError(0, 'unreachable', { cause })));
    sending.flushHeaders();
  });
}
