import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@kotohogi/contract/kit/endpoint';
import { recording } from '@kotohogi/contract/recording';
import { after, HOUR_MS } from '@kotohogi/domain/kernel/instant';
import { isRefused, type Refused, refuse } from '@kotohogi/domain/kernel/refusal';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { CHUNK_SIZE_BYTES, chunkCountOf, inOrder, MAX_FILM_SIZE_BYTES } from '@kotohogi/domain/recording/chunks';
import { codecOf, DEFECT_CODES } from '@kotohogi/domain/recording/film';
import type { Clock } from '@kotohogi/ports/clock';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import type { ObjectInfo, ObjectStore, UploadPlan } from '@kotohogi/ports/object-store';
import { type Call, inWedding, type Route, userOf } from '../../gate/route.ts';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import type { Hub } from '../../platform/hub/hub.ts';
import type { Log } from '../../platform/log/log.ts';
import { announce, linkVideoToSlot } from '../live/index.ts';
import { refuseWithoutSpace } from './handlers.space.ts';
import { eraseFilm } from './jobs.erase.ts';
import { checkFilm } from './store.film.ts';
import {
  deleteUpload,
  type FilmUpload,
  findUpload,
  holdUpload,
  hostedFilmOf,
  hostedKey,
  insertUpload,
  listUnlinked,
  type NewUpload,
  touchUpload,
} from './store.ts';

export interface UploadDeps {
  readonly db: Db;
  readonly hub: Hub;
  readonly clock: Clock;
  readonly log: Log;
  readonly objects: ObjectStore;
  /** Hosted platforms that take uploads themselves, by their key. */
  readonly hosted: Readonly<Partial<Record<ProviderKey, HostedUploads>>>;
}

/** How long upload URLs of parts are valid; a slower client requests new ones. */
const URL_LIFETIME_MS = 6 * HOUR_MS;
interface FilmFile {
  readonly weddingKey: string;
  readonly platform: ProviderKey;
  readonly size: number;
  readonly fileName: string;
  readonly lastModified: number;
}

/** Fills in the optional file fields; the name is given again when the parts are assembled. */
function toFile(body: Omit<BodyOf<typeof recording.multipartUrl>, 'chunkCount'> & { readonly size: number }): FilmFile {
  const { weddingKey, platform, size, fileName = `${weddingKey}.mp4`, lastModified = 0 } = body;
  return { weddingKey, platform, size, fileName, lastModified };
}

type Unwelcome = Refused<'recording_wedding_unknown' | 'recording_too_large'>;

/** Why a film is refused before a byte of it is sent. */
function refusalOf(scope: WeddingScope, { weddingKey, size }: FilmFile): Unwelcome | undefined {
  if (weddingKey !== scope.weddingKey) return refuse('recording_wedding_unknown');
  return size > MAX_FILM_SIZE_BYTES ? refuse('recording_too_large') : undefined;
}

/** Stores an upload and audits who sends it. */
async function noteFilm(tx: Tx, scope: WeddingScope, call: Call, film: NewUpload): Promise<void> {
  await insertUpload(tx, scope, film);
  await call.audit(tx, film.uploadId, { fileName: film.fileName, size: film.size, platform: film.platform });
}

/** Starts an upload to our own store, if the disk has room for it in addition to everything already reserved. */
async function beginFilm(
  deps: UploadDeps,
  scope: WeddingScope,
  call: Call,
  plan: Omit<UploadPlan, 'sizeBytes'> & { readonly file: FilmFile; readonly chunkCount: number },
) {
  const { file, chunkCount, ...parts } = plan;
  const { platform, fileName, lastModified, size } = file;
  const key = `film/${scope.weddingId}/${randomUUID()}`;
  return await deps.db.transaction().execute(async tx => {
    const full = await refuseWithoutSpace(tx, deps.objects.uploads, size);
    if (full !== undefined) return full;
    const uploadId = await deps.objects.uploads.begin(key, { sizeBytes: size, ...parts });
    const facts = { uploadId, key, platform, fileName, lastModified, size, chunkCount };
    await noteFilm(tx, scope, call, { ...facts, state: 'uploading', now: call.now });
    return facts;
  });
}

