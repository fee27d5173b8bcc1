import { congratulation, congratulationChanged } from '@kotohogi/contract/congratulation';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import { mailing } from '@kotohogi/contract/mailing';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { buildAttendant } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { listen } from '@kotohogi/testkit/listener';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookPdf } from './export.book.ts';
import type { Keepsake } from './view.keepsake.ts';

const NOW = parseJst('2026-11-21 13:20');

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(NOW));

async function ceremony() {
  const participants = await buildParticipants(product, parseJst('2026-11-21 13:00'));
  const { params } = participants;
  const write = async (name: string, message: string) => {
    const guest = await participants.guest(name);
    const sent = await guest.browser.call(congratulation.send, { params, body: { message } });
    return { ...guest, messageId: sent.body.message.id };
  };
  const tree = async (browser: TestClient) => (await browser.call(congratulation.tree, { params })).body;
  return { ...participants, host: await participants.host(), write, tree };
}

type Kind = CallInput<typeof congratulation.makeFile>['body']['kind'];

/** A file takes seconds of CPU time, and many more on a busy machine. */
const MADE_WITHIN_MS = 120_000;

/** Requests a file and waits until it is ready. */
async function made(host: TestClient, weddingId: WeddingId, kind: Kind): Promise<void> {
  const params = { weddingId };
  await host.call(congratulation.makeFile, { params, body: { kind } });
  const isReady = async () => {
    const { files } = (await host.call(congratulation.files, { params })).body;
    return files.find(file => file.kind === kind)?.state === 'ready' ? true : undefined;
  };
  await eventually(`the file ${kind}`, isReady, MADE_WITHIN_MS);
}

