import { refusedWith, sendPart, unreachable } from './send-part.ts';

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

/** How much of a film the platform has (tus 1.0.0: HEAD). */
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
  /** Something of it may be there. */
  readonly isResumed: boolean;
  readonly onSent: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a film to a hosted platform in one, or what is missing of it after a break (tus 1.0.0: PATCH from an offset). */
export async function sendHosted({ file, url, isResumed, onSent, signal }: HostedPlan): Promise<void> {
  const offset = isResumed ? await offsetAt(url, signal) : 0;
  if (offset >= file.size) return;
  const type = 'application/offset+octet-stream';
  const headers = { ...TUS, 'Upload-Offset': String(offset), 'Content-Type': type };
  // A part of a Blob goes without a type of its own, so that the header stands as it is.
  await sendPart(url, file.slice(offset), {
    as: { method: 'PATCH', headers },
    onSent: bytes => onSent(Math.min(file.size, offset + bytes)),
    signal,
  });
}