async function urlsOf({ objects }: UploadDeps, call: Call, film: Pick<FilmUpload, 'key' | 'uploadId' | 'chunkCount'>) {
  const expiresAtMs = after(call.now, URL_LIFETIME_MS);
  const numbers = Array.from({ length: film.chunkCount }, (_, index) => index + 1);
  return await Promise.all(numbers.map(number => objects.uploads.partUrl(film, number, expiresAtMs)));
}

async function uploadUrl(deps: UploadDeps, scope: WeddingScope, call: Call<typeof recording.uploadUrl>) {
  const { now } = call;
  const file = toFile(call.body);
  const unwelcome = refusalOf(scope, file);
  if (unwelcome !== undefined) return unwelcome;
  const { platform, fileName, lastModified, size } = file;
  if (platform !== 'vimeo') {
    const film = await beginFilm(deps, scope, call, { file, partSizeBytes: size, chunkCount: 1 });
    if (isRefused(film)) return film;
    const [url = ''] = await urlsOf(deps, call, film);
    return { uploadUrl: url, key: film.key, uploadId: film.uploadId };
  }
  const host = deps.hosted[platform];
  if (host === undefined) return refuse('recording_platform_unknown');
  const hosted = await host.begin({ fileName, sizeBytes: size });
  const facts = { uploadId: randomUUID(), key: hostedKey(platform, hosted.videoId), platform, chunkCount: 1 };
  // The file does not pass through our server: only the platform knows whether it has arrived.
  const film = { ...facts, fileName, lastModified, size, state: 'registered', now } as const;
  await deps.db.transaction().execute(tx => noteFilm(tx, scope, call, film));
  return { uploadUrl: hosted.uploadUrl, vimeoVideoId: hosted.videoId };
}

/** How a film is split, whose size may be unknown. */
const partsOf = (size: number | undefined) => ({
  partSizeBytes: CHUNK_SIZE_BYTES,
  isLastPartOpen: size === undefined,
});

async function multipartUrl(deps: UploadDeps, scope: WeddingScope, call: Call<typeof recording.multipartUrl>) {
  const { db } = deps;
  const { uploadId, chunkCount, size, ...rest } = call.body;
  const file = toFile({ ...rest, size: size ?? chunkCount * CHUNK_SIZE_BYTES });
  if (file.platform === 'vimeo') return refuse('recording_platform_unknown');
  if (uploadId === undefined) {
    const unwelcome = refusalOf(scope, file);
    if (unwelcome !== undefined) return unwelcome;
  }
  if (chunkCount !== chunkCountOf(file.size)) return refuse('recording_chunks_wrong');
  const film =
    uploadId === undefined
      ? await beginFilm(deps, scope, call, { file, chunkCount, ...partsOf(size) })
      : await findUpload(db, scope, { uploadId });
  if (film !== undefined && isRefused(film)) return film;
  if (film === undefined || film.chunkCount !== chunkCount) return refuse('recording_upload_unknown');
  if (size !== undefined && film.size !== size) return refuse('recording_upload_unknown');
  if (uploadId !== undefined) await touchUpload(db, scope, uploadId, { now: call.now });
  return { uploadUrl: await urlsOf(deps, call, film), key: film.key, uploadId: film.uploadId };
}

/** The media type of a film by its file extension; its actual format is read from its bytes. */
function mediaTypeOf(fileName: string): string {
  if (/\.mov$/i.test(fileName)) return 'video/quicktime';
  return /\.webm$/i.test(fileName) ? 'video/webm' : 'video/mp4';
}

/** Assembles the parts; idempotent, for a client that lost the first response. */
async function putTogether(
  objects: ObjectStore,
  film: FilmUpload,
  { fileName, eTags }: { fileName: string; eTags: readonly { eTag: string; partNumber: number }[] },
): Promise<ObjectInfo | undefined> {
  const done = await objects.uploads.complete(film, mediaTypeOf(fileName), inOrder(eTags));
  return done === 'parts-differ' ? await objects.head(film.key) : done;
}

