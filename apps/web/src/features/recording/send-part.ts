import { bareETag } from '@kotohogi/domain/recording/chunks';
import { say } from './say.ts';

/** A film did not get through; the message is for whoever sends it (product text §8, Upload). */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

export interface Sending {
  /** A PUT without headers of its own, unless told otherwise. */
  readonly as?: { readonly method: 'PATCH'; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly onSent: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

const OK_FROM = 200;
const OK_BELOW = 300;

/** The store answered something else than yes. */
export const refusedWith = (status: number) => new UploadFailed(say('recording.failed.status', { status }));
/** Nothing answered. */
export const unreachable = () => new UploadFailed(say('recording.failed.network'));

/** Sends bytes to an address and answers the ETag without its quotes. Throws UploadFailed, or the signal's reason when it is given up. */
export function sendPart(url: string, bytes: Blob, { onSent, signal, as }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not fetch: it does not say how much of a body is on its way.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    request.open(as?.method ?? 'PUT', url);
    for (const [name, value] of Object.entries(as?.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = event => onSent(event.loaded);
    request.onload = () =>
      settle(() => {
        const { status } = request;
        if (status >= OK_FROM && status < OK_BELOW) resolve(bareETag(request.getResponseHeader('etag') ?? ''));
        else reject(refusedWith(status));
      });
    request.onerror = () => settle(() => reject(unreachable()));
    request.onabort = () => settle(() => reject(signal.reason));
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    else request.send(bytes);
  });
}
