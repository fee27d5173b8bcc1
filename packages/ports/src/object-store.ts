import type { Readable } from 'node:stream';

/** What is known of a stored object. */
export interface ObjectInfo {
  readonly key: string;
  readonly sizeBytes: number;
  readonly mediaType: string;
  /** When it was written, ms since 1970. */
  readonly modifiedAtMs: number;
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
  /** The keys that begin with this, which names at least a folder (`photo/7/`); also of what a crash left half written. */
  list(prefix: string): Promise<readonly string[]>;
  /** Large objects, sent in parts by whoever holds their addresses. */
  readonly uploads: ObjectUploads;
}

/** A second place for what must not be lost: apart from the first in every way that can fail. */
export type BackupStore = Pick<ObjectStore, 'put' | 'head' | 'read' | 'delete' | 'list'>;

/** An object on its way: the store's name for it beside the key it will have. */
export interface UploadRef {
  readonly key: string;
  /** A UUID. */
  readonly uploadId: string;
}

/** A part that arrived whole; `eTag` = md5 of its bytes in hexadecimal, without quotes. */
export interface UploadedPart {
  readonly partNumber: number;
  readonly eTag: string;
  readonly sizeBytes: number;
}

/** How large an object will be, and each of its parts but the last. */
export interface UploadPlan {
  readonly sizeBytes: number;
  readonly partSizeBytes: number;
  /** The sender has not said how large it is: `sizeBytes` is the most it can be, and the last part may be shorter. */
  readonly isLastPartOpen?: boolean;
}

/** Objects sent in parts, as S3 has it: begin, PUT each part to its own signed address, list, complete or abort. */
export interface ObjectUploads {
  /** Makes room for an object; answers the upload's id. */
  begin(key: string, plan: UploadPlan): Promise<string>;
  /** The address one part is PUT to, whole, until then. It answers the part's ETag in quotes. A part sent again replaces itself. */
  partUrl(upload: UploadRef, partNumber: number, expiresAtMs: number): Promise<string>;
  /** What has arrived, in order; undefined = there is no such upload. */
  parts(upload: UploadRef): Promise<readonly UploadedPart[] | undefined>;
  /** Makes the object out of exactly these parts. `parts-differ` = they are not all that arrived, or not all there are. */
  complete(
    upload: UploadRef,
    mediaType: string,
    parts: readonly Pick<UploadedPart, 'partNumber' | 'eTag'>[],
  ): Promise<ObjectInfo | 'parts-differ'>;
  /** Forgets an upload and what arrived of it; one that is not there is forgotten already. */
  abort(upload: UploadRef): Promise<void>;
  /** Aborts every upload that nothing has arrived of since then; answers how many. */
  sweep(beforeMs: number): Promise<number>;
  /** Room that is left, bytes; null = as much as one likes. */
  freeBytes(): Promise<number | null>;
  /** Takes the parts where their addresses lead to our own server; null = they lead elsewhere. */
  readonly receiver: PartReceiver | null;
}

/** A part as it comes in. */
export interface IncomingPart {
  readonly uploadId: string;
  readonly partNumber: number;
  /** The rest of its address: until when it is good, and the proof that we made it. */
  readonly expiresAtMs: number;
  readonly signature: string;
  /** As announced; null = not announced. */
  readonly contentLength: number | null;
  readonly body: Readable;
  readonly nowMs: number;
}

/** What became of an incoming part: its ETag, or the HTTP status that says why not. */
export type PartReceipt = { readonly eTag: string } | { readonly status: 403 | 404 | 409 | 411 | 413 | 422 };

/** Takes parts at the path `/files/upload/<uploadId>/<partNumber>?expires=…&signature=…`. */
export interface PartReceiver {
  receive(part: IncomingPart): Promise<PartReceipt>;
}
