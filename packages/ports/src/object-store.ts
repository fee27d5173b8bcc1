import type { Readable } from 'node:stream';

/** What is known of a stored object. */
export interface ObjectInfo {
  readonly key: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
}

/** Keeps files: photos, recordings, exports. Keys are paths without a leading slash. */
export interface ObjectStore {
  /** Writes an object whole or not at all; an existing one is replaced. */
  put(key: string, body: Readable | Buffer, mediaType: string): Promise<ObjectInfo>;
  /** Facts of an object, or undefined. */
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Reads an object, or a range of it (`end` included). Throws when it is not there. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  delete(key: string): Promise<void>;
}
