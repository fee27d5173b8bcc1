import { attendant } from '@kotohogi/contract/attendant';
import { live, liveChanged } from '@kotohogi/contract/live';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { linkVideoToSlot } from '@kotohogi/server/features/live/index';
import { at } from '@kotohogi/server/platform/db/instants';
import { buildCeremony, buildOnAir, buildRehearsal } from '@kotohogi/testkit/ceremony';
import { listen } from '@kotohogi/testkit/listener';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const EMERGENCY = ['duty@example.jp', 'chief@example.jp'];
const LIVE_ERROR = ['engineer@example.jp'];

let product: TestProduct;
beforeAll(async () => {
  const env = { EMERGENCY_DESTINATION: EMERGENCY.join(', '), LIVE_ERROR_DESTINATION: LIVE_ERROR.join() };
  product = await startTestProduct({ env });
});
beforeEach(() => {
  product.fakes.video.isReachable = true;
});
afterAll(async () => {
  await product.stop();
});

type Ceremony = Awaited<ReturnType<typeof buildOnAir>>;
const stop = ({ staff, params }: Ceremony, reason: string) =>
  staff.call(live.emergencyStop, { params, body: { reason } });

const mailsOf = async (kind: string) => (await product.outbox.list()).filter(mail => mail.kind === kind);

describe('given an emergency', () => {
  test('when staff stop the stream while the provider is unreachable, then playback is blocked and a job stops the provider later', async () => {
    const ceremony = await buildOnAir(product);
    const { staff, params, slot, ref } = ceremony;
    const guest = await ceremony.guest();
    expect((await guest.browser.call(live.embedKey, { params })).status).toBe(200);
    const line = await listen(guest.browser, ceremony.key);
    product.fakes.video.isReachable = false;

    const stopped = await stop(ceremony, '機材から煙が出た');
    expect(stopped.body).toMatchObject({
      state: 'waitingForUpload',
      stopReason: '機材から煙が出た',
      isReachable: false,
      commands: ['linkVideo'],
    });
    expect(stopped.body.log[0]).toMatchObject({ kind: 'waitingForUpload', detail: '機材から煙が出た' });
    expect(stopped.body.log[0]?.actorName).not.toBe('');
    const result = await line.nextEvent(liveChanged, ({ liveState }) => liveState === 'emergency-stopped');
    expect(result).toMatchObject({ phase: 'preparing' });
    expect((await guest.browser.call(live.embedKey, { params })).status).toBe(404);
    expect((await guest.browser.call(attendant.detail, { params })).body.videoUrl).toBe('');

    product.fakes.video.isReachable = true;
    await eventually('the provider was notified', () => product.fakes.video.slot(ref)?.isStopped || undefined);
    expect((await slot()).state).toBe('waitingForUpload');
    const audit = await product.db
      .selectFrom('audit')
      .select(['actor_kind', 'detail'])
      .where('wedding_id', '=', params.weddingId)
      .where('action', '=', live.emergencyStop.name)
      .executeTakeFirstOrThrow();
    expect(audit).toEqual({ actor_kind: 'user', detail: { reason: '機材から煙が出た' } });
    expect((await stop(ceremony, 'もう一度')).failure).toMatchObject({ meta: { state: 'waitingForUpload' } });
    expect((await staff.call(live.emergencyStop, { params, body: { reason: '' } })).status).toBe(422);
    line.close();
  });

  test('when a provider comes back still on air, then it is stopped', async () => {
    const ceremony = await buildOnAir(product);
    await stop(ceremony, '一時的な障害');
    product.fakes.video.report(ceremony.ref, { isClosed: false });
    product.fakes.video.sendFrames(ceremony.ref);
    await eventually('stopped again', async () => {
      const { isClosed } = await product.fakes.video.sync(ceremony.ref);
      return isClosed || undefined;
    });
  });

  test('when it is stopped, then the people on duty and the facility get a mail in their languages', async () => {
    const ceremony = await buildOnAir(product);
    const { facilityId, weddingId } = ceremony;
    const own = { error: `error-${weddingId}@example.jp`, fixed: `fixed-${weddingId}@example.jp` };
    await product.db
      .updateTable('facility')
      .set({ payment_error_emails: [own.error], payment_fixed_emails: [own.fixed, own.error] })
      .where('id', '=', facilityId)
      .execute();
    await product.db
      .insertInto('app_user')
      .values({ name: 'Emma', email: own.fixed.toUpperCase(), locale: 'en-US' })
      .execute();
    await stop(ceremony, '新郎が倒れた');
    const inJapanese = await product.mailTo(own.error, 'staff-emergency');
    expect(inJapanese.subject).toBe('【緊急停止】陽翔さん・結衣さんの結婚式のライブ配信');
    expect(inJapanese.text).toContain('新郎が倒れた');
    expect(inJapanese.text).toContain(`/manage/weddings/${weddingId}/live`);
    expect((await product.mailTo(own.fixed, 'staff-emergency')).subject).toMatch(/^\[Emergency stop]/);
    for (const address of EMERGENCY) {
      await eventually(`the mail to ${address}`, async () => {
        const mails = (await mailsOf('staff-emergency')).filter(mail => mail.to === address);
        return mails.some(mail => mail.text.includes(`/weddings/${weddingId}/live`)) || undefined;
      });
    }
    expect((await mailsOf('staff-emergency')).filter(mail => mail.to === own.error)).toHaveLength(1);
  });
});

