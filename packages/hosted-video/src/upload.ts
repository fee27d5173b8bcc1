import type { Readable } from 'node:stream';
import type { LinkedVideo } from '@kotohogi/ports/video-provider';

/** A multiple of 256 KiB and more than 5 MiB: required by one provider, accepted by all others. */
const CHUNK_BYTES = 16 << 20;
const PATIENCE_MS = 120_000;
/** How many attempts in a row may fail before the upload counts as interrupted. */
const MAX_BREAKS = 4;

/** Where an upload resumes: how many bytes the service has. */
async function offsetAt(link: string): Promise<number> {
  const headers = { 'Tus-Resumable': '1.0.0' };
  const response = await fetch(link, { method: 'HEAD', headers, signal: AbortSignal.timeout(PATIENCE_MS) });
  const offset = Number(response.headers.get('upload-offset') ?? Number.NaN);
  if (!response.ok || !Number.isSafeInteger(offset))
    throw new Error(`the upload does not exist: HTTP ${response.status}`);
  return offset;
}

/** Splits a stream into chunks of equal size, starting at a byte; the last one may be smaller. */
async function* chunksFrom(stream: Readable, fromByte: number): AsyncGenerator<Buffer> {
  let skip = fromByte;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  for await (const piece of stream) {
    let bytes = Buffer.from(piece);
    if (skip > 0) {
      const passed = Math.min(skip, bytes.length);
      skip -= passed;
      bytes = bytes.subarray(passed);
    }
    waiting.push(bytes);
    waitingBytes += bytes.length;
    while (waitingBytes >= CHUNK_BYTES) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, CHUNK_BYTES);
      waiting = [all.subarray(CHUNK_BYTES)];
      waitingBytes -= CHUNK_BYTES;
    }
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting);
}

/** Sends one chunk; returns how many bytes the service has now. */
async function patch(link: string, offset: number, chunk: Buffer): Promise<number> {
  const response = await fetch(link, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(chunk),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const now = Number(response.headers.get('upload-offset') ?? Number.NaN);
  if (!response.ok || !Number.isSafeInteger(now)) throw new Error(`a chunk was rejected: HTTP ${response.status}`);
  return now;
}

/** Sends bytes until the end of the film or the first failure. */
async function sendFrom(link: string, video: LinkedVideo, offset: number): Promise<void> {
  const stream = await video.read();
  let sent = offset;
  try {
    for await (const chunk of chunksFrom(stream, offset)) sent = await patch(link, sent, chunk);
  } finally {
    stream.destroy();
  }
  if (sent < video.sizeBytes) throw new Error(`a film ends after ${sent} of ${video.sizeBytes} bytes`);
}

/** Uploads a film with tus 1.0; after an interruption it resumes at the byte the service expects. */
export async function uploadFilm(link: string, video: LinkedVideo): Promise<void> {
  let breaks = 0;
  for (let before = -1; ; ) {
    const offset = await offsetAt(link);
    if (offset >= video.sizeBytes) return;
    breaks = offset > before ? 0 : breaks + 1;
    before = offset;
    try {
      await sendFrom(link, video, offset);
    } catch (error) {
      if (breaks >= MAX_BREAKS) throw error;
    }
  }
}
