import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ControlError } from './control-error.ts';

/** A video to upload to an origin. */
export interface VideoUpload {
  /** The target, including the slot and the name of the video. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
  /** Called only if the origin wants the bytes. */
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
 * Sends a video and waits for the result, however long both take: hours of video exceed the response timeout of
 * `fetch`. The origin first says whether it wants the bytes (RFC 9110 §10.1.1), so a video it already has is not read
 * at all. Rejects with a ControlError if the origin goes away, and with the video's own error if it cannot be read.
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
