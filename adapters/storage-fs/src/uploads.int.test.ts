import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { IncomingPart, ObjectStore, PartReceipt, UploadRef } from '@kotohogi/ports/object-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFileStore } from './index.ts';

const NOW = 1_800_000_000_000;
const PART = 1_000;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-uploads-'));
  store = createFileStore(folder, { urlKey: 'a key of the test' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function begin(key: string, sizeBytes: number): Promise<UploadRef> {
  return { key, uploadId: await store.uploads.begin(key, { sizeBytes, partSizeBytes: PART }) };
}

/** PUTs a part to its URL. */
async function put(
  upload: UploadRef,
  partNumber: number,
  body: Buffer | Readable,
  change: Partial<IncomingPart> = {},
): Promise<PartReceipt> {
  const url = new URL(await store.uploads.partUrl(upload, partNumber, NOW + 60_000), 'http://here');
  if (store.uploads.receiver === null) throw new Error('the file store receives its own parts');
  return await store.uploads.receiver.receive({
    uploadId: upload.uploadId,
    partNumber,
    expiresAtMs: Number(url.searchParams.get('expires')),
    signature: url.searchParams.get('signature') ?? '',
    contentLength: Buffer.isBuffer(body) ? body.length : PART,
    body: Buffer.isBuffer(body) ? Readable.from([body]) : body,
    nowMs: NOW,
    ...change,
  });
}

const slices = (bytes: Buffer) => [bytes.subarray(0, 1000), bytes.subarray(1000, 2000), bytes.subarray(2000)];

describe('given an object of two and a half parts', () => {
  test('when its parts arrive in any order, then they are listed and combined, and nothing else remains', async () => {
    const bytes = randomBytes(2_500);
    const [first, second, third] = slices(bytes);
    if (!first || !second || !third) throw new Error('three slices');
    const upload = await begin('film/1/a', bytes.length);
    expect(await store.uploads.parts(upload)).toEqual([]);
    expect(await put(upload, 3, third)).toEqual({ eTag: md5(third) });
    expect(await put(upload, 1, first)).toEqual({ eTag: md5(first) });
    expect(await store.uploads.parts(upload)).toEqual([
      { partNumber: 1, eTag: md5(first), sizeBytes: 1000 },
      { partNumber: 3, eTag: md5(third), sizeBytes: 500 },
    ]);
    const listed = [first, second, third].map((part, at) => ({ partNumber: at + 1, eTag: md5(part) }));
    expect(await store.uploads.complete(upload, 'video/mp4', listed)).toBe('parts-differ');
    await put(upload, 2, second);
    const wrong = listed.map(part => (part.partNumber === 2 ? { ...part, eTag: md5(first) } : part));
    expect(await store.uploads.complete(upload, 'video/mp4', wrong)).toBe('parts-differ');
    expect(await store.uploads.complete(upload, 'video/mp4', listed)).toEqual({
      key: 'film/1/a',
      sizeBytes: 2_500,
      mediaType: 'video/mp4',
      modifiedAtMs: expect.any(Number),
    });
    expect((await buffer(await store.read('film/1/a'))).equals(bytes)).toBe(true);
    expect(await store.uploads.parts(upload)).toBeUndefined();
    expect(await readdir(path.join(folder, '.uploads'))).toEqual([]);
  });

  test('when its size was unknown, then the last part may be shorter, and a shorter second attempt leaves no remainder', async () => {
    const plan = { sizeBytes: 2_000, partSizeBytes: PART, isLastPartOpen: true };
    const upload = { key: 'film/1/open', uploadId: await store.uploads.begin('film/1/open', plan) };
    const [first, longer, last] = [randomBytes(PART), randomBytes(700), randomBytes(300)];
    expect(await put(upload, 1, randomBytes(999))).toEqual({ status: 422 });
    expect(await put(upload, 2, randomBytes(PART + 1))).toEqual({ status: 413 });
    await put(upload, 2, longer);
    await put(upload, 1, first);
    expect(await put(upload, 2, last)).toEqual({ eTag: md5(last) });
    const listed = [first, last].map((part, at) => ({ partNumber: at + 1, eTag: md5(part) }));
    expect(await store.uploads.parts(upload)).toEqual([
      { ...listed[0], sizeBytes: PART },
      { ...listed[1], sizeBytes: 300 },
    ]);
    expect(await store.uploads.complete(upload, 'video/mp4', listed)).toMatchObject({ sizeBytes: 1_300 });
    expect((await buffer(await store.read('film/1/open'))).equals(Buffer.concat([first, last]))).toBe(true);
  });

  test('when a part breaks off, then it is missing until it is sent again', async () => {
    const upload = await begin('film/1/b', 1_000);
    const whole = randomBytes(1_000);
    await put(upload, 1, whole);
    const torn = new PassThrough();
    torn.write(whole.subarray(0, 400));
    const receipt = put(upload, 1, torn);
    torn.destroy(new Error('the connection was lost'));
    expect(await receipt).toEqual({ status: 409 });
    expect(await store.uploads.parts(upload)).toEqual([]);
    expect(await put(upload, 1, whole)).toEqual({ eTag: md5(whole) });
  });

  test('when a part is sent again while the first attempt hangs, then the newer one wins', async () => {
    const upload = await begin('film/1/c', 1_000);
    const hanging = new PassThrough();
    hanging.write(randomBytes(300));
    const first = put(upload, 1, hanging);
    // The newer request must be accepted second: the first is being handled once it has read what is available.
    await expect.poll(() => hanging.readableLength).toBe(0);
    const whole = randomBytes(1_000);
    const second = put(upload, 1, whole);
    expect(await second).toEqual({ eTag: md5(whole) });
    expect(await first).toEqual({ status: 409 });
    await store.uploads.complete(upload, 'video/mp4', [{ partNumber: 1, eTag: md5(whole) }]);
    expect((await buffer(await store.read('film/1/c'))).equals(whole)).toBe(true);
  });
});

describe('given the URL of a part', () => {
  test.each([
    ['of another signature', { signature: 'x'.repeat(43) }, 403],
    ['that has expired', { nowMs: NOW + 60_000 }, 403],
    ['made longer by the caller', { expiresAtMs: NOW + 999_999 }, 403],
    ['of another part', { partNumber: 2 }, 403],
    ['without a length', { contentLength: null }, 411],
    ['with more than the part has', { contentLength: 1_001 }, 413],
    ['with less than the part has', { contentLength: 999 }, 422],
  ])('when the URL is one %s, then nothing is kept', async (_, change, status) => {
    const upload = await begin('film/2/a', 2_500);
    expect(await put(upload, 1, randomBytes(1_000), change)).toEqual({ status });
    expect(await store.uploads.parts(upload)).toEqual([]);
    await store.uploads.abort(upload);
  });

  test('when more arrives than was announced, then nothing is kept', async () => {
    const upload = await begin('film/2/b', 2_500);
    expect(await put(upload, 1, randomBytes(1_200), { contentLength: 1_000 })).toEqual({ status: 422 });
    expect(await put(upload, 3, randomBytes(500), {})).toHaveProperty('eTag');
    await store.uploads.abort(upload);
    expect(await put(upload, 3, randomBytes(500))).toEqual({ status: 404 });
    expect(await put({ ...upload, uploadId: '../../etc' }, 1, randomBytes(5))).toEqual({ status: 404 });
  });
});

test('given abandoned uploads, when they are swept, then only those are removed', async () => {
  const upload = await begin('film/3/a', 10);
  expect(await store.uploads.sweep(Date.now() - 60_000)).toBe(0);
  expect(await store.uploads.parts(upload)).toEqual([]);
  expect(await store.uploads.sweep(Date.now() + 60_000)).toBeGreaterThanOrEqual(1);
  expect(await store.uploads.parts(upload)).toBeUndefined();
  expect(await store.uploads.freeBytes()).toBeGreaterThan(0);
});
