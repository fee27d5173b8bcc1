import { bareETag } from '@kotohogi/domain/recording/chunks';
import { t } from './t.ts';

/** A film upload failed; the message is shown to the user (docs/product/upload.md#films). */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
}

export interface Sending {
  /** Defaults to a PUT without extra headers. */
  readonly as?: { readonly method: 'PATCH'; readonly headers: Readonly<Record<string, string>> } | undefined;
  readonly onSent: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

const OK_FROM = 200;
const OK_BELOW = 300;

/** The store responded with an error status. */
export const refusedWith = (status: number) => new UploadFailed(t('recording.failed.status', { status }));
/** There was no response. */
export const unreachable = () => new UploadFailed(t('recording.failed.network'));

/**
 * Sends bytes to a URL and returns the ETag without quotes. Throws UploadFailed, or the signal's reason when aborted.
 */
export function sendPart(url: string, bytes: Blob, { onSent, signal, as }: Sending): Promise<string> {
  return new Promise((resolve, reject) => {
    // Not fetch, because it reports no upload progress.
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