describe('given stream failures', () => {
  const alarmsOf = (weddingId: number) =>
    eventually('mails about errors', async () => {
      const mails = (await mailsOf('staff-live-error')).filter(mail =>
        mail.text.includes(`/weddings/${weddingId}/live`),
      );
      return mails.length > 0 ? mails : undefined;
    });

  test('when frames keep going missing for ten minutes, then at most one mail is sent in ten minutes', async () => {
    const { ref, stateIs, weddingId } = await buildOnAir(product);
    const fail = async () => {
      product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: product.clock.now() - 600_000 });
      await stateIs('streaming_error');
    };
    const repair = async () => {
      product.fakes.video.sendFrames(ref);
      await stateIs('streaming');
    };
    await fail();
    const [mail] = await alarmsOf(weddingId);
    expect(mail).toMatchObject({
      to: LIVE_ERROR[0],
      subject: '【配信エラー】陽翔さん・結衣さんの結婚式の映像が届いていません',
    });
    await repair();
    product.clock.advance(599_999);
    await fail();
    await repair();
    await product.jobsDone();
    expect(await alarmsOf(weddingId)).toHaveLength(1);
    product.clock.advance(1);
    await fail();
    await eventually('a second mail', async () => ((await alarmsOf(weddingId)).length === 2 ? true : undefined));
  });

  test('when the recording fails, then it gets a separate mail', async () => {
    const { staff, params, ref, stateIs, weddingId } = await buildOnAir(product);
    await staff.call(live.close, { params });
    await stateIs('archived');
    await product.db.updateTable('live_slot').set({ state: 'closed' }).where('ref', '=', ref).execute();
    const report = await product.fakes.video.sync(ref);
    product.fakes.video.report(ref, { recording: { ...report.recording, isPlayable: false, hasFailed: true } });
    await stateIs('archive_error');
    const [mail] = await alarmsOf(weddingId);
    expect(mail?.subject).toMatch(/^【アーカイブエラー】/);
    expect(mail?.text).not.toContain('理由');
  });

  test('when a video cannot be used, then the mail explains the problem in words', async () => {
    const ceremony = await buildOnAir(product);
    const { weddingId, stateIs } = ceremony;
    await stop(ceremony, '機材の故障');
    await product.objects.put('film/odd.mp4', Buffer.from('odd'), 'video/mp4');
    product.fakes.video.unusable = 'video-codec';
    const film = { weddingId, videoId: 'odd', objectKey: 'film/odd.mp4', actorName: '高橋', now: product.clock.now() };
    await linkVideoToSlot(product.db, film);
    await stateIs('archive_error');
    product.fakes.video.unusable = null;
    const [mail] = await alarmsOf(weddingId);
    expect(mail?.text).toContain('H.264 で書き出してください');
  });
});

