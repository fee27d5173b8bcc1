import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from './index.ts';

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-objects-'));
  store = createFileStore(folder, { urlKey: 'a key of the test' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('given an object, then it can be read whole or in part, replaced and deleted', async () => {
  expect(await store.put('photo/a1.jpg', Buffer.from('0123456789'), 'image/jpeg')).toEqual({
    key: 'photo/a1.jpg',
    sizeBytes: 10,
    mediaType: 'image/jpeg',
    modifiedAtMs: expect.any(Number),
  });
  expect(await text(await store.read('photo/a1.jpg'))).toBe('0123456789');
  expect(await text(await store.read('photo/a1.jpg', { start: 3, end: 5 }))).toBe('345');
  await store.put('photo/a1.jpg', Readable.from(['new']), 'image/png');
  expect(await store.head('photo/a1.jpg')).toMatchObject({ sizeBytes: 3, mediaType: 'image/png' });
  await store.delete('photo/a1.jpg');
  expect(await store.head('photo/a1.jpg')).toBeUndefined();
  await expect(store.read('photo/a1.jpg')).rejects.toThrow();
});

test('given several objects, then a prefix lists them together with leftovers of a crash', async () => {
  for (const key of [
    'recording/w1-a.mp4',
    'recording/w1-a.json',
    'recording/w1-ab.mp4',
    'caption/1/x',
    'caption/1/deep/y',
  ])
    await store.put(key, Buffer.from('x'), 'text/plain');
  await writeFile(path.join(folder, 'recording/w1-a.mp4.77.crash.part'), 'half');
  expect(await store.list('recording/w1-a.')).toEqual([
    'recording/w1-a.json',
    'recording/w1-a.mp4',
    'recording/w1-a.mp4.77.crash.part',
  ]);
  expect(await store.list('caption/1/')).toEqual(['caption/1/x']);
  expect(await store.list('caption/2/')).toEqual([]);
  for (const key of await store.list('recording/w1-a.')) await store.delete(key);
  expect(await readdir(path.join(folder, 'recording'))).toEqual(['w1-ab.mp4', 'w1-ab.mp4.type']);
  await expect(store.list('w1')).rejects.toThrow(RangeError);
  await expect(store.list('../photo/')).rejects.toThrow(RangeError);
});

test('given a stream that breaks off, then nothing of it is kept', async () => {
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('the connection was lost');
    })(),
  );
  await expect(store.put('photo/half.jpg', broken, 'image/jpeg')).rejects.toThrow('the connection was lost');
  expect(await store.head('photo/half.jpg')).toBeUndefined();
  expect((await readdir(path.join(folder, 'photo'))).filter(name => name.startsWith('half'))).toEqual([]);
});

test.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '.hidden', '', 'a/'])(
  'given the key "%s", then it is refused',
  async key => {
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(RangeError);
  },
);
