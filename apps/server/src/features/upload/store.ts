import type { Upload } from '@kotohogi/contract/recording';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { sql } from 'kysely';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** An upload that was started. */
export interface FilmUpload extends Omit<Upload, 'parts' | 'content_id'> {
  readonly contentId: number;
  readonly chunkCount: number;
  readonly state: 'uploading' | 'registered' | 'linked';
}

const COLUMNS = [
  'upload_id',
  'content_id',
  'platform',
  'object_key',
  'file_name',
  'size_bytes',
  'last_modified_ms',
  'chunk_count',
  'state',
  'created_at',
] as const;

/** The platform that takes films itself. Only the platform knows how much of one has arrived. */
const HOSTED: ProviderKey = 'vimeo';

function toUpload(row: {
  upload_id: string;
  content_id: number;
  platform: ProviderKey;
  object_key: string;
  file_name: string;
  size_bytes: number;
  last_modified_ms: number;
  chunk_count: number;
  state: FilmUpload['state'];
  created_at: number;
}): FilmUpload {
  return {
    uploadId: row.upload_id,
    contentId: row.content_id,
    key: row.object_key,
    platform: row.platform,
    fileName: row.file_name,
    size: row.size_bytes,
    lastModified: row.last_modified_ms,
    chunkCount: row.chunk_count,
    state: row.state,
    createdAt: instant(row.created_at),
  };
}

export interface NewUpload {
  readonly uploadId: string;
  readonly key: string;
  readonly platform: ProviderKey;
  readonly fileName: string;
  readonly size: number;
  readonly lastModified: number;
  readonly chunkCount: number;
  readonly state: FilmUpload['state'];
  readonly now: Instant;
}

/** A film on a hosted platform is not an object in our store; its key only identifies it. */
export const hostedKey = (platform: ProviderKey, videoId: string) => `${platform}/${videoId}`;

/** A film on a hosted platform, by the platform's id. */
export interface HostedFilm {
  readonly platform: ProviderKey;
  readonly videoId: string;
}

/** The platform's film of an upload; undefined = it is in our own store. */
export function hostedFilmOf({ platform, key }: { readonly platform: ProviderKey; readonly key: string }) {
  if (platform !== HOSTED) return undefined;
  return { platform: HOSTED, videoId: key.slice(hostedKey(HOSTED, '').length) } satisfies HostedFilm;
}

/** Stores an upload that was started. */
export async function insertUpload(tx: Tx, scope: WeddingScope, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('video_upload')
    .values({
      upload_id: upload.uploadId,
      wedding_id: scope.weddingId,
      platform: upload.platform,
      object_key: upload.key,
      file_name: upload.fileName,
      size_bytes: upload.size,
      last_modified_ms: Math.round(upload.lastModified),
      chunk_count: upload.chunkCount,
      state: upload.state,
      created_at: at(upload.now),
      updated_at: at(upload.now),
    })
    .execute();
}

/** A film of this wedding, by its upload id, its content id, or its key in the store. */
export async function findUpload(
  tx: Tx,
  scope: WeddingScope,
  by: { readonly uploadId: string } | { readonly contentId: number } | { readonly key: string },
): Promise<FilmUpload | undefined> {
  const films = tx.selectFrom('video_upload').select(COLUMNS).where('wedding_id', '=', scope.weddingId);
  const named =
    'uploadId' in by
      ? films.where('upload_id', '=', by.uploadId)
      : 'contentId' in by
        ? films.where('content_id', '=', by.contentId)
        : films.where('object_key', '=', by.key);
  const row = await named.executeTakeFirst();
  return row && toUpload(row);
}

/** The films of a wedding in our own store that are not its recording yet, newest first. */
export async function listUnlinked(tx: Tx, scope: WeddingScope): Promise<FilmUpload[]> {
  const rows = await tx
    .selectFrom('video_upload')
    .select(COLUMNS)
    .where('wedding_id', '=', scope.weddingId)
    .where('state', '<>', 'linked')
    .where('platform', '<>', HOSTED)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toUpload);
}

/** Serializes the checks for free disk space until the transaction ends. */
export async function lockDiskSpace(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('video_upload.room'))`.execute(tx);
}

/** The films of all weddings that still take space in our own store: uploading, or not linked yet. */
export async function listOpenUploads(tx: Tx): Promise<FilmUpload[]> {
  const rows = await tx
    .selectFrom('video_upload')
    .select(COLUMNS)
    .where('state', '<>', 'linked')
    .where('platform', '<>', HOSTED)
    .execute();
  return rows.map(toUpload);
}

/** Updates a film and resets its age. Its state, file name or size may change. */
export async function touchUpload(
  tx: Tx,
  scope: WeddingScope,
  uploadId: string,
  change: Partial<Pick<FilmUpload, 'state' | 'fileName' | 'size'>> & { readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('video_upload')
    .set({
      ...(change.state === undefined ? {} : { state: change.state }),
      ...(change.fileName === undefined ? {} : { file_name: change.fileName }),
      ...(change.size === undefined ? {} : { size_bytes: change.size }),
      updated_at: at(change.now),
    })
    .where('wedding_id', '=', scope.weddingId)
    .where('upload_id', '=', uploadId)
    .execute();
}

/** Locks an upload until the transaction ends; returns false if it was deleted. */
export async function holdUpload(tx: Tx, scope: WeddingScope, uploadId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('video_upload')
    .select('upload_id')
    .where('wedding_id', '=', scope.weddingId)
    .where('upload_id', '=', uploadId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an upload unless it has become the recording; returns false if it has, or was already deleted. */
export async function deleteUpload(tx: Tx, scope: WeddingScope, uploadId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('video_upload')
    .where('wedding_id', '=', scope.weddingId)
    .where('upload_id', '=', uploadId)
    .where('state', '<>', 'linked')
    .returning('upload_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uploads of any wedding that have not changed since then, except those a provider may still be reading. */
export async function listStale(tx: Tx, before: Instant) {
  return await tx
    .selectFrom('video_upload')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'video_upload.wedding_id')
    .select(['upload_id', 'platform', 'object_key', 'video_upload.state as state'])
    .where('video_upload.updated_at', '<', at(before))
    .where(is => is.or([is('video_upload.state', '<>', 'linked'), is('live_slot.state', 'in', ['archived', 'end'])]))
    .execute();
}

export async function deleteStale(tx: Tx, uploadId: string): Promise<void> {
  await tx.deleteFrom('video_upload').where('upload_id', '=', uploadId).execute();
}
