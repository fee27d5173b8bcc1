/** A film is sent in pieces of this size (product text §9); only the last is smaller. */
export const CHUNK_SIZE_BYTES = 10_485_760;
/** How many pieces are on their way at once (product text §9). */
export const CHUNKS_AT_ONCE = 6;
/** The largest film that is taken: 20 GB (decision 114), counted as the product counts sizes. */
export const MAX_FILM_SIZE_BYTES = 20 * 1024 ** 3;

/** One piece of a file: bytes `start` to `end` (exclusive), numbered from 1. */
export interface Chunk {
  readonly partNumber: number;
  readonly start: number;
  readonly end: number;
}

/** How many pieces a file of this size has. */
export function chunkCountOf(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / CHUNK_SIZE_BYTES));
}

/** The pieces of a file, in their order. */
export function chunksOf(sizeBytes: number): Chunk[] {
  return Array.from({ length: chunkCountOf(sizeBytes) }, (_, index) => ({
    partNumber: index + 1,
    start: index * CHUNK_SIZE_BYTES,
    end: Math.min(sizeBytes, (index + 1) * CHUNK_SIZE_BYTES),
  }));
}

/** How a platform's progress is shown: whole percent for pieces, two decimals for a file that goes in one (product text §9). */
export type PercentStep = 'whole' | 'hundredth';

/** How far an upload is, rounded as its platform shows it. */
export function percentOf(sentBytes: number, sizeBytes: number, step: PercentStep): number {
  const percent = sizeBytes === 0 ? 100 : Math.min(100, (sentBytes / sizeBytes) * 100);
  return step === 'whole' ? Math.round(percent) : Math.round(percent * 100) / 100;
}

/** What a store said of a piece that arrived. */
export interface SentPart {
  readonly eTag: string;
  readonly partNumber: number;
}

/** An ETag header without its quotes, nor the mark of a weak one. */
export function bareETag(header: string): string {
  return header.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}

/** Pieces in the order in which they are put together. */
export function inOrder(parts: readonly SentPart[]): SentPart[] {
  return parts.toSorted((a, b) => a.partNumber - b.partNumber);
}

/** What is known of a file before it is read: the same three facts are taken for the same file. */
export interface FileIdentity {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
}

/** Whether a chosen file is the one an upload was begun with. */
export function isSameFile(a: FileIdentity, b: FileIdentity): boolean {
  return a.fileName === b.fileName && a.sizeBytes === b.sizeBytes && a.lastModifiedMs === b.lastModifiedMs;
}
