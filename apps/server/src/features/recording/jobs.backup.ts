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
import { findSlot, type Slot } from '../live/door.ts';
import { findBackup, listWithoutBackup, noteBackup } from './store.backup.ts';
import { listCaptions } from './store.caption.ts';
import { findPoster } from './store.poster.ts';
import { listChapters } from './store.ts';

export interface BackupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly backup: BackupStore;
}

/** Copies a recording to the second store; tried again for three days. */
const backUp = defineJob<{ readonly weddingId: WeddingId }>('recording.backUp', { maxAttempts: 25 });
/** What is changed by hand is changed several times: it is copied when that has settled. */
const SETTLE_MS = MINUTE_MS;

async function add(tx: Tx, weddingId: WeddingId, runAt?: Instant): Promise<void> {
  const jobKey = `recording.backUp:${weddingId}`;
  await backUp.add(tx, { weddingId }, runAt === undefined ? { jobKey } : { jobKey, runAtMs: runAt });
}

/** Asks for the copy of a recording that has a file now; again where that did not succeed. */
export async function requestBackup(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  if ((await findBackup(tx, weddingId))?.state !== 'kept') await noteBackup(tx, weddingId, { state: 'waiting' }, now);
  await add(tx, weddingId);
}

/** What belongs to a copied recording has changed: that is copied too. */
export async function refreshBackup(tx: Tx, weddingId: WeddingId, now: Instant): Promise<void> {
  if ((await findBackup(tx, weddingId)) !== undefined) await add(tx, weddingId, after(now, SETTLE_MS));
}

/** Reads something to its end, and answers what tells it from anything else. */
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

/** Copies an object and reads the copy back: what is there is what was here, or it is gone again. */
async function copy({ objects, backup }: BackupDeps, { key, mediaType }: ObjectInfo): Promise<FileMark> {
  const source = await objects.read(key);
  const line = new PassThrough();
  const sent = Promise.all([markOf(source, line), backup.put(key, line, mediaType)]);
  // Where one end fails the other must not wait for it.
  const [original] = await sent.finally(() => line.destroy());
  const copied = await markOf(await backup.read(key));
  if (isSameContent(original, copied)) return copied;
  await backup.delete(key);
  throw new Error(`the copy of ${key} is not what was copied`);
}

/** Copies what was not copied yet; objects never change, so the same key and size are the same. */
async function copyOnce(deps: BackupDeps, key: string): Promise<void> {
  const info = await deps.objects.head(key);
  if (info === undefined) return;
  if ((await deps.backup.head(key))?.sizeBytes !== info.sizeBytes) await copy(deps, info);
}

/** What is known of a recording beside its file: with it and the file it can be shown again. */
async function copyFacts(deps: BackupDeps, slot: Slot, mark: FileMark): Promise<void> {
  const { db, backup } = deps;
  const { weddingId, provider, ref, parts, durationMs, shortcutAt, fileKey } = slot;
  const [chapters, captions, poster] = await Promise.all([
    listChapters(db, weddingId),
    listCaptions(db, weddingId),
    findPoster(db, weddingId),
  ]);
  for (const { objectKey } of captions) await copyOnce(deps, objectKey);
  if (poster !== undefined) await copyOnce(deps, poster.objectKey);
  const recording = { weddingId, provider, ref, parts, durationMs, shortcutAt, fileKey, ...mark };
  const facts = { ...recording, chapters, captions, poster: poster ?? null };
  await backup.put(`recording/${ref}.json`, Buffer.from(JSON.stringify(facts, null, 2)), 'application/json');
}

/** Whether the file is in the second store already, as it was compared there. */
async function isThere({ backup }: BackupDeps, info: ObjectInfo, mark: FileMark | null): Promise<boolean> {
  return mark?.sizeBytes === info.sizeBytes && (await backup.head(info.key))?.sizeBytes === info.sizeBytes;
}

/** Where files of a wedding's recording lie, in either store: what their keys begin with. */
export function recordingPrefixes(weddingId: number, ref: string): readonly string[] {
  return [`recording/${ref}.`, ...['caption', 'poster', 'film'].map(kind => `${kind}/${weddingId}/`)];
}

/** The recording may have been erased while it was copied: then the copy goes too. */
async function isErased({ db, backup }: BackupDeps, { weddingId, ref }: Slot): Promise<boolean> {
  if ((await findSlot(db, weddingId))?.ref === ref) return false;
  for (const prefix of recordingPrefixes(weddingId, ref)) {
    for (const key of await backup.list(prefix)) await backup.delete(key);
  }
  return true;
}

/** Copies a recording with all that belongs to it. Throws when that did not succeed: the queue tries again. */
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
    await noteBackup(db, weddingId, { state: 'kept', mark }, clock.now());
  } catch (error) {
    if (await isErased(deps, slot)) return;
    await noteBackup(db, weddingId, { state: 'failed' }, clock.now());
    throw error;
  }
}

/** Asks for copies of recordings that have none: those from before there was a second store, and those that were given up. */
export async function backUpMissing({ db, clock }: BackupDeps): Promise<void> {
  const now = clock.now();
  for (const weddingId of await listWithoutBackup(db, after(now, -HOUR_MS))) await requestBackup(db, weddingId, now);
}

/** The jobs of the second store. */
export function backupJobs(deps: BackupDeps): BoundJob[] {
  return [
    backUp.runs(({ weddingId }) => backUpRecording(deps, weddingId)),
    defineCron('recording.backUpMissing', '17 * * * *', () => backUpMissing(deps)),
  ];
}