describe('given messages on the tree', () => {
  test('when the couple hides one, then its leaf disappears for every guest at once, and comes back when shown again', async () => {
    const { weddingId, key, host, write, tree } = await ceremony();
    const [naoki, hana] = [await write('山本 直樹', 'おめでとう'), await write('山本 花', 'おしあわせに')];
    const line = await listen(hana.browser, key);
    const hide = (isHidden: boolean) =>
      host.call(congratulation.hide, { params: { weddingId, id: naoki.messageId }, body: { isHidden } });
    expect((await hide(true)).body).toEqual({ isHidden: true });
    await line.nextEvent(congratulationChanged);
    expect((await tree(hana.browser)).leaves.map(leaf => leaf.name)).toEqual(['山本 花']);
    expect((await hide(true)).status).toBe(200);
    await hide(false);
    expect((await tree(hana.browser)).leaves).toHaveLength(2);
    line.close();
    const otherCeremony = await ceremony();
    const params = { weddingId: otherCeremony.weddingId, id: naoki.messageId };
    const foreign = await otherCeremony.host.call(congratulation.hide, { params, body: { isHidden: true } });
    expect(foreign).toMatchObject({ status: 404, body: { id: 'congratulation_unknown' } });
  });

  test('when the couple writes a thank-you, then the draft can be changed, and it is sent only once', async () => {
    const { weddingId, host, write } = await ceremony();
    const guest = await write('山本 直樹', 'おめでとう');
    const params = { weddingId, id: guest.attendantId };
    const thank = (message: string, send: boolean) =>
      host.call(congratulation.thank, { params, body: { message, send } });
    expect((await thank('あ'.repeat(101), false)).status).toBe(422);
    expect((await thank('ありがとう', false)).body).toEqual({ message: 'ありがとう', sentAt: null });
    const both = await Promise.all([thank('ありがとうございます。', true), thank('ありがとうございます。', true)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const mail = await product.mailTo(guest.email, 'thank-you');
    expect(mail.text).toContain('ありがとうございます。');
    expect(mail.text).toContain('おめでとう');
    expect((await thank('もう一度', false)).status).toBe(409);
    const list = await host.call(congratulation.list, { params: { weddingId } });
    expect(list.body.rows[0]?.thanks).toEqual({ message: 'ありがとうございます。', sentAt: NOW });
    expect(list.body.leaves).toEqual({ count: 1, thanked: 1 });
  });

  test('when the mail server rejects the thank-you, then the couple learns whose address it was', async () => {
    const { weddingId, host, write } = await ceremony();
    const guest = await write('山本 直樹', 'おめでとう');
    const email = `thanked-${weddingId}@refused.example`;
    await product.db.updateTable('attendant').set({ email }).where('id', '=', guest.attendantId).execute();
    const params = { weddingId, id: guest.attendantId };
    await host.call(congratulation.thank, { params, body: { message: 'ありがとう', send: true } });
    const refusal = await eventually('the refusal', async () => {
      const { rows } = (await host.call(mailing.listRefusals, { params: { weddingId } })).body;
      return rows.length > 0 ? rows : undefined;
    });
    expect(refusal.map(row => row.attendantId)).toEqual([guest.attendantId]);
  });

  test('when a guest has no address or no leaf, then no thank-you can be sent', async () => {
    const { weddingId, host, write } = await ceremony();
    const guest = await write('山本 直樹', 'おめでとう');
    await product.db.updateTable('attendant').set({ email: null }).where('id', '=', guest.attendantId).execute();
    const thank = (id: number) =>
      host.call(congratulation.thank, { params: { weddingId, id }, body: { message: 'ありがとう', send: true } });
    expect(await thank(guest.attendantId)).toMatchObject({ status: 422, body: { id: 'congratulation_unreachable' } });
    const silent = await buildAttendant(product.db, weddingId);
    expect((await thank(silent.attendantId)).status).toBe(404);
  });
});

describe("given the couple's keepsakes", () => {
  test('when they download everything, then all parts are included, and none contains hidden messages', async () => {
    const { weddingId, key, host, write } = await ceremony();
    const hidden = await write('久世 まり', '見せない言葉');
    await write('髙橋 𠮷乃', '=1+1 おめでとう🎉');
    await host.call(congratulation.hide, { params: { weddingId, id: hidden.messageId }, body: { isHidden: true } });
    await made(host, weddingId, 'archive');
    const response = await host.send(congratulation.archive, { params: { weddingId } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(
      ['messages.csv', `${key}-book.pdf`, `${key}-tree-A2.pdf`, `${key}-tree-A4.pdf`].sort(),
    );
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text('messages.csv')).toContain('髙橋 𠮷乃');
    expect(text('messages.csv')).toContain("'=1+1");
    expect(text('messages.csv')).toContain(',友人,');
    expect(text('messages.csv')).not.toContain('見せない言葉');
    expect(text(`${key}-book.pdf`).slice(0, 5)).toBe('%PDF-');
    expect(text(`${key}-tree-A2.pdf`)).toContain('/MediaBox [0 0 1190.55 1683.78]');
    // The file embeds each font of the page: a built-in font would lose the Japanese text.
    expect(text(`${key}-tree-A4.pdf`)).toContain('ShipporiMincho');
  }, 240_000);

  test('when a file is requested several times, then it is made once, kept for a day, and remade when the content changes', async () => {
    const { weddingId, host, write } = await ceremony();
    await write('山本 直樹', 'おめでとう');
    const params = { weddingId };
    expect(await host.call(congratulation.book, { params })).toMatchObject({
      status: 409,
      body: { id: 'congratulation_file_not_ready' },
    });
    const presses = Array.from({ length: 5 }, () =>
      host.call(congratulation.makeFile, { params, body: { kind: 'book' } }),
    );
    for (const { body } of await Promise.all(presses)) expect(body.state).not.toBe('none');
    await made(host, weddingId, 'book');
    const rows = async () =>
      await product.db
        .selectFrom('made_file')
        .select(['kind', 'object_key', 'state'])
        .where('wedding_id', '=', weddingId)
        .execute();
    const [first, ...more] = await rows();
    expect(more).toEqual([]);
    expect(await product.objects.list(`made/${weddingId}/`)).toEqual([first?.object_key]);

    await write('山本 花', 'おしあわせに');
    const state = async () => (await host.call(congratulation.files, { params })).body.files[0];
    expect(await state()).toEqual({ kind: 'book', state: 'none' });
    await made(host, weddingId, 'book');
    expect(await rows()).toHaveLength(2);
    product.clock.advance(DAY_MS);
    const later = await signInUser(product, { scope: 'wedding', weddingId, role: 'organizer' });
    const { files } = (await later.call(congratulation.files, { params })).body;
    expect(files[0]).toEqual({ kind: 'book', state: 'none' });
  }, 240_000);

  test('when the couple has a photo, then it is on the cover of the book', async () => {
    const { weddingId, host } = await ceremony();
    const book = async () => {
      await made(host, weddingId, 'book');
      const response = await host.send(congratulation.book, { params: { weddingId } });
      return Buffer.from(await response.arrayBuffer());
    };
    const plain = await book();
    const colours = {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    } as const;
    const bytes = await sharp({ create: { ...colours, background: 'white' } })
      .jpeg()
      .toBuffer();
    const key = { main_photo_key: `photo/${weddingId}/two.jpg` };
    await product.objects.put(key.main_photo_key, bytes, 'image/jpeg');
    await product.db
      .insertInto('invitation')
      .values({ wedding_id: weddingId, ...key })
      .onConflict(conflict => conflict.column('wedding_id').doUpdateSet(key))
      .execute();
    expect((await book()).length).toBeGreaterThan(plain.length * 1.2);
  }, 240_000);

  test('when a guest has sent all five messages, then the text continues on another page of the book', async () => {
    const messages = (text: string, times: number) => Array.from({ length: times }, () => ({ text, sentAt: NOW }));
    const leaf = {
      id: 1,
      number: 1,
      shownName: '花',
      name: '花',
      nameKana: 'ハナ',
      relationShip: 'friend' as const,
      thanks: '',
    };
    const kept: Keepsake = {
      ...{
        language: 'ja',
        pattern: 'natural',
        weddingId: 1 as WeddingId,
        title: ['Haruto', 'Yui'],
        names: ['陽翔', '結衣'],
      },
      ...{ startsAt: NOW, place: '会場', photo: undefined, leaves: [], messageCount: 0 },
      fileNames: { book: '', poster: () => '', archive: '' },
    };
    const pagesOf = async (...leaves: Keepsake['leaves']) =>
      (await bookPdf({ ...kept, leaves })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
    expect(await pagesOf({ ...leaf, messages: messages('おめでとう', 1) })).toBe(5);
    expect(await pagesOf({ ...leaf, messages: messages('おめでとう。'.repeat(16), 5) })).toBe(6);
    const column = Array.from({ length: 50 }, (_, n) => n).join('\n');
    // 50 lines, and as many lines of thanks: five pages of text.
    expect(await pagesOf({ ...leaf, messages: messages(column, 1), thanks: column })).toBe(9);
    const five = Array.from({ length: 5 }, (_, n) => ({ ...leaf, number: n + 1, messages: messages('おめでとう', 1) }));
    expect(await pagesOf(...five)).toBe(5);
    // Names of a hundred characters wrap onto lines of their own, inside the page.
    expect(await pagesOf(...five.map(one => ({ ...one, name: '花'.repeat(100) })))).toBe(6);
    // A run of empty lines collapses.
    expect(await pagesOf({ ...leaf, messages: messages(`あ${'\n'.repeat(98)}い`, 1) })).toBe(5);
  }, 240_000);

  test('when there are no messages yet, then all files are still made, in English for a couple that reads English', async () => {
    const { weddingId, key, host } = await ceremony();
    host.language = 'en';
    await made(host, weddingId, 'archive');
    const response = await host.send(congratulation.archive, { params: { weddingId } });
    expect(response.status).toBe(200);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(text('messages.csv')).toContain('no.,leaf,name');
    for (const name of ['book', 'tree-A4', 'tree-A2']) expect(text(`${key}-${name}.pdf`).slice(0, 5)).toBe('%PDF-');
  }, 240_000);
});