describe('given a ceremony that starts late', () => {
  test('when staff announce the delay before there is a slot, then guests see it, and publishing ends it', async () => {
    const ceremony = await buildCeremony(product);
    const { params, slot, stateIs } = ceremony;
    const staff = await ceremony.signIn('video-distribution');
    const guest = await ceremony.guest();
    const line = await listen(guest.browser, ceremony.key);
    const result = await staff.call(live.delay, { params, body: { isDelayed: true } });
    expect(result.body).toMatchObject({
      state: 'pending',
      provider: null,
      isDelayed: true,
      commands: ['create'],
      ingest: [],
    });
    expect(await line.nextEvent(liveChanged)).toEqual({ liveState: 'delayed', phase: 'waiting', isDelayed: true });
    expect((await guest.browser.call(attendant.detail, { params })).body.isDelayed).toBe(true);

    expect((await staff.call(live.delay, { params, body: { isDelayed: false } })).body.isDelayed).toBe(false);
    await staff.call(live.delay, { params, body: { isDelayed: true } });
    const created = await staff.call(live.create, { params: { ...params, param: 'channel' } });
    expect(created.body).toMatchObject({ state: 'ready', isDelayed: true });
    await staff.call(live.open, { params });
    product.fakes.video.sendFrames((await slot()).ref);
    await stateIs('unpulished');
    expect((await staff.call(live.publish, { params })).body).toMatchObject({ state: 'streaming', isDelayed: false });
    const late = await staff.call(live.delay, { params, body: { isDelayed: true } });
    expect(late).toMatchObject({ status: 409, failure: { meta: { state: 'streaming' } } });
    const { body } = await staff.call(live.console, { params });
    expect(body.log.map(line => line.kind).filter(kind => kind.startsWith('delay'))).toEqual([
      'delayed',
      'delayEnded',
      'delayed',
    ]);
    line.close();
  });
});

describe('given an intermission', () => {
  test('when frames go missing during it, then no alarm is raised, and the ten minutes start when it ends', async () => {
    const { staff, params, ref, stateIs, key } = await buildOnAir(product);
    const line = await listen(staff, key);
    const paused = await staff.call(live.intermission, { params });
    expect(paused.body).toMatchObject({ state: 'streaming', intermissionAt: product.clock.now() });
    expect(paused.body.commands).toEqual(['resume', 'close', 'emergencyStop']);
    expect(product.fakes.video.slot(ref)?.isPaused).toBe(true);
    const result = await line.nextEvent(liveChanged, ({ phase }) => phase === 'intermission');
    expect(result).toMatchObject({ liveState: 'streaming' });
    expect((await staff.call(live.intermission, { params })).status).toBe(409);

    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: product.clock.now() });
    product.clock.advance(1_800_000);
    const during = await staff.call(live.sync, { params });
    expect(during.body).toMatchObject({ state: 'streaming', frames: 'lost', framesLostAt: null });

    expect((await staff.call(live.resume, { params })).body).toMatchObject({
      state: 'waitingForStream',
      intermissionAt: null,
      framesLostAt: product.clock.now(),
    });
    product.clock.advance(599_999);
    expect((await staff.call(live.sync, { params })).body.state).toBe('waitingForStream');
    product.fakes.video.sendFrames(ref);
    await stateIs('streaming');
    expect((await staff.call(live.resume, { params })).status).toBe(409);
    line.close();
  });

  test('when the provider is unreachable, then it does not start', async () => {
    const { staff, params, slot } = await buildOnAir(product);
    product.fakes.video.isReachable = false;
    expect((await staff.call(live.intermission, { params })).status).toBe(503);
    expect((await slot()).intermission_at).toBeNull();
  });

  test.each(['close', 'emergencyStop'] as const)('when %s ends it, then the intermission is over', async command => {
    const ceremony = await buildOnAir(product);
    const { staff, params, slot } = ceremony;
    await staff.call(live.intermission, { params });
    const done =
      command === 'close' ? await staff.call(live.close, { params }) : await stop(ceremony, '休憩中に中止が決まった');
    expect(done.status).toBe(200);
    expect(done.body.intermissionAt).toBeNull();
    expect((await slot()).intermission_at).toBeNull();
  });
});

