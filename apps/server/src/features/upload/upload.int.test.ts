import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { recording } from '@kotohogi/contract/recording';
import { session } from '@kotohogi/contract/session';
import { DAY_MS, HOUR_MS, instant } from '@kotohogi/domain/kernel/instant';
import { bareETag, CHUNK_SIZE_BYTES, chunkCountOf, chunksOf, type SentPart } from '@kotohogi/domain/recording/chunks';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import {
  buildCompany,
  buildFacility,
  buildHall,
  buildSlot,
  buildUser,
  buildWedding,
  PASSWORD,
} from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { type FilmShape, makeFilm } from '@kotohogi/testkit/film';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepFilms } from './jobs.ts';

let films = 0;
const deletedFilms: string[] = [];
let isPlatformAway = false;
/** A hosted platform: every film has its own URL. */
const platform: HostedUploads = {
  delete: async videoId => {
    if (isPlatformAway) throw new ProviderUnreachable('the platform is unreachable');
    deletedFilms.push(videoId);
  },
  begin: async () => {
    films += 1;
    return { uploadUrl: `https://upload.example/${films}`, videoId: String(films) };
  },
};
const ROOMY = 900 * 1024 ** 3;
const NOW = instant(Date.UTC(2026, 10, 20, 3));
let freeBytes = ROOMY;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ diskFreeBytes: () => freeBytes, hosted: platform });
});
// Resets the clock and the platform, in case an earlier test failed halfway.
beforeEach(() => {
  freeBytes = ROOMY;
  isPlatformAway = false;
  product.clock.set(NOW);
});
afterAll(async () => {
  await product.stop();
});

async function venue() {
  const facilityId = await buildFacility(product.db, await buildCompany(product.db));
  const hallId = await buildHall(product.db, facilityId);
  const wedding = await buildWedding(product.db, { facilityId, hallId });
  const { email } = await buildUser(product.db, { scope: 'facility', facilityId, role: 'video-distribution' });
  const staff = product.visitor();
  const signIn = () => staff.call(session.login, { body: { email, password: PASSWORD } });
  await signIn();
  return { ...wedding, params: { weddingId: wedding.weddingId }, staff, signIn };
}
type Venue = Awaited<ReturnType<typeof venue>>;

const FILE = { fileName: '挙式.mp4', lastModified: 1_793_500_000_000 };

function begin({ staff, params, key }: Venue, size: number, more: { uploadId?: string; weddingKey?: string } = {}) {
  const body = {
    weddingKey: key,
    platform: 'channel',
    chunkCount: chunkCountOf(size),
    size,
    ...FILE,
    ...more,
  } as const;
  return staff.call(recording.multipartUrl, { params, body });
}

/** Sends one part the way the browser does. */
async function send(staff: TestClient, url: string, bytes: Buffer): Promise<{ status: number; eTag: string }> {
  const answer = await staff.fetch(url, { method: 'PUT', body: new Uint8Array(bytes) });
  return { status: answer.status, eTag: bareETag(answer.headers.get('etag') ?? '') };
}

async function sendAll(staff: TestClient, urls: readonly string[], film: Buffer): Promise<SentPart[]> {
  return await Promise.all(
    chunksOf(film.length).map(async ({ partNumber, start, end }) => {
      const { status, eTag } = await send(staff, urls[partNumber - 1] ?? '', film.subarray(start, end));
      expect(status).toBe(200);
      return { partNumber, eTag };
    }),
  );
}

const register = (
  { staff, params }: Venue,
  { key, uploadId }: { key: string; uploadId: string },
  eTags: readonly SentPart[],
) =>
  staff.call(recording.registerContents, {
    params,
    body: { key, uploadId, fileName: FILE.fileName, eTags: [...eTags] },
  });

/** Uploads and registers a film, whatever the outcome. */
async function bring(place: Venue, shape: FilmShape) {
  const film = Buffer.from(await makeFilm(shape));
  const { body } = await begin(place, film.length);
  return {
    film,
    upload: body,
    registered: await register(place, body, await sendAll(place.staff, body.uploadUrl, film)),
  };
}

