import { refusedWith, sendPart, unreachable } from './send-part.ts';

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** How many bytes of a film the provider has (tus 1.0.0: HEAD). */
async function offsetAt(url: string, signal: AbortSignal): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: TUS, cache: 'no-store', signal }).catch(() => {
    throw signal.aborted ? signal.reason : unreachable();
  });
  if (!answer.ok) throw refusedWith(answer.status);
  return Number(answer.headers.get('upload-offset') ?? 0);
}

export interface HostedPlan {
  readonly file: Blob;
  readonly url: string;
  /** Part of it may have arrived already. */
  readonly isResumed: boolean;
  readonly onSent: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a film to a hosted provider in one request, or its missing part after an interruption (tus 1.0.0: PATCH from an
 * offset).
 */
export async function sendHosted({ file, url, isResumed, onSent, signal }: HostedPlan): Promise<void> {
  const offset = isResumed ? await offsetAt(url, signal) : 0;
  if (offset >= file.size) return;
  const type = 'application/offset+octet-stream';
  const headers = { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': type };
  // A slice of a Blob has no type of its own, so the explicit header is sent unchanged.
  await sendPart(url, file.slice(offset), {
    as: { method: 'PATCH', headers },
    onSent: bytes => onSent(Math.min(file.size, offset + bytes)),
    signal,
  });
}
