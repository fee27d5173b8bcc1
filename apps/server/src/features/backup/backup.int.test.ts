import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { batch } from '@kotohogi/contract/batch';
import { live } from '@kotohogi/contract/live';
import { recording } from '@kotohogi/contract/recording';
import type { BackupStore } from '@kotohogi/ports/object-store';
import { createFileStore } from '@kotohogi/storage-fs';
import { buildOnAir } from '@kotohogi/testkit/ceremony';
import { signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveKeepFile } from '../live/index.ts';
import { readStoredExtras } from '../recording/index.ts';
import { backUpMissing, backUpRecording } from './jobs.ts';

type Fault = 'none' | 'away' | 'bit-rot' | 'cut';
let fault: Fault = 'none';
let puts: string[] = [];
let folder: string;
let second: BackupStore;
let product: TestProduct;

/** The second store, with simulated faults. */
function withFaults(store: BackupStore): BackupStore {
  return {
    ...store,
    put: async (key, body, mediaType) => {
      puts.push(key);
      if (fault === 'away') throw new Error('the second store is unreachable');
      const bytes = Buffer.isBuffer(body) ? body : await buffer(body);
      if (fault === 'cut') return await store.put(key, bytes.subarray(1), mediaType);
      return await store.put(key, Readable.from([bytes]), mediaType);
    },
    read: async key => {
      const bytes = await buffer(await store.read(key));
      if (fault === 'bit-rot') bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0);
      return Readable.from([bytes]);
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-second-'));
  second = withFaults(createFileStore(folder, { urlKey: '' }));
  product = await startTestProduct({ backup: second });
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A finished ceremony whose recording has its file. */
async function recorded() {
  fault = 'none';
  const ceremony = await buildOnAir(product);
  await ceremony.staff.call(live.close, { params: ceremony.params });
  await ceremony.stateIs('archived');
  await liveKeepFile.add(product.db, { provider: 'channel', ref: ceremony.ref });
  const fileKey = await eventually('a file', async () => (await ceremony.slot()).mp4_key ?? undefined);
  const backup = async () => (await ceremony.staff.call(recording.board, { params: ceremony.params })).body.backup;
  const stateIs = (state: string) =>
    eventually(`a backup that is ${state}`, async () => ((await backup())?.state === state ? state : undefined));
  return { ...ceremony, fileKey, backup, backupIs: stateIs };
}

const deps = () => ({
  db: product.db,
  clock: product.clock,
  objects: product.objects,
  backup: second,
  readExtras: readStoredExtras,
});
const bytesOf = async (key: string) => await buffer(await product.objects.read(key));

describe('given a second store', () => {
  test('when a recording is finished, then its file and its accompanying data are copied there automatically', async () => {
    const { ref, fileKey, backupIs, weddingId } = await recorded();
    await backupIs('kept');
    const copied = await readFile(path.join(folder, fileKey));
    expect(copied.equals(await bytesOf(fileKey))).toBe(true);
    const facts: Record<string, unknown> = JSON.parse(
      await readFile(path.join(folder, `recording/${ref}.json`), 'utf8'),
    );
    expect(facts).toMatchObject({ weddingId, ref, fileKey, sizeBytes: copied.length, chapters: [], captions: [] });
    expect(facts.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('when the accompanying data changes, then it is copied again, but the film is not', async () => {
    const { ref, fileKey, backupIs, staff, params, startsAt, weddingId } = await recorded();
    await backupIs('kept');
    puts = [];
    await staff.call(recording.addChapter, { params, body: { programMs: startsAt, title: '入場' } });
    await backUpRecording(deps(), weddingId);
    const facts: unknown = JSON.parse(await readFile(path.join(folder, `recording/${ref}.json`), 'utf8'));
    expect(facts).toMatchObject({ chapters: [{ title: '入場' }] });
    expect(puts).not.toContain(fileKey);
  });

  test.each<Fault>(['away', 'bit-rot', 'cut'])(
    'when it has a fault (%s), then that is detected, and another attempt repairs it',
    async kind => {
      const { fileKey, backupIs, weddingId } = await recorded();
      await backupIs('kept');
      await product.db.deleteFrom('recording_backup').where('wedding_id', '=', weddingId).execute();
      await second.delete(fileKey);
      fault = kind;
      await expect(backUpRecording(deps(), weddingId)).rejects.toThrow();
      await backupIs('failed');
      expect(await second.head(fileKey)).toBeUndefined();
      fault = 'none';
      await backUpRecording(deps(), weddingId);
      await backupIs('kept');
      expect((await readFile(path.join(folder, fileKey))).equals(await bytesOf(fileKey))).toBe(true);
    },
  );

  test('when a copy is missing there, then operators and the hourly check can request it again', async () => {
    const { backupIs, weddingId } = await recorded();
    await backupIs('kept');
    const forget = () => product.db.deleteFrom('recording_backup').where('wedding_id', '=', weddingId).execute();
    await forget();
    await backUpMissing(deps());
    await backupIs('kept');
    await forget();
    const operator = await signInUser(product, { scope: 'admin', role: 'administrator' });
    const id = { params: { id: weddingId } };
    expect((await operator.call(batch.backup, id)).body).toEqual({ isKept: true, isBackedUp: false });
    await backupIs('kept');
    expect((await operator.call(batch.backup, id)).body).toEqual({ isKept: true, isBackedUp: true });
  });
});
