import { attendant } from '@kotohogi/contract/attendant';
import type { Failure } from '@kotohogi/contract/kit/failure';
import { type RecordingBoard, recording } from '@kotohogi/contract/recording';
import { instant } from '@kotohogi/domain/kernel/instant';
import { buildAttendant, buildSlot, signInGuest } from '@kotohogi/testkit/builders';
import { buildCeremony } from '@kotohogi/testkit/ceremony';
import type { TestClient } from '@kotohogi/testkit/client';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const MINUTE = 60_000;

async function wedding(state: 'streaming' | 'archived' = 'archived') {
  const ceremony = await buildCeremony(product);
  const { startsAt, weddingId, key } = ceremony;
  const parts = [{ programFromMs: startsAt, durationMs: 10 * MINUTE }];
  const ref = await buildSlot(product.db, ceremony, { state, parts });
  await product.fakes.video.create(ref, { main: 'm', spare: 's' });
  product.clock.set(instant(startsAt + 50 * MINUTE));
  const staff = await ceremony.signIn('video-distribution');
  const guest = await signInGuest(product, product.visitor(), await buildAttendant(product.db, weddingId));
  const shown = async () => {
    const { body } = await guest.call(attendant.detail, { params: { wedding: key }, query: {} });
    return body.recording?.posterUrl ?? '';
  };
  return { ...ceremony, staff, guest, shown };
}

async function frame(width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c96' } });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
}

async function send(staff: TestClient, weddingId: number, body: Uint8Array<ArrayBuffer>) {
  const headers = { 'content-type': 'image/jpeg' };
  const answer = await staff.fetch(`/api/weddings/${weddingId}/live/poster`, { method: 'POST', body, headers });
  const read: RecordingBoard & Failure = JSON.parse(await answer.text());
  return { status: answer.status, body: read };
}

describe('given a recording', () => {
  test('when staff choose a frame, then it becomes the poster of the recording, at most 1280 px wide', async () => {
    const { staff, guest, weddingId, shown } = await wedding();
    expect(await shown()).toBe('');
    const put = await send(staff, weddingId, await frame(1920, 1080));
    expect(put.body.poster).toMatchObject({ width: 1280, height: 720 });
    const file = await guest.fetch(await shown());
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(await file.arrayBuffer()).metadata()).toMatchObject({
      width: 1280,
      height: 720,
      format: 'jpeg',
    });
  });

  test('when another one is chosen, or none, then the previous one is gone', async () => {
    const { staff, guest, weddingId, params, shown } = await wedding();
    await send(staff, weddingId, await frame(640, 360));
    const before = await shown();
    const { object_key: key } = await product.db
      .selectFrom('poster')
      .select('object_key')
      .where('wedding_id', '=', weddingId)
      .executeTakeFirstOrThrow();
    await send(staff, weddingId, await frame(320, 180));
    expect(await shown()).not.toBe(before);
    expect(await product.objects.head(key)).toBeUndefined();
    const removed = await staff.call(recording.removePoster, { params });
    expect(removed.body.poster).toBeNull();
    expect(await shown()).toBe('');
    expect((await guest.fetch(before)).status).toBe(404);
  });

  test('when several are chosen at once, then one of them is kept', async () => {
    const { staff, guest, weddingId, shown } = await wedding();
    const frames = await Promise.all([frame(640, 360), frame(320, 180), frame(480, 270)]);
    const sent = await Promise.all(frames.map(one => send(staff, weddingId, one)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await guest.fetch(await shown())).status).toBe(200);
  });

  test('when it is not a valid picture of a video, then it is refused and the previous one stays', async () => {
    const { staff, weddingId, shown } = await wedding();
    await send(staff, weddingId, await frame(640, 360));
    const before = await shown();
    const wrong = await send(staff, weddingId, new TextEncoder().encode('hello'));
    expect([wrong.status, wrong.body.id]).toEqual([422, 'recording_poster_unreadable']);
    expect((await send(staff, weddingId, await frame(80, 45))).status).toBe(422);
    expect(await shown()).toBe(before);
  });

  test('when an unauthorized caller requests it, then they do not get it', async () => {
    const { staff, weddingId, shown, startsAt, signIn } = await wedding();
    await send(staff, weddingId, await frame(640, 360));
    const url = await shown();
    expect((await product.visitor().fetch(url)).status).toBe(401);
    expect([401, 403]).toContain((await (await wedding()).guest.fetch(url)).status);
    product.clock.set(instant(startsAt + 10 * 24 * 60 * MINUTE));
    expect((await (await signIn('video-distribution')).fetch(url)).status).toBe(404);
  });
});

test('given a running stream, when a frame is sent, then it is refused because the recording does not exist yet', async () => {
  const { staff, weddingId } = await wedding('streaming');
  const early = await send(staff, weddingId, await frame(640, 360));
  expect([early.status, early.body.id]).toEqual([409, 'recording_none']);
});
