import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import { createUploads, type UploadSettings } from './uploads.ts';

/** Suffix of the file that holds an object's media type. */
const TYPE = '.type';

/** Letters, digits and `-_.` in parts joined by single slashes: nothing that could leave the folder. */
const KEY = /^(?!.*\.\.)[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
}

export type FileStoreOptions = Pick<UploadSettings, 'urlKey' | 'freeBytes'>;

/** Stores objects as files in a folder, each with a small file next to it that holds its media type. */
export function createFileStore(folder: string, { urlKey, freeBytes }: FileStoreOptions): ObjectStore {
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new RangeError(`not an object key: ${key}`);
    return path.join(folder, key);
  };
  const head = async (key: string): Promise<ObjectInfo | undefined> => {
    try {
      const [facts, mediaType] = await Promise.all([stat(fileOf(key)), readFile(`${fileOf(key)}${TYPE}`, 'utf8')]);
      return { key, sizeBytes: facts.size, mediaType, modifiedAtMs: facts.mtimeMs };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  return {
    head,
    uploads: createUploads({ folder, fileOf, urlKey, freeBytes }),
    async put(key, body, mediaType) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
      try {
        await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, createWriteStream(part));
        await sync(part);
        await writeFile(`${file}${TYPE}`, mediaType);
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      const info = await head(key);
      if (info === undefined) throw new Error(`object ${key} disappeared while it was being written`);
      return info;
    },
    async read(key, range) {
      const stream = createReadStream(fileOf(key), range ? { start: range.start, end: range.end } : {});
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve());
        stream.once('error', reject);
      });
      return stream;
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
      await rm(`${fileOf(key)}${TYPE}`, { force: true });
    },
    async list(prefix) {
      const [, parent = '', beginning = ''] = /^(.+)\/([^/]*)$/.exec(prefix) ?? [];
      try {
        const entries = await readdir(fileOf(parent), { withFileTypes: true });
        const names = entries.filter(entry => entry.isFile()).map(({ name }) => name);
        const found = names.filter(name => name.startsWith(beginning) && !name.endsWith(TYPE));
        return found.map(name => `${parent}/${name}`).toSorted();
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