/** Registers a film while holding its lock. */
async function registerHeld(
  { objects, log }: UploadDeps,
  tx: Tx,
  scope: WeddingScope,
  { body, now }: Call<typeof recording.registerContents>,
) {
  const { uploadId, key, fileName } = body;
  const film = await findUpload(tx, scope, { uploadId });
  if (film === undefined || film.key !== key) return refuse('recording_upload_unknown');
  if (film.state !== 'uploading') return { content_id: film.contentId };
  const info = await putTogether(objects, film, body);
  if (info === undefined) return refuse('recording_parts_missing');
  const { facts, defect } = await checkFilm(objects, info);
  if (defect !== undefined) {
    log.info({ uploadId, defect, facts }, 'a film was refused');
    await objects.delete(key);
    await deleteUpload(tx, scope, uploadId);
    return refuse(DEFECT_CODES[defect], { codec: codecOf(defect, facts) });
  }
  await touchUpload(tx, scope, uploadId, { state: 'registered', fileName, size: info.sizeBytes, now });
  return { content_id: film.contentId };
}

/** Serializes concurrent calls (a page that retries), so that the parts are assembled once. */
async function register(deps: UploadDeps, scope: WeddingScope, call: Call<typeof recording.registerContents>) {
  return await deps.db.transaction().execute(async tx => {
    if (!(await holdUpload(tx, scope, call.body.uploadId))) return refuse('recording_upload_unknown');
    return await registerHeld(deps, tx, scope, call);
  });
}

async function link(deps: UploadDeps, scope: WeddingScope, call: Call<typeof recording.linkVideo>) {
  const { db } = deps;
  const { videoId = '', videoContentId } = call.body;
  const by = videoContentId === undefined ? { key: hostedKey('vimeo', videoId) } : { contentId: videoContentId };
  const isOurs = videoContentId !== undefined;
  const user = userOf(call);
  const linked = await db.transaction().execute(async tx => {
    const found = await findUpload(tx, scope, by);
    if (found === undefined || !(await holdUpload(tx, scope, found.uploadId)))
      return refuse('recording_upload_unknown');
    const film = await findUpload(tx, scope, by);
    if (film === undefined || film.state === 'uploading' || isOurs !== (film.platform !== 'vimeo')) {
      return refuse('recording_upload_unknown');
    }
    const slot = await linkVideoToSlot(tx, {
      weddingId: scope.weddingId,
      videoId: isOurs ? film.uploadId : videoId,
      objectKey: film.key,
      actorName: user.name,
      now: call.now,
    });
    if (isRefused(slot)) return slot;
    await touchUpload(tx, scope, film.uploadId, { state: 'linked', now: call.now });
    await call.audit(tx, scope.weddingId, { fileName: film.fileName, size: film.size });
    return slot;
  });
  if (isRefused(linked)) return linked;
  await announce(deps, linked);
  return { liveState: linked.state };
}

/** Handlers for films that staff upload: sent in parts, checked, linked. */
export function uploadHandlers(deps: UploadDeps): Route[] {
  const { db, objects } = deps;
  return [
    inWedding(recording.uploads, async (_call, scope) => {
      const films = await listUnlinked(db, scope);
      return {
        uploads: await Promise.all(
          films.map(async ({ contentId, chunkCount: _, state, ...film }) => ({
            ...film,
            content_id: state === 'uploading' ? null : contentId,
            parts: ((await objects.uploads.parts(film)) ?? []).map(({ partNumber, eTag }) => ({ partNumber, eTag })),
          })),
        ),
      };
    }),
    inWedding(recording.uploadUrl, (call, scope) => uploadUrl(deps, scope, call)),
    inWedding(recording.multipartUrl, (call, scope) => multipartUrl(deps, scope, call)),
    inWedding(recording.cancelUpload, async (call, scope) => {
      const { uploadId } = call.params;
      const film = await findUpload(db, scope, { uploadId });
      if (film === undefined || film.state === 'linked') return refuse('recording_upload_unknown');
      const hosted = hostedFilmOf(film);
      const isForgotten = await db.transaction().execute(async tx => {
        // Another call may be linking it at this moment; then its bytes are needed.
        if (!(await deleteUpload(tx, scope, uploadId))) return false;
        if (hosted !== undefined) await eraseFilm.add(tx, hosted);
        return true;
      });
      if (!isForgotten) return refuse('recording_upload_unknown');
      if (hosted !== undefined) return {};
      await objects.uploads.abort(film);
      if (film.state === 'registered') await objects.delete(film.key);
      return {};
    }),
    inWedding(recording.registerContents, (call, scope) => register(deps, scope, call)),
    inWedding(recording.linkVideo, (call, scope) => link(deps, scope, call)),
  ];
}
