import { attendant } from '@kotohogi/contract/attendant';
import type { Failure } from '@kotohogi/contract/kit/failure';
import { liveChanged } from '@kotohogi/contract/live';
import { type RecordingBoard, recording } from '@kotohogi/contract/recording';
import { instant } from '@kotohogi/domain/kernel/instant';
import { MAX_CAPTION_SIZE_BYTES } from '@kotohogi/domain/recording/caption';
import { buildAttendant, buildSlot, signInGuest } from '@kotohogi/testkit/builders';
import { buildCeremony } from '@kotohogi/testkit/ceremony';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const MINUTE = 60_000;
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:04.500\n新郎新婦の入場です\n\n01:00.000 --> 01:02.000\n拍手\n';

async function archived(state: 'streaming' | 'archived' = 'archived') {
  const ceremony = await buildCeremony(product);
  const { startsAt, weddingId, key } = ceremony;
  const ref = await buildSlot(product.db, ceremony, {
    state,
    parts: [{ programFromMs: startsAt, durationMs: 10 * MINUTE }],
  });
  await product.fakes.video.create(ref, { main: 'm', spare: 's' });
  product.clock.set(instant(startsAt + 50 * MINUTE));
  const staff = await ceremony.signIn('video-distribution');
  const guest = await signInGuest(product, product.visitor(), await buildAttendant(product.db, weddingId));
  const detail = async () => (await guest.call(attendant.detail, { params: { wedding: key }, query: {} })).body;
  return { ...ceremony, staff, guest, detail };
}

/** Sends a file the way the browser does. */
async function send(staff: TestClient, weddingId: number, body: string | Uint8Array<ArrayBuffer>, language = 'ja') {
  const path = `/api/weddings/${weddingId}/live/captions/${language}?fileName=${encodeURIComponent('挙式.vtt')}`;
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await staff.fetch(path, { method: 'POST', body, headers });
  const read: RecordingBoard & Failure = JSON.parse(await answer.text());
  return { status: answer.status, body: read };
}

describe('given a recording', () => {
  test('when staff upload captions, then the guests are notified and can load them', async () => {
    const { staff, guest, weddingId, key, detail } = await archived();
    const socket = await listen(guest, key);
    expect((await detail()).recording?.captions).toEqual([]);
    const put = await send(staff, weddingId, `\uFEFF${CAPTIONS.replaceAll('\n', '\r\n')}`);
    expect(put.body.captions).toMatchObject([{ language: 'ja', fileName: '挙式.vtt', cueCount: 2, endMs: 62_000 }]);
    await send(staff, weddingId, 'WEBVTT\n\n00:01.000 --> 00:04.500\nThe couple enters\n', 'en');
    await socket.nextEvent(liveChanged);
    socket.close();
    const { recording: shown } = await detail();
    expect(shown?.captions.map(({ language }) => language)).toEqual(['ja', 'en']);
    const file = await guest.fetch(shown?.captions[0]?.url ?? '');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(file.headers.get('cache-control')).toBe('private, no-cache');
    expect(await file.text()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:04.500\n新郎新婦の入場です\n\n00:01:00.000 --> 00:01:02.000\n拍手\n',
    );
    // Staff can read the captions they uploaded.
    expect((await staff.fetch(put.body.captions[0]?.url ?? '')).status).toBe(200);
  });

  test('when captions are replaced or removed, then the previous ones are gone', async () => {
    const { staff, guest, weddingId, params, detail } = await archived();
    await send(staff, weddingId, CAPTIONS);
    const [before] = (await detail()).recording?.captions ?? [];
    const keys = await product.db
      .selectFrom('caption')
      .select('object_key')
      .where('wedding_id', '=', weddingId)
      .execute();
    await send(staff, weddingId, 'WEBVTT\n\n00:01.000 --> 00:02.000\n別の字幕\n');
    const [after] = (await detail()).recording?.captions ?? [];
    expect(after?.url).not.toBe(before?.url);
    expect(await (await guest.fetch(after?.url ?? '')).text()).toContain('別の字幕');
    expect(await product.objects.head(keys[0]?.object_key ?? '')).toBeUndefined();
    const removed = await staff.call(recording.removeCaption, { params: { ...params, language: 'ja' } });
    expect(removed.body.captions).toEqual([]);
    expect((await guest.fetch(after?.url ?? '')).status).toBe(404);
    const again = await staff.call(recording.removeCaption, { params: { ...params, language: 'ja' } });
    expect(again.status).toBe(200);
  });

  test('when a file is invalid, then the error names the line in the sender’s language, and the previous file stays', async () => {
    const { staff, weddingId, detail } = await archived();
    await send(staff, weddingId, CAPTIONS);
    const srt = await send(staff, weddingId, 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\na\n');
    expect([srt.status, srt.body.id]).toEqual([422, 'recording_caption_timing']);
    expect(srt.body.userMessage).toMatch(/^3行目：/);
    staff.language = 'en';
    expect((await send(staff, weddingId, `${CAPTIONS}\n\nlost words\n`)).body.userMessage).toMatch(/^Line 10: /);
    expect((await send(staff, weddingId, 'hello')).body.id).toBe('recording_caption_signature');
    const sjis = new Uint8Array([...new TextEncoder().encode('WEBVTT\n\n'), 0x8e, 0xae]);
    expect((await send(staff, weddingId, sjis)).body.id).toBe('recording_caption_encoding');
    expect((await send(staff, weddingId, ' '.repeat(MAX_CAPTION_SIZE_BYTES + 1))).status).toBe(413);
    expect((await send(staff, weddingId, CAPTIONS, 'fr')).status).toBe(404);
    expect((await detail()).recording?.captions).toHaveLength(1);
  });

  test('when the caller may not watch, or the archive is closed, then the captions are refused', async () => {
    const { staff, guest, weddingId, startsAt, detail, ...ceremony } = await archived();
    await send(staff, weddingId, CAPTIONS);
    const url = (await detail()).recording?.captions[0]?.url ?? '';
    expect((await product.visitor().fetch(url)).status).toBe(401);
    const away = await buildAttendant(product.db, weddingId);
    await product.db.updateTable('attendant').set({ answer: 'absence' }).where('id', '=', away.attendantId).execute();
    expect((await (await signInGuest(product, product.visitor(), away)).fetch(url)).status).toBe(404);
    const outsider = await archived();
    expect([401, 403]).toContain((await outsider.guest.fetch(url)).status);
    product.clock.set(instant(startsAt + 10 * 24 * 60 * MINUTE));
    expect([401, 404]).toContain((await guest.fetch(url)).status);
    const late = await (await ceremony.signIn('video-distribution')).fetch(url);
    expect(late.status).toBe(404);
  });
});

test('given a running stream, when captions are sent, then they are refused because the recording does not exist yet', async () => {
  const { staff, weddingId } = await archived('streaming');
  const early = await send(staff, weddingId, CAPTIONS);
  expect([early.status, early.body.id]).toEqual([409, 'recording_none']);
});