describe('given a film of 25 MB', () => {
  test('when the connection breaks after a part, then the upload continues from the list of parts and becomes the recording', async () => {
    const place = await venue();
    const { staff, params, weddingId } = place;
    const ref = await buildSlot(product.db, place, { state: 'waitingForUpload' });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    const film = Buffer.from(await makeFilm({ sizeBytes: 25_000_000 }));
    const chunks = chunksOf(film.length).map(({ start, end }) => film.subarray(start, end));
    expect(chunks).toHaveLength(3);

    const started = await begin(place, film.length);
    expect(started.status).toBe(200);
    const first = await send(staff, started.body.uploadUrl[0] ?? '', chunks[0] ?? Buffer.alloc(0));
    expect(first).toEqual({
      status: 200,
      eTag: createHash('md5')
        .update(chunks[0] ?? '')
        .digest('hex'),
    });

    // The page was reloaded: it only knows what the server stored.
    const kept = (await staff.call(recording.uploads, { params })).body.uploads[0];
    expect(kept).toMatchObject({
      ...FILE,
      uploadId: started.body.uploadId,
      size: film.length,
      content_id: null,
      parts: [{ partNumber: 1, eTag: first.eTag }],
    });
    const early = await register(place, started.body, kept?.parts ?? []);
    expect([early.status, early.failure.id]).toEqual([409, 'recording_parts_missing']);

    const resumed = await begin(place, film.length, { uploadId: started.body.uploadId });
    expect(resumed.body).toMatchObject({ key: started.body.key, uploadId: started.body.uploadId });
    const rest = await Promise.all(
      [3, 2].map(async partNumber => {
        const url = resumed.body.uploadUrl[partNumber - 1] ?? '';
        return { partNumber, ...(await send(staff, url, chunks[partNumber - 1] ?? Buffer.alloc(0))) };
      }),
    );
    const eTags = [...rest, ...(kept?.parts ?? [])];
    const registered = await register(place, started.body, eTags);
    expect(registered.status).toBe(200);
    // The response was lost, and the browser repeats the request.
    expect((await register(place, started.body, eTags)).body).toEqual(registered.body);
    expect((await buffer(await product.objects.read(started.body.key))).equals(film)).toBe(true);

    const linked = await staff.call(recording.linkVideo, {
      params,
      body: { videoContentId: registered.body.content_id },
    });
    expect([linked.status, linked.body]).toEqual([200, { liveState: 'uploading' }]);
    await eventually('the archive', async () => {
      const { state } = await product.db
        .selectFrom('live_slot')
        .select('state')
        .where('wedding_id', '=', weddingId)
        .executeTakeFirstOrThrow();
      return state === 'archived' ? state : undefined;
    });
    expect((await staff.call(recording.uploads, { params })).body.uploads).toEqual([]);
    const again = await staff.call(recording.linkVideo, {
      params,
      body: { videoContentId: registered.body.content_id },
    });
    expect([again.status, again.failure.id]).toEqual([409, 'live_wrong_state']);
  });

  test('when an ETag does not match its part, then the parts are not assembled', async () => {
    const place = await venue();
    const film = Buffer.from(await makeFilm());
    const { body } = await begin(place, film.length);
    const [part] = await sendAll(place.staff, body.uploadUrl, film);
    const wrong = await register(place, body, [{ partNumber: 1, eTag: 'f'.repeat(32) }]);
    expect([wrong.status, wrong.failure.id]).toEqual([409, 'recording_parts_missing']);
    expect((await register(place, body, part ? [part] : [])).status).toBe(200);
  });

  test('when it is canceled, then nothing of it is left', async () => {
    const place = await venue();
    const { staff, params } = place;
    const { body } = await begin(place, 5_000);
    await send(staff, body.uploadUrl[0] ?? '', Buffer.alloc(5_000));
    const { uploadId } = body;
    expect((await staff.call(recording.cancelUpload, { params: { ...params, uploadId } })).status).toBe(200);
    expect((await staff.call(recording.uploads, { params })).body.uploads).toEqual([]);
    expect((await send(staff, body.uploadUrl[0] ?? '', Buffer.alloc(5_000))).status).toBe(404);
    expect((await staff.call(recording.cancelUpload, { params: { ...params, uploadId } })).status).toBe(404);
  });
});

