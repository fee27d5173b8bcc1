import { createHash, randomUUID } from 'node:crypto';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, DAY_MS, type Instant } from '@kotohogi/domain/kernel/instant';
import type { Clock } from '@kotohogi/ports/clock';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { Db, Tx } from '../db/connect.ts';
import { RawReply } from '../http/raw-reply.ts';
import { type Attempt, type BoundJob, defineCron, defineJob } from '../jobs/job.ts';
import {
  deleteMadeFile,
  findMadeFile,
  getMadeFile,
  listExpiredFiles,
  type MadeFileRef,
  type MadeFileState,
  queueMadeFile,
  setMadeFileState,
} from './store.ts';

/** How long a file is kept after it was requested. The row and the object are deleted together. */
const KEPT_MS = DAY_MS;

/** Changes whenever the same content is laid out differently, so that no file of the previous layout is served. */
const LAYOUT = 2;

/** One file at a time in the whole product: setting a book takes seconds of CPU time. */
const make = defineJob<{ readonly id: number }>('madeFile.make', { queue: 'made-file', maxAttempts: 3 });

/** The hash of everything a file is made from. */
export const versionOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([LAYOUT, content]))
    .digest('hex')
    .slice(0, 32);

/** Key prefix of a wedding's files. */
export const madeFilePrefix = (weddingId: WeddingId): string => `made/${weddingId}/`;

/** The result of a maker: the bytes, and the version of the content it has read. */
export interface MadeFile {
  readonly version: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Makes one kind of file from the current content. */
export type Maker = (weddingId: WeddingId, language: 'ja' | 'en', now: Instant) => Promise<MadeFile>;

/** The state of a file. `none`: it was not requested, or its content has changed since. */
export async function madeFileState(tx: Tx, ref: MadeFileRef, now: Instant): Promise<MadeFileState | 'none'> {
  return (await findMadeFile(tx, ref, now))?.state ?? 'none';
}

/** Requests a file, which is made once however often it is requested; a failed file is retried. */
export async function requestMadeFile(db: Db, ref: MadeFileRef, now: Instant): Promise<MadeFileState> {
  return await db.transaction().execute(async tx => {
    const id = await queueMadeFile(tx, ref, { now, expiresAt: after(now, KEPT_MS) });
    if (id !== undefined) await make.add(tx, { id });
    const state = await madeFileState(tx, ref, now);
    return state === 'none' ? 'queued' : state;
  });
}

/** Sends a file that is ready; undefined if it is not. `fileName` is ASCII. */
export async function readMadeFile(
  { db, objects }: { readonly db: Db; readonly objects: ObjectStore },
  ref: MadeFileRef,
  { now, fileName }: { readonly now: Instant; readonly fileName: string },
): Promise<RawReply | undefined> {
  const row = await findMadeFile(db, ref, now);
  if (row?.state !== 'ready' || row.object_key === null) return undefined;
  const info = await objects.head(row.object_key);
  if (info === undefined) return undefined;
  const headers = {
    'content-type': info.mediaType,
    'content-length': String(info.sizeBytes),
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new RawReply(200, headers, await objects.read(row.object_key));
}

export interface MadeFileDeps {
  readonly db: Db;
  readonly objects: ObjectStore;
  readonly clock: Clock;
  /** The makers by kind. */
  readonly makers: Readonly<Record<string, Maker>>;
}

async function makeOne({ db, objects, clock, makers }: MadeFileDeps, id: number): Promise<void> {
  const row = await getMadeFile(db, id);
  if (row === undefined || row.state === 'ready') return;
  const maker = makers[row.kind];
  if (maker === undefined) throw new Error(`no maker for files of kind ${row.kind}`);
  await setMadeFileState(db, id, { state: 'making' });
  const { wedding_id: weddingId, language } = row;
  const made = await maker(weddingId, language, clock.now());
  if (made.version !== row.version) {
    // The content has changed since the request, so the file has the newer version.
    await deleteMadeFile(db, id);
    const ref = { weddingId, kind: row.kind, language, version: made.version };
    const newer = await queueMadeFile(db, ref, { now: clock.now(), expiresAt: after(clock.now(), KEPT_MS) });
    if (newer !== undefined) await keep({ db, objects }, { id: newer, weddingId, made });
    return;
  }
  await keep({ db, objects }, { id, weddingId, made });
}

async function keep(
  { db, objects }: Pick<MadeFileDeps, 'db' | 'objects'>,
  { id, weddingId, made }: { readonly id: number; readonly weddingId: WeddingId; readonly made: MadeFile },
): Promise<void> {
  const objectKey = `${madeFilePrefix(weddingId)}${randomUUID()}`;
  await objects.put(objectKey, made.bytes, made.mediaType);
  const isKept = await setMadeFileState(db, id, { state: 'ready', objectKey });
  if (!isKept) await objects.delete(objectKey);
}

async function makeOrFail(deps: MadeFileDeps, id: number, attempt: Attempt): Promise<void> {
  try {
    await makeOne(deps, id);
  } catch (error) {
    if (attempt.number >= attempt.max) await setMadeFileState(deps.db, id, { state: 'failed' });
    throw error;
  }
}

/** Makes the requested files, one after the other, and deletes expired ones. */
export function madeFileJobs(deps: MadeFileDeps): BoundJob[] {
  const { db, objects, clock } = deps;
  return [
    make.runs(({ id }, attempt) => makeOrFail(deps, id, attempt)),
    defineCron('madeFile.expire', '23 * * * *', async () => {
      for (const { id, object_key } of await listExpiredFiles(db, clock.now())) {
        if (object_key !== null) await objects.delete(object_key);
        await deleteMadeFile(db, id);
      }
    }),
  ];
}
