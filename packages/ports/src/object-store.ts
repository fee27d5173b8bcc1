import type { Readable } from 'node:stream';

/** Metadata of a stored object. */
export interface ObjectInfo {
  readonly key: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  /** When it was written, ms since 1970. */
  readonly modifiedAtMs: number;
}

/** Stores files: photos, recordings, exports. Keys are paths without a leading slash. */
export interface ObjectStore {
  /** Writes an object completely or not at all; replaces an existing one. */
  put(key: string, body: Readable | Buffer, mediaType: string): Promise<ObjectInfo>;
  /** Metadata of an object, or undefined. */
  head(key: string): Promise<ObjectInfo | undefined>;
  /** Reads an object, or a range of it (`end` included). Throws if it does not exist. */
  read(key: string, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
  delete(key: string): Promise<void>;
  /** The keys with this prefix, which names at least a folder (`photo/7/`), including files that a crash left unfinished. */
  list(prefix: string): Promise<readonly string[]>;
  /** Large objects, uploaded in parts by anyone who has their URLs. */
  readonly uploads: ObjectUploads;
}

/** A second store for what must not be lost: independent of the first in every way that can fail. */
export type BackupStore = Pick<ObjectStore, 'put' | 'head' | 'read' | 'delete' | 'list'>;

/** An object being uploaded: the store's id of the upload, and the key the object will have. */
export interface UploadRef {
  readonly key: string;
  /** A UUID. */
  readonly uploadId: string;
}

/** A part that arrived completely; `eTag` = md5 of its bytes in hexadecimal, without quotes. */
export interface UploadedPart {
  readonly partNumber: number;
  readonly eTag: string;
  readonly sizeBytes: number;
}

/** The size of an object, and of each of its parts but the last. */
export interface UploadPlan {
  readonly sizeBytes: number;
  readonly partSizeBytes: number;
  /** The sender has not given the size: `sizeBytes` is the maximum, and the last part may be shorter. */
  readonly isLastPartOpen?: boolean;
}

/** Objects uploaded in parts, as with S3: begin, PUT each part to its own signed URL, list, complete or abort. */
export interface ObjectUploads {
  /** Starts an upload; returns its id. */
  begin(key: string, plan: UploadPlan): Promise<string>;
  /** The URL for PUTting one whole part until then. The response has its ETag in quotes. A part sent again replaces itself. */
  partUrl(upload: UploadRef, partNumber: number, expiresAtMs: number): Promise<string>;
  /** The parts that have arrived, in order; undefined if the upload does not exist. */
  parts(upload: UploadRef): Promise<readonly UploadedPart[] | undefined>;
  /** Creates the object from exactly these parts. `parts-differ` = they are not the parts that arrived, or not all of them. */
  complete(
    upload: UploadRef,
    mediaType: string,
    parts: readonly Pick<UploadedPart, 'partNumber' | 'eTag'>[],
  ): Promise<ObjectInfo | 'parts-differ'>;
  /** Deletes an upload and its parts; does nothing if it does not exist. */
  abort(upload: UploadRef): Promise<void>;
  /** Aborts every upload without a new part since then; returns how many. */
  sweep(beforeMs: number): Promise<number>;
  /** Free space, bytes; null = unlimited. */
  freeBytes(): Promise<number | null>;
  /** Receives the parts if their URLs point to our own server; null = they point elsewhere. */
  readonly receiver: PartReceiver | null;
}

/** An incoming part. */
export interface IncomingPart {
  readonly uploadId: string;
  readonly partNumber: number;
  /** The rest of its URL: its expiry, and the signature. */
  readonly expiresAtMs: number;
  readonly signature: string;
  /** As announced; null = not announced. */
  readonly contentLength: number | null;
  readonly body: Readable;
  readonly nowMs: number;
}

/** The result of an incoming part: its ETag, or the HTTP status of the refusal. */
export type PartReceipt = { readonly eTag: string } | { readonly status: 403 | 404 | 409 | 411 | 413 | 422 };

/** Receives parts at the path `/files/upload/<uploadId>/<partNumber>?expires=…&signature=…`. */
export interface PartReceiver {
  receive(part: IncomingPart): Promise<PartReceipt>;
}