describe("given a part's upload URL", () => {
  test('when it is expired, tampered with, of another site, or the part has another size, then nothing is stored', async () => {
    const place = await venue();
    const { staff, params, signIn } = place;
    const size = CHUNK_SIZE_BYTES + 10;
    const { body } = await begin(place, size);
    const [first = '', second = ''] = body.uploadUrl;
    expect((await send(staff, second, Buffer.alloc(11))).status).toBe(413);
    expect((await send(staff, second, Buffer.alloc(9))).status).toBe(422);
    expect((await send(staff, second.replace('/2?', '/1?'), Buffer.alloc(10))).status).toBe(403);
    expect((await send(staff, first.replace('signature=', 'signature=x'), Buffer.alloc(10))).status).toBe(403);
    const foreign = await staff.fetch(second, {
      method: 'PUT',
      body: new Uint8Array(10),
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.status).toBe(403);
    product.clock.advance(7 * HOUR_MS);
    expect((await send(staff, second, Buffer.alloc(10))).status).toBe(403);
    await signIn();
    const { uploads } = (await staff.call(recording.uploads, { params })).body;
    expect(uploads[0]?.parts).toEqual([]);
    const fresh = await begin(place, size, { uploadId: body.uploadId });
    expect((await send(staff, fresh.body.uploadUrl[1] ?? '', Buffer.alloc(10))).status).toBe(200);
  });
});

describe('given the request that starts an upload', () => {
  test('when the upload cannot be accepted, then it is refused before a byte is sent', async () => {
    const place = await venue();
    const { staff, params, key } = place;
    const [tooLarge, elsewhere, unfit] = [
      await begin(place, 20 * 1024 ** 3 + 1),
      await begin(place, 5_000, { weddingKey: 'another' }),
      await staff.call(recording.multipartUrl, {
        params,
        body: { weddingKey: key, platform: 'channel', chunkCount: 2, size: 5_000, ...FILE },
      }),
    ];
    expect([tooLarge.status, tooLarge.failure.id]).toEqual([413, 'recording_too_large']);
    expect([elsewhere.status, elsewhere.failure.id]).toEqual([404, 'recording_wedding_unknown']);
    expect([unfit.status, unfit.failure.id]).toEqual([422, 'recording_chunks_wrong']);
    freeBytes = 6 * 1024 ** 3;
    const full = await begin(place, 1024 ** 3);
    expect([full.status, full.failure.id]).toEqual([507, 'recording_disk_full']);
    expect(full.failure.userMessage).toContain('空き 6GB、必要 8GB');
    expect((await begin(place, 5_000)).status).toBe(200);
  });

  test('when several start at once, then together they reserve no more than the free disk space', async () => {
    const [place, other] = [await venue(), await venue()];
    const GB = 1024 ** 3;
    // Room for one film of 1 GB, its two copies, and the reserve; the open uploads of earlier tests are small.
    freeBytes = 9 * GB;
    const asked = await Promise.all([begin(place, GB), begin(other, GB), begin(place, GB)]);
    expect(asked.map(({ status }) => status).sort()).toEqual([200, 507, 507]);
    const refused = asked.find(({ status }) => status === 507);
    expect(refused?.failure.userMessage).toContain('送信中のほかの動画の分を除いた空き 6GB、必要 8GB');
    const accepted = asked.find(({ status }) => status === 200);
    // Canceling an upload frees its space.
    const holder = asked[1] === accepted ? other : place;
    const params = { ...holder.params, uploadId: accepted?.body.uploadId ?? '' };
    expect((await holder.staff.call(recording.cancelUpload, { params })).status).toBe(200);
    const again = await begin(other, GB);
    expect(again.status).toBe(200);
    const left = { ...other.params, uploadId: again.body.uploadId };
    await other.staff.call(recording.cancelUpload, { params: left });
  });

  test('when the upload belongs to another wedding, then it is not found', async () => {
    const [place, other] = [await venue(), await venue()];
    const { upload, registered } = await bring(other, {});
    const started = await begin(other, 5_000);
    const resumed = await begin(place, 5_000, { uploadId: started.body.uploadId });
    expect([resumed.status, resumed.failure.id]).toEqual([404, 'recording_upload_unknown']);
    expect((await register(place, started.body, [])).status).toBe(404);
    const { uploadId } = upload;
    const params = { ...place.params, uploadId };
    expect((await place.staff.call(recording.cancelUpload, { params })).status).toBe(404);
    await buildSlot(product.db, place, { state: 'waitingForUpload' });
    const body = { videoContentId: registered.body.content_id };
    expect((await place.staff.call(recording.linkVideo, { params: place.params, body })).status).toBe(404);
  });

  test('when a single URL is requested, then the whole film goes there', async () => {
    const place = await venue();
    const { staff, params, key } = place;
    const film = Buffer.from(await makeFilm({ sizeBytes: 11_000_000 }));
    const started = await staff.call(recording.uploadUrl, {
      params,
      body: { weddingKey: key, platform: 'channel', size: film.length },
    });
    if (!('uploadId' in started.body)) throw new Error('expected an uploadId from our own store');
    const { eTag } = await send(staff, started.body.uploadUrl, film);
    expect((await register(place, started.body, [{ partNumber: 1, eTag }])).status).toBe(200);
  });

  test('when the size is not given, then the last part may have any length, and the film has its actual size', async () => {
    const place = await venue();
    const { staff, params, key } = place;
    const film = Buffer.from(await makeFilm({ sizeBytes: 11_000_000 }));
    const body = { weddingKey: key, platform: 'channel', chunkCount: chunkCountOf(film.length) } as const;
    const started = await staff.call(recording.multipartUrl, { params, body });
    expect(started.status).toBe(200);
    const again = { ...body, uploadId: started.body.uploadId };
    expect((await staff.call(recording.multipartUrl, { params, body: { ...again, chunkCount: 1 } })).status).toBe(404);
    const fresh = (await staff.call(recording.multipartUrl, { params, body: again })).body.uploadUrl;
    const eTags = await sendAll(staff, fresh, film);
    expect((await register(place, started.body, eTags)).status).toBe(200);
    const { uploads } = (await staff.call(recording.uploads, { params })).body;
    expect(uploads).toMatchObject([{ fileName: FILE.fileName, size: film.length }]);
  });

  test('when the platform takes films itself, then the response is its URL, and its film is linked by its own id', async () => {
    const [place, other] = [await venue(), await venue()];
    const file = { platform: 'vimeo', size: 5_000, ...FILE } as const;
    const asked = (at: Venue) =>
      at.staff.call(recording.uploadUrl, { params: at.params, body: { weddingKey: at.key, ...file } });
    const { body } = await asked(place);
    if (!('vimeoVideoId' in body)) throw new Error('expected a video id from the platform');
    expect(body.uploadUrl).toBe(`https://upload.example/${body.vimeoVideoId}`);
    // Only the platform knows how much has arrived.
    expect((await place.staff.call(recording.uploads, { params: place.params })).body.uploads).toEqual([]);
    const link = (at: Venue) =>
      at.staff.call(recording.linkVideo, { params: at.params, body: { videoId: body.vimeoVideoId } });
    await buildSlot(product.db, other, { state: 'waitingForUpload' });
    expect((await link(other)).status).toBe(404);
    const ref = await buildSlot(product.db, place, { state: 'archive_error' });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    expect((await link(place)).body).toEqual({ liveState: 'uploading' });
  });

  test('when it is canceled there, or not linked for a week, then deletion at the platform is retried until it succeeds', async () => {
    const place = await venue();
    const started = async () => {
      const body = { weddingKey: place.key, platform: 'vimeo', size: 5_000, ...FILE } as const;
      const made = await place.staff.call(recording.uploadUrl, { params: place.params, body });
      if (!('vimeoVideoId' in made.body)) throw new Error('expected a video id from the platform');
      return made.body.vimeoVideoId;
    };
    const uploadIdOf = async (videoId: string) => {
      const films = product.db.selectFrom('video_upload').select('upload_id');
      return (await films.where('object_key', '=', `vimeo/${videoId}`).executeTakeFirst())?.upload_id;
    };
    const [cancelled, left, linked] = [await started(), await started(), await started()];
    const uploadId = (await uploadIdOf(cancelled)) ?? '';
    isPlatformAway = true;
    const cancel = { params: { ...place.params, uploadId } };
    expect((await place.staff.call(recording.cancelUpload, cancel)).status).toBe(200);
    expect(await uploadIdOf(cancelled)).toBeUndefined();
    await eventually('a try', async () => {
      const { rows } = await sql`select 1 from graphile_worker.jobs
        where task_identifier = 'recording.eraseFilm' and last_error is not null`.execute(product.db);
      return rows.length > 0 || undefined;
    });
    isPlatformAway = false;
    const ref = await buildSlot(product.db, place, { state: 'archive_error' });
    await product.fakes.video.create(ref, { main: 'm', spare: 's' });
    await place.staff.call(recording.linkVideo, { params: place.params, body: { videoId: linked } });
    await product.db.updateTable('live_slot').set({ state: 'archived' }).where('ref', '=', ref).execute();
    product.clock.advance(8 * DAY_MS);
    await sweepFilms(product);
    product.clock.advance(-8 * DAY_MS);
    for (const videoId of [left, linked]) expect(await uploadIdOf(videoId)).toBeUndefined();
    // The queue waits a little longer after each try.
    const deleted = () => deletedFilms.filter(videoId => Number(videoId) >= Number(cancelled));
    await eventually('both to be deleted', () => (deleted().length === 2 ? true : undefined));
    expect(new Set(deleted())).toEqual(new Set([cancelled, left]));
  });

  test('when the platform does not support parts, then it is refused', async () => {
    const place = await venue();
    const pieces = { weddingKey: place.key, platform: 'vimeo', size: 5_000, chunkCount: 1, ...FILE } as const;
    const refused = await place.staff.call(recording.multipartUrl, { params: place.params, body: pieces });
    expect([refused.status, refused.failure.id]).toEqual([404, 'recording_platform_unknown']);
  });
});

describe('given a film that some guests could not play', () => {
  test.each([
    ['of HEVC', { video: 'hevc' }, 415, 'recording_hevc'],
    ['of VP9 in WebM', { container: 'webm', video: 'vp9', audio: 'opus' }, 415, 'recording_video_codec'],
    ['with a sound of Opus', { audio: 'opus' }, 415, 'recording_audio_codec'],
    ['of sound alone', { video: 'none' }, 422, 'recording_no_video'],
  ] as const)(
    'when it is one %s, then it is refused with a message and nothing of it is kept',
    async (_, shape, status, id) => {
      const place = await venue();
      const { upload, registered } = await bring(place, shape);
      expect([registered.status, registered.failure.id]).toEqual([status, id]);
      expect(registered.failure.userMessage).not.toContain('{');
      expect(await product.objects.head(upload.key)).toBeUndefined();
      expect((await place.staff.call(recording.uploads, { params: place.params })).body.uploads).toEqual([]);
    },
  );

  test('when it is truncated or not a film, then the response says so', async () => {
    const place = await venue();
    const refusalFor = async (bytes: Buffer) => {
      const { body } = await begin(place, bytes.length);
      return (await register(place, body, await sendAll(place.staff, body.uploadUrl, bytes))).failure.id;
    };
    const film = Buffer.from(await makeFilm({ isFastStart: true }));
    expect(await refusalFor(film.subarray(0, film.length - 30_000))).toBe('recording_broken');
    expect(await refusalFor(Buffer.from('これは動画ではありません。'.repeat(100)))).toBe('recording_container');
  });

  test.each([[{ container: 'mov' }], [{ audio: 'none' }]] as const)('when it is %j, then it is valid', async shape => {
    expect((await bring(await venue(), shape)).registered.status).toBe(200);
  });
});

test('given a film that was abandoned for a week, when the sweep runs, then nothing of it is left', async () => {
  const place = await venue();
  const { body } = await begin(place, 5_000);
  const { upload } = await bring(place, {});
  const deps = { db: product.db, clock: product.clock, objects: product.objects };
  product.clock.advance(6 * DAY_MS);
  await sweepFilms(deps);
  expect(await product.objects.uploads.parts(body)).toEqual([]);
  product.clock.advance(DAY_MS + 1);
  await sweepFilms(deps);
  expect(await product.objects.uploads.parts(body)).toBeUndefined();
  expect(await product.objects.head(upload.key)).toBeUndefined();
  const count = product.db.selectFrom('video_upload').select('upload_id').where('wedding_id', '=', place.weddingId);
  expect(await count.execute()).toEqual([]);
});

describe('given a page that registers a film twice at once', () => {
  const twice = async (shape: FilmShape) => {
    const place = await venue();
    const film = Buffer.from(await makeFilm(shape));
    const { body } = await begin(place, film.length);
    const parts = await sendAll(place.staff, body.uploadUrl, film);
    return await Promise.all([1, 2, 3].map(() => register(place, body, parts)));
  };

  test('then its parts are assembled once, and every call gets the same response', async () => {
    const answers = await twice({ sizeBytes: 12_000_000 });
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.content_id)).size).toBe(1);
  });

  test('then an unplayable film is refused once, and the other calls do not find it', async () => {
    const answers = await twice({ video: 'hevc' });
    expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 415]);
  });
});
