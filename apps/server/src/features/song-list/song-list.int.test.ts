import { archiveSaleChanged } from '@kotohogi/contract/archive-sale';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { songList } from '@kotohogi/contract/song-list';
import { MAX_SONGS } from '@kotohogi/domain/song-list/types';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const KANON = { title: 'カノン', artist: 'パッヘルベル', rightsNote: '保護期間満了' };
const WALTZ = { title: '花のワルツ', artist: 'チャイコフスキー', rightsNote: '' };

async function venue() {
  const { weddingId, facilityId, key, guest } = await buildParticipants(product, product.clock.now());
  const staff = await signInUser(product, { scope: 'facility', facilityId, role: 'video-distribution' });
  const params = { weddingId };
  const save = (body: CallInput<typeof songList.save>['body']) => staff.call(songList.save, { params, body });
  return { weddingId, facilityId, key, guest, staff, params, save };
}

describe('given a wedding without a song list', () => {
  test('when songs are saved, then they are stored as typed, in order, and this is audited', async () => {
    const { weddingId, staff, params, save } = await venue();
    expect((await staff.call(songList.read, { params })).body).toEqual({
      hasNoSongs: false,
      songs: [],
      version: 0,
      updatedAt: null,
    });
    const saved = await save({ hasNoSongs: false, songs: [WALTZ, KANON], version: 0 });
    expect(saved.body).toMatchObject({ songs: [WALTZ, KANON], version: 1, updatedAt: product.clock.now() });
    expect((await staff.call(songList.read, { params })).body).toEqual(saved.body);
    const audit = product.db.selectFrom('audit').select('action').where('wedding_id', '=', weddingId);
    expect(await audit.execute()).toEqual([{ action: 'songList.save' }]);
  });

  test('when songs are saved, then the open pages of guests ask whether the recording is on sale now', async () => {
    const { key, guest, save } = await venue();
    const line = await listen((await guest()).browser, key);
    await save({ hasNoSongs: true, songs: [KANON], version: 0 });
    await save({ hasNoSongs: false, songs: [KANON], version: 0 });
    await line.nextEvent(archiveSaleChanged);
    expect(line.all(archiveSaleChanged)).toHaveLength(1);
    line.close();
  });

  test('when two people save at once, then one takes effect and the other learns why', async () => {
    const { staff, params, save } = await venue();
    for (const version of [0, 1]) {
      const both = await Promise.all([
        save({ hasNoSongs: false, songs: [KANON], version }),
        save({ hasNoSongs: false, songs: [WALTZ], version }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)).toMatchObject({ failure: { id: 'song_list_changed' } });
      expect((await staff.call(songList.read, { params })).body.version).toBe(version + 1);
    }
  });

  test('when it is wrong, then it is refused and nothing is stored', async () => {
    const { staff, params, save } = await venue();
    expect(await save({ hasNoSongs: true, songs: [KANON], version: 0 })).toMatchObject({
      status: 422,
      failure: { id: 'song_list_not_empty' },
    });
    const many = Array.from({ length: MAX_SONGS + 1 }, () => KANON);
    expect((await save({ hasNoSongs: false, songs: many, version: 0 })).status).toBe(422);
    expect((await save({ hasNoSongs: false, songs: [{ ...KANON, artist: '' }], version: 0 })).status).toBe(422);
    for (const version of [1.5, -1, 1e21]) {
      expect((await save({ hasNoSongs: false, songs: [KANON], version })).status).toBe(422);
    }
    expect((await staff.call(songList.read, { params })).body.version).toBe(0);
  });

  test('when another venue asks for it, then the wedding is unknown', async () => {
    const { params } = await venue();
    const { staff } = await venue();
    expect((await staff.call(songList.read, { params })).status).toBe(404);
    const body = { hasNoSongs: true, songs: [], version: 0 };
    expect((await staff.call(songList.save, { params, body })).status).toBe(404);
  });
});
