/**
 * An uploaded video is sent in chunks of this size (docs/product/recording.md#uploading-a-film); only the last is
 * smaller.
 */
export const CHUNK_SIZE_BYTES = 10_485_760;
/** How many chunks are uploaded in parallel (docs/product/recording.md#uploading-a-film). */
export const CHUNKS_AT_ONCE = 6;
/** The largest video accepted: 20 GB (docs/product/recording.md#accepted-films), in the product's units. */
export const MAX_FILM_SIZE_BYTES = 20 * 1024 ** 3;

/** One chunk of a file: bytes `start` to `end` (exclusive), numbered from 1. */
export interface Chunk {
  readonly partNumber: number;
  readonly start: number;
  readonly end: number;
}

export function chunkCountOf(sizeBytes: number): number {
  return Math.max(1, Math.ceil(sizeBytes / CHUNK_SIZE_BYTES));
}

/** The chunks of a file, in order. */
export function chunksOf(sizeBytes: number): Chunk[] {
  return Array.from({ length: chunkCountOf(sizeBytes) }, (_, index) => ({
    partNumber: index + 1,
    start: index * CHUNK_SIZE_BYTES,
    end: Math.min(sizeBytes, (index + 1) * CHUNK_SIZE_BYTES),
  }));
}

/**
 * How progress is rounded for each platform: whole percent for chunked uploads, two decimals for a single request
 * (docs/product/recording.md#uploading-a-film).
 */
export type PercentStep = 'whole' | 'hundredth';

/** Upload progress in percent, rounded as its platform shows it. */
export function percentOf(sentBytes: number, sizeBytes: number, step: PercentStep): number {
  const percent = sizeBytes === 0 ? 100 : Math.min(100, (sentBytes / sizeBytes) * 100);
  return step === 'whole' ? Math.round(percent) : Math.round(percent * 100) / 100;
}

/** What a store returned for an uploaded chunk. */
export interface SentPart {
  readonly eTag: string;
  readonly partNumber: number;
}

/** An ETag header without its quotes and without the weak prefix. */
export function bareETag(header: string): string {
  return header.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
}

/** Parts in the order in which they are assembled. */
export function inOrder(parts: readonly SentPart[]): SentPart[] {
  return parts.toSorted((a, b) => a.partNumber - b.partNumber);
}

/** What is known of a file without reading it; files with the same three values count as the same file. */
export interface FileIdentity {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly lastModifiedMs: number;
}

/** Whether a chosen file is the one the upload was started with. */
export function isSameFile(a: FileIdentity, b: FileIdentity): boolean {
  return a.fileName === b.fileName && a.sizeBytes === b.sizeBytes && a.lastModifiedMs === b.lastModifiedMs;
}
