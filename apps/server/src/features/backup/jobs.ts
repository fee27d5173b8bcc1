import { createHash } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, HOUR_MS, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { type FileMark, isSameContent } from '@kotohogi/domain/recording/backup';
import type { Clock } from '@kotohogi/ports/clock';
import type { BackupStore, ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { type BoundJob, defineCron, defineJob } from '../../platform/jobs/job.ts';
import { findSlot, type Slot } from '../live/index.ts';
import { findBackup, listWithoutBackup, saveBackup } from './store.ts';

export interface BackupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly backup: BackupStore;
  /** Reads what is copied with the file. */
  readonly readExtras: (tx: Tx, weddingId: WeddingId) => Promise<StoredExtras>;
}

/** The data that accompanies a recording, as stored. */
interface StoredExtras {
  readonly chapters: readonly object[];
  readonly captions: readonly { readonly objectKey: string }[];
  readonly poster: { readonly objectKey: string } | undefined;
}

/** Copies a recording to the second store; retried for three days. */
const backUp = defineJob<{ readonly weddingId: WeddingId }>('recording.backUp', { maxAttempts: 25 });
/** Manual edits come in series: waits until they have settled. */
const SETTLE_MS = MINUTE_MS;

async function add(tx: Tx, weddingId: WeddingId, runAt?: Instant): Promise<void> {
  const jobKey = `recording.backUp:${weddingId}`;
  await backUp.add(tx, { weddingId }, runAt === undefined ? { jobKey } : { jobKey, runAtMs: runAt });
}

/** Requests the copy of a recording that now has a file; also repeats a failed one. */
export async function requestBackup(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  if ((await findBackup(tx, weddingId))?.state !== 'kept') await saveBackup(tx, weddingId, { state: 'waiting' }, now);
  await add(tx, weddingId);
}

/** Copies the accompanying data of a recording again after a change. */
export async function refreshBackup(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  if ((await findBackup(tx, weddingId)) !== undefined) await add(tx, weddingId, after(now, SETTLE_MS));
}

/** Reads a stream to its end and returns its size and checksum. */
async function markOf(bytes: Readable, to?: PassThrough): Promise<FileMark> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  };
  await pipeline(bytes, count, to ?? new PassThrough().resume());
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Copies an object and reads the copy back. Deletes the copy if it differs. */
async function copy({ objects, backup }: BackupDeps, { key, mediaType }: ObjectInfo): Promise<FileMark> {
  const source = await objects.read(key);
  const line = new PassThrough();
  const sent = Promise.all([markOf(source, line), backup.put(key, line, mediaType)]);
  // If one end fails, the other must not wait for it.
  const [original] = await sent.finally(() => line.destroy());
  const copied = await markOf(await backup.read(key));
  if (isSameContent(original, copied)) return copied;
  await backup.delete(key);
  throw new Error(`the copy of ${key} differs from its original`);
}

/**
 * Copies an object unless it was copied before. Objects never change, so the same key and size mean the same content.
 */
async function copyOnce(deps: BackupDeps, key: string): Promise<void> {
  const info = await deps.objects.head(key);
  if (info === undefined) return;
  if ((await deps.backup.head(key))?.sizeBytes !== info.sizeBytes) await copy(deps, info);
}

/** Copies the data that accompanies a recording, so that it can be restored together with the file. */
async function copyFacts(deps: BackupDeps, slot: Slot, mark: FileMark): Promise<void> {
  const { db, backup } = deps;
  const { weddingId, provider, ref, parts, durationMs, shortcutAt, fileKey } = slot;
  const { chapters, captions, poster } = await deps.readExtras(db, weddingId);
  for (const { objectKey } of captions) await copyOnce(deps, objectKey);
  if (poster !== undefined) await copyOnce(deps, poster.objectKey);
  const recording = { weddingId, provider, ref, parts, durationMs, shortcutAt, fileKey, ...mark };
  const facts = { ...recording, chapters, captions, poster: poster ?? null };
  await backup.put(`recording/${ref}.json`, Buffer.from(JSON.stringify(facts, null, 2)), 'application/json');
}

/** Whether the verified file is already in the second store. */
async function isThere({ backup }: BackupDeps, info: ObjectInfo, mark: FileMark | null): Promise<boolean> {
  return mark?.sizeBytes === info.sizeBytes && (await backup.head(info.key))?.sizeBytes === info.sizeBytes;
}

/** Key prefixes of the files of a wedding's recording, in either store. */
export function recordingPrefixes(weddingId: WeddingId, ref: string): readonly string[] {
  return [`recording/${ref}.`, ...['caption', 'poster', 'film'].map(kind => `${kind}/${weddingId}/`)];
}

/** Deletes the copy if the recording was erased while it was being copied. */
async function isErased({ db, backup }: BackupDeps, { weddingId, ref }: Slot): Promise<boolean> {
  if ((await findSlot(db, weddingId))?.ref === ref) return false;
  for (const prefix of recordingPrefixes(weddingId, ref)) {
    for (const key of await backup.list(prefix)) await backup.delete(key);
  }
  return true;
}

/** Copies a recording with its accompanying data. Throws on failure, so that the queue retries. */
export async function backUpRecording(deps: BackupDeps, weddingId: WeddingId): Promise<void> {
  const { db, clock, objects } = deps;
  const slot = await findSlot(db, weddingId);
  if (slot === undefined || slot.fileKey === null) return;
  try {
    const info = await objects.head(slot.fileKey);
    if (info === undefined) throw new Error(`${slot.fileKey} is not in the first store`);
    const known = (await findBackup(db, weddingId))?.mark ?? null;
    const mark = known !== null && (await isThere(deps, info, known)) ? known : await copy(deps, info);
    await copyFacts(deps, slot, mark);
    if (await isErased(deps, slot)) return;
    await saveBackup(db, weddingId, { state: 'kept', mark }, clock.now());
  } catch (error) {
    if (await isErased(deps, slot)) return;
    await saveBackup(db, weddingId, { state: 'failed' }, clock.now());
    throw error;
  }
}

/**
 * Requests copies of recordings that have none: those from before there was a second store, and those that were given
 * up.
 */
export async function backUpMissing({ db, clock }: BackupDeps): Promise<void> {
  const now = clock.now();
  for (const weddingId of await listWithoutBackup(db, after(now, -HOUR_MS))) await requestBackup(db, weddingId, now);
}

export function backupJobs(deps: BackupDeps): BoundJob[] {
  return [
    backUp.runs(({ weddingId }) => backUpRecording(deps, weddingId)),
    defineCron('recording.backUpMissing', '17 * * * *', () => backUpMissing(deps)),
  ];
}
