import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, rename, stat, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { IncomingPart, ObjectInfo, ObjectUploads, PartReceipt, UploadRef } from '@kotohogi/ports/object-store';
import { PartWriters, WrongLength } from './part-writer.ts';
import { isOpenPart, partCountOf, partSizeOf, UploadFolder } from './upload-folder.ts';

export interface UploadSettings {
  /** Folder of the objects. */
  readonly folder: string;
  /** Path of the object with a key. Throws for an invalid key. */
  readonly fileOf: (key: string) => string;
  /** Key that signs the URLs of parts. */
  readonly urlKey: string | Buffer;
  /** Free space; by default that of the folder's disk. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

interface Address {
  readonly uploadId: string;
  readonly partNumber: number;
  readonly expiresAtMs: number;
}

function sign(urlKey: string | Buffer, { uploadId, partNumber, expiresAtMs }: Address): string {
  return createHmac('sha256', urlKey).update(`${uploadId}/${partNumber}/${expiresAtMs}`).digest('base64url');
}

function isSigned(urlKey: string | Buffer, part: IncomingPart): boolean {
  const [expected, given] = [Buffer.from(sign(urlKey, part)), Buffer.from(part.signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) && part.nowMs < part.expiresAtMs;
}

async function freeOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Accepts one part at its URL: complete and as long as planned, or not at all. */
function createReceiver({ folder, urlKey }: UploadSettings) {
  const writers = new PartWriters();
  return async (part: IncomingPart): Promise<PartReceipt> => {
    const { uploadId, partNumber, contentLength, body } = part;
    // Reading reports a connection that breaks before the first byte; without a listener the error would end the
    // process.
    body.on('error', () => undefined);
    if (!isSigned(urlKey, part)) return { status: 403 };
    const place = UploadFolder.of(folder, uploadId);
    const facts = await place?.facts();
    if (place === undefined || facts === undefined) return { status: 404 };
    const plannedBytes = partSizeOf(facts, partNumber);
    if (plannedBytes === undefined) return { status: 404 };
    if (contentLength === null) return { status: 411 };
    if (contentLength > plannedBytes) return { status: 413 };
    const isEnd = isOpenPart(facts, partNumber);
    if (contentLength < (isEnd ? 1 : plannedBytes)) return { status: 422 };
    await place.forget(partNumber);
    const start = (partNumber - 1) * facts.partSizeBytes;
    try {
      const name = `${uploadId}/${partNumber}`;
      const eTag = await writers.write(name, { file: place.data, start, sizeBytes: contentLength, isEnd }, body);
      await place.forget(partNumber);
      await place.note(partNumber, eTag);
      return { eTag };
    } catch (error) {
      if (error instanceof WrongLength) return { status: 422 };
      // why: a sender that disconnected, or was replaced by a newer one, no longer reads the response
      if (body.destroyed || body.readableAborted) return { status: 409 };
      throw error;
    }
  };
}

/** Multipart uploads, stored next to the objects; their URLs point to our own server. */
export function createUploads(settings: UploadSettings): ObjectUploads {
  const { folder, fileOf, urlKey } = settings;
  const find = async ({ key, uploadId }: UploadRef) => {
    const place = UploadFolder.of(folder, uploadId);
    const facts = await place?.facts();
    return place === undefined || facts?.key !== key ? undefined : { place, facts };
  };
  return {
    async begin(key, plan) {
      fileOf(key);
      const uploadId = randomUUID();
      await UploadFolder.of(folder, uploadId)?.create({ key, ...plan });
      return uploadId;
    },
    async partUrl({ uploadId }, partNumber, expiresAtMs) {
      const signature = sign(urlKey, { uploadId, partNumber, expiresAtMs });
      return `/files/upload/${uploadId}/${partNumber}?expires=${expiresAtMs}&signature=${signature}`;
    },
    async parts(upload) {
      const found = await find(upload);
      return found && (await found.place.parts(found.facts));
    },
    async complete(upload, mediaType, parts): Promise<ObjectInfo | 'parts-differ'> {
      const found = await find(upload);
      if (found === undefined) return 'parts-differ';
      const { place, facts } = found;
      const listed = new Map(parts.map(({ partNumber, eTag }) => [partNumber, eTag]));
      const there = await place.parts(facts);
      const isAll =
        there.length === partCountOf(facts) && listed.size === there.length && parts.length === there.length;
      if (!isAll || there.some(({ partNumber, eTag }) => listed.get(partNumber) !== eTag)) return 'parts-differ';
      const file = fileOf(upload.key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.type`, mediaType);
      await rename(place.data, file);
      await place.remove();
      const { size, mtimeMs } = await stat(file);
      return { key: upload.key, sizeBytes: size, mediaType, modifiedAtMs: mtimeMs };
    },
    async abort(upload) {
      const found = await find(upload);
      await found?.place.remove();
    },
    async sweep(beforeMs) {
      let count = 0;
      for (const uploadId of await UploadFolder.list(folder)) {
        const place = UploadFolder.of(folder, uploadId);
        if (place === undefined || (await place.touchedAtMs()) >= beforeMs) continue;
        await place.remove();
        count += 1;
      }
      return count;
    },
    freeBytes: settings.freeBytes ?? (() => freeOf(folder)),
    receiver: { receive: createReceiver(settings) },
  };
}
