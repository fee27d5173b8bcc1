import { CHUNKS_AT_ONCE, type Chunk, chunksOf, inOrder, type SentPart } from '@kotohogi/domain/recording/chunks';
import { sendPart } from './send-part.ts';

export interface ChunkPlan {
  readonly file: Blob;
  /** Upload URLs by partNumber, starting at 1. */
  readonly urls: readonly string[];
  /** The chunks that arrived earlier. */
  readonly known: readonly SentPart[];
  readonly onSent: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads the missing chunks of a file, six at a time, and returns all of them in order. The first failure aborts the
 * rest; completed chunks are kept.
 */
export async function sendChunks({ file, urls, known, onSent, signal }: ChunkPlan): Promise<SentPart[]> {
  const done = new Map(known.map(part => [part.partNumber, part]));
  const chunks = chunksOf(file.size);
  const left = chunks.filter(({ partNumber }) => !done.has(partNumber));
  const sent = new Map(
    chunks.map(({ partNumber, start, end }) => [partNumber, done.has(partNumber) ? end - start : 0]),
  );
  const report = (partNumber: number, bytes: number) => {
    sent.set(partNumber, bytes);
    onSent([...sent.values()].reduce((sum, one) => sum + one, 0));
  };
  const failure = new AbortController();
  const ends = AbortSignal.any([signal, failure.signal]);
  const send = async ({ partNumber, start, end }: Chunk) => {
    const eTag = await sendPart(urls[partNumber - 1] ?? '', file.slice(start, end), {
      signal: ends,
      // The progress includes headers, so cap it at the chunk size.
      onSent: bytes => report(partNumber, Math.min(bytes, end - start)),
    });
    report(partNumber, end - start);
    done.set(partNumber, { partNumber, eTag });
  };
  const work = async () => {
    for (let chunk = left.shift(); chunk !== undefined; chunk = left.shift()) await send(chunk);
  };
  try {
    await Promise.all(Array.from({ length: CHUNKS_AT_ONCE }, work));
  } catch (error) {
    failure.abort(error);
    throw error;
  }
  return inOrder([...done.values()]);
}