describe('given a disk that cannot be written to while a ceremony is on air', () => {
  test('when the recording is interrupted and resumes, then both are logged, staff get one mail, and the console shows the interruption', async () => {
    const { staff, params, ref, slot } = await buildOnAir(product);
    const before = (await mailsOf('staff-live-error')).length;
    const { recording } = await product.fakes.video.sync(ref);
    const interrupt = (isInterrupted: boolean) =>
      product.fakes.video.report(ref, { recording: { ...recording, isInterrupted } });
    const kinds = async () => (await staff.call(live.console, { params })).body.log.map(({ kind }) => kind);
    for (let round = 0; round < 3; round++) interrupt(true);
    await eventually('a line in the log', async () => (await kinds()).includes('recording_failed') || undefined);
    expect((await staff.call(live.console, { params })).body.recording.isInterrupted).toBe(true);
    const mails = await eventually('the alarm', async () => {
      const now = (await mailsOf('staff-live-error')).slice(0, -before || undefined);
      return now.length > 0 ? now : undefined;
    });
    expect(mails.some(({ to, subject }) => to === LIVE_ERROR[0] && subject.includes('録画'))).toBe(true);
    expect((await slot()).state).toBe('streaming');
    interrupt(false);
    await eventually('it goes on', async () => (await kinds())[0] === 'recording_resumed' || undefined);
    expect((await kinds()).filter(kind => kind === 'recording_failed')).toHaveLength(1);
    expect((await staff.call(live.console, { params })).body.recording.isInterrupted).toBe(false);
  });
});

describe('given a rehearsal', () => {
  async function react(ceremony: Ceremony, phase: 'rehearsal' | 'live') {
    const { attendantId } = await ceremony.guest();
    const now = at(product.clock.now());
    await product.db
      .insertInto('reaction')
      .values({
        wedding_id: ceremony.weddingId,
        attendant_id: attendantId,
        value: 'natural-heart',
        phase,
        program_at: now,
        sent_at: now,
      })
      .execute();
  }
  const reactionsOf = (weddingId: WeddingId) =>
    product.db.selectFrom('reaction').select('phase').where('wedding_id', '=', weddingId).execute();

  test('when an encoder is still sending, then nothing is deleted; otherwise everything is', async () => {
    const ceremony = await buildRehearsal(product);
    const { staff, params, ref, weddingId } = ceremony;
    await react(ceremony, 'rehearsal');
    const running = await staff.call(live.clearRehearsal, { params });
    expect(running).toMatchObject({ status: 409, failure: { message: 'Refused: live_rehearsal_running' } });
    expect(running.failure.userMessage).toContain('エンコーダー');
    expect(await reactionsOf(weddingId)).toHaveLength(1);

    product.fakes.video.report(ref, { frames: 'lost', lostSinceMs: product.clock.now() });
    const cleared = await staff.call(live.clearRehearsal, { params });
    expect(cleared.body.log[0]?.kind).toBe('cleared');
    expect(product.fakes.video.slot(ref)?.hasRehearsal).toBe(false);
    expect(await reactionsOf(weddingId)).toEqual([]);
    const audit = await product.db
      .selectFrom('audit')
      .select('detail')
      .where('wedding_id', '=', weddingId)
      .where('action', '=', live.clearRehearsal.name)
      .execute();
    expect(audit).toEqual([{ detail: { reactions: 1, film: true } }]);
  });

  test('when it is on air, then reactions can be deleted, but not the recording', async () => {
    const ceremony = await buildOnAir(product);
    await react(ceremony, 'live');
    product.fakes.video.isReachable = false;
    expect((await ceremony.staff.call(live.clearRehearsal, { params: ceremony.params })).status).toBe(200);
    expect(await reactionsOf(ceremony.weddingId)).toEqual([]);
    expect(product.fakes.video.slot(ceremony.ref)?.hasRehearsal).toBe(true);
  });

  test('when there is a recording, then the request is refused with the state', async () => {
    const { staff, params, stateIs } = await buildOnAir(product);
    await staff.call(live.close, { params });
    await stateIs('archived');
    const late = await staff.call(live.clearRehearsal, { params });
    expect(late).toMatchObject({ status: 409, failure: { meta: { state: 'archived' } } });
  });
});
