import { attendant } from '@kotohogi/contract/attendant';
import { liveChanged } from '@kotohogi/contract/live';
import { recording } from '@kotohogi/contract/recording';
import { DEFAULT_PROGRAM, DEFAULT_SECTIONS } from '@kotohogi/domain/invitation/defaults';
import { instant } from '@kotohogi/domain/kernel/instant';
import { MAX_CHAPTERS } from '@kotohogi/domain/recording/chapter';
import { at as stamp } from '@kotohogi/server/platform/db/instants';
import { buildAttendant, buildSlot, signInGuest } from '@kotohogi/testkit/builders';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants } from '@kotohogi/testkit/participants';
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

const TOAST = { title: '乾杯', text: '', highlight: false, titleEn: 'Toast' };
const SECTIONS = { ...DEFAULT_SECTIONS, programs: [...DEFAULT_PROGRAM, TOAST] };

/** A ceremony that was interrupted after ten minutes, resumed a quarter of an hour later, and is archived. */
async function archived(state: 'streaming' | 'archived' = 'archived') {
  const participants = await buildParticipants(product);
  const { startsAt, weddingId } = participants;
  const parts = [
    { programFromMs: startsAt, durationMs: 10 * MINUTE },
    { programFromMs: startsAt + 25 * MINUTE, durationMs: 20 * MINUTE },
  ];
  await product.db
    .updateTable('invitation')
    .set({ sections: JSON.stringify(SECTIONS) })
    .where('wedding_id', '=', weddingId)
    .execute();
  const ref = await buildSlot(product.db, participants, { state, parts });
  await product.fakes.video.create(ref, { main: 'm', spare: 's' });
  product.clock.set(instant(startsAt + 50 * MINUTE));
  return {
    ...participants,
    staff: await participants.staff('video-distribution'),
    at: (min: number) => instant(startsAt + min * MINUTE),
  };
}

describe('given a ceremony in two parts', () => {
  test('when staff mark its chapters, then guests are notified and find each at its offset in the recording', async () => {
    const { staff, params, at, weddingId, key } = await archived();
    const guest = await signInGuest(product, product.visitor(), await buildAttendant(product.db, weddingId));
    const socket = await listen(guest, key);
    const before = (await guest.call(attendant.detail, { params: { wedding: key }, query: {} })).body;
    expect(before.recording).toMatchObject({ chapters: [], shortcutMs: null });

    const empty = (await staff.call(recording.board, { params })).body;
    expect(empty).toMatchObject({ chapters: [], shortcut: null, isOpen: true });
    expect(empty.programs).toEqual(SECTIONS.programs.map(({ title }) => title));

    await staff.call(recording.addChapter, { params, body: { programMs: at(2), title: '挙式' } });
    await staff.call(recording.addChapter, { params, body: { programMs: at(15), title: '披露宴' } });
    await staff.call(recording.addChapter, { params, body: { offset: 12 * 60, title: '乾杯' } });
    const board = (await staff.call(recording.addChapter, { params, body: { programMs: at(49), title: 'お見送り' } }))
      .body;
    expect(board.chapters.map(({ title, timeMs, programMs }) => [title, timeMs, programMs])).toEqual([
      ['挙式', 2 * MINUTE, at(2)],
      ['披露宴', 10 * MINUTE, at(15)],
      ['乾杯', 12 * MINUTE, at(27)],
      ['お見送り', null, at(49)],
    ]);
    const marked = await staff.call(recording.setShortcut, { params, body: { offset: 121.5 } });
    expect(marked.body.shortcut).toEqual({ programMs: at(2) + 1_500, offset: 121.5 });

    await socket.nextEvent(liveChanged);
    const after = (await guest.call(attendant.detail, { params: { wedding: key }, query: {} })).body;
    expect(after.recording).toMatchObject({
      shortcutMs: 121_500,
      chapters: [
        { timeMs: 2 * MINUTE, title: '挙式', titleEn: '' },
        { timeMs: 10 * MINUTE, title: '披露宴', titleEn: '' },
        // The couple gave this item of their program an English title.
        { timeMs: 12 * MINUTE, title: '乾杯', titleEn: 'Toast' },
      ],
    });
    socket.close();
  });

  test('when a chapter is renamed or deleted, or the marker removed, then the board shows that', async () => {
    const { staff, params, at } = await archived();
    const added = (await staff.call(recording.addChapter, { params, body: { programMs: at(1), title: '入場' } })).body;
    const chapterId = added.chapters[0]?.id ?? 0;
    const rename = async (body: { title: string; titleEn?: string }) =>
      (await staff.call(recording.renameChapter, { params: { ...params, chapterId }, body })).body.chapters;
    expect(await rename({ title: '新婦入場', titleEn: 'The bride enters' })).toMatchObject([
      { id: chapterId, title: '新婦入場', titleEn: 'The bride enters' },
    ]);
    expect(await rename({ title: '新婦さま入場' })).toMatchObject([{ titleEn: 'The bride enters' }]);
    // Marking the same moment again renames the chapter.
    const again = await staff.call(recording.addChapter, { params, body: { programMs: at(1), title: '扉が開く' } });
    expect(again.body.chapters).toMatchObject([{ id: chapterId, title: '扉が開く' }]);
    const removed = await staff.call(recording.removeChapter, { params: { ...params, chapterId } });
    expect(removed.body.chapters).toEqual([]);
    const gone = await staff.call(recording.removeChapter, { params: { ...params, chapterId } });
    expect([gone.status, gone.failure.id]).toEqual([404, 'recording_chapter_unknown']);
    await staff.call(recording.setShortcut, { params, body: { programMs: at(3) } });
    expect((await staff.call(recording.setShortcut, { params, body: { offset: null } })).body.shortcut).toBeNull();
  });

  test('when the moment is not in this recording, then it is refused', async () => {
    const { staff, params } = await archived();
    const late = await staff.call(recording.setShortcut, { params, body: { offset: 31 * 60 } });
    expect([late.status, late.failure.id]).toEqual([422, 'recording_moment_unknown']);
    const both = await staff.send(recording.setShortcut, { params, body: { offset: 1, programMs: 1 } });
    expect(both.status).toBe(422);
    expect((await staff.send(recording.setShortcut, { params, body: {} })).status).toBe(422);
  });

  test('when the chapter belongs to another wedding, then it is not found', async () => {
    const [mine, theirs] = [await archived(), await archived()];
    const body = { programMs: theirs.at(1), title: '入場' };
    const { chapters } = (await theirs.staff.call(recording.addChapter, { params: theirs.params, body })).body;
    const params = { ...mine.params, chapterId: chapters[0]?.id ?? 0 };
    expect((await mine.staff.call(recording.removeChapter, { params })).status).toBe(404);
    expect((await mine.staff.call(recording.renameChapter, { params, body: { title: 'x' } })).status).toBe(404);
  });
});

test('given a stream that is not published yet, when a moment is marked, then it is refused', async () => {
  const { params, startsAt, ...participants } = await buildParticipants(product);
  const staff = await participants.staff('video-distribution');
  const early = await staff.call(recording.addChapter, {
    params,
    body: { programMs: startsAt, title: '入場' },
  });
  expect([early.status, early.failure.id]).toEqual([409, 'recording_not_begun']);
  expect((await staff.call(recording.board, { params })).body.isOpen).toBe(false);
});

describe('given a recording with one chapter less than it may have', () => {
  test('when three are added at once, then one is', async () => {
    const { staff, params, at, weddingId } = await archived();
    const chapters = Array.from({ length: MAX_CHAPTERS - 1 }, (_, second) => ({
      ...{ wedding_id: weddingId, title: `${second}`, title_en: '' },
      program_at: stamp(instant(at(2) + second * 1000)),
      created_at: stamp(at(0)),
    }));
    await product.db.insertInto('chapter').values(chapters).execute();
    const add = (min: number) =>
      staff.call(recording.addChapter, { params, body: { programMs: at(min), title: '乾杯' } });
    const added = await Promise.all([6, 7, 8].map(add));
    expect(added.map(({ status }) => status === 200).sort()).toEqual([false, false, true]);
  });
});
