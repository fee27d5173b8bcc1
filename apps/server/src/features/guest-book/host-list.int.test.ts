import { attendant } from '@kotohogi/contract/attendant';
import { congratulation } from '@kotohogi/contract/congratulation';
import { wedding } from '@kotohogi/contract/wedding';
import type { Answer } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import type { PaymentState } from '@kotohogi/domain/payment/types';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

type Guest = readonly [name: string, kana: string, answer: Answer, ng?: boolean];
const GUESTS: readonly Guest[] = [
  ['田中 トシ子', 'タナカ トシコ', 'attendance'],
  ['Emily Carter', '', 'view-archive'],
  ['蒲生 学', 'ガモウ マナブ', 'attendance'],
  ['青木 美穂', 'アオキ ミホ', 'absence'],
  ['加納 さくら', 'カノウ サクラ', 'attendance', true],
  ['勅使河原 龍之介', 'テシガワラ リュウノスケ', 'view-archive'],
];

async function participants() {
  const { weddingId, host, staff } = await buildParticipants(product);
  const ids: AttendantId[] = [];
  for (const [name, nameKana, answer, ng = false] of GUESTS) {
    const row = await product.db
      .insertInto('attendant')
      .values({
        wedding_id: weddingId,
        name,
        name_kana: nameKana,
        email: null,
        password_hash: null,
        answer,
        relation_ship: 'friend',
        ng,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  return { weddingId, ids, host, viewerStaff: () => staff('viewer') };
}

describe('given the guests of a wedding', () => {
  test('when the couple lists them, then they are in kana order, other scripts last, with an index', async () => {
    const { weddingId, host } = await participants();
    const { body } = await (await host()).call(attendant.list, { params: { weddingId } });
    expect(body.rows.map(row => row.name)).toEqual([
      '青木 美穂',
      '加納 さくら',
      '蒲生 学',
      '田中 トシ子',
      '勅使河原 龍之介',
      'Emily Carter',
    ]);
    expect(body.index).toEqual([
      { row: 'あ', offset: 0 },
      { row: 'か', offset: 1 },
      { row: 'た', offset: 3 },
      { row: 'A', offset: 5 },
    ]);
    expect(body.counts).toEqual({ all: 5, attendance: 2, viewArchive: 2, absence: 1, blocked: 1 });
    expect(body.rows.map(row => row.ng)).toEqual([false, true, false, false, false, false]);
  });

  test('when they filter and search, then the counts reflect the search and not the answer filter', async () => {
    const { weddingId, host } = await participants();
    const browser = await host();
    const list = async (query: Record<string, unknown>) =>
      (await browser.call(attendant.list, { params: { weddingId }, query })).body;
    const watching = await list({ answer: 'view-archive', limit: 5 });
    expect(watching).toMatchObject({ total: 2, counts: { all: 5, blocked: 1 } });
    expect(await list({ name: 'カノウサ' })).toMatchObject({ total: 1, counts: { all: 0, attendance: 0, blocked: 1 } });
    expect((await list({ name: '田中トシ子' })).rows.map(row => row.nameKana)).toEqual(['タナカ トシコ']);
    for (const name of ['たなか', 'ﾀﾅｶ', 'タナカ トシコ'.normalize('NFD'), 'Toshiko Tanaka']) {
      expect(
        (await list({ name })).rows.map(row => row.nameKana),
        name,
      ).toEqual(['タナカ トシコ']);
    }
    expect((await list({ name: '_' })).total).toBe(0);
    expect((await list({ answer: 'perhaps' })).total).toBe(6);
    expect((await list({ limit: 5, page: 7 })).page).toBe(2);
  });

  test('when a guest is blocked, then they are listed separately, and the couple’s home page counts like the tabs', async () => {
    const { weddingId, host } = await participants();
    const browser = await host();
    const list = async (query: Record<string, unknown>) =>
      (await browser.call(attendant.list, { params: { weddingId }, query })).body;
    const counts = { all: 5, attendance: 2, viewArchive: 2, absence: 1, blocked: 1 };
    expect(await list({ ng: 'false' })).toMatchObject({ total: 5, counts });
    expect((await list({ ng: false })).index[1]).toEqual({ row: 'か', offset: 1 });
    const apart = await list({ ng: 'true' });
    expect(apart).toMatchObject({ total: 1, counts });
    expect(apart.rows.map(row => row.name)).toEqual(['加納 さくら']);
    expect((await list({ ng: 'perhaps' })).total).toBe(6);
    const home = await browser.call(wedding.manageInfo, { params: { weddingId } });
    expect(home.body.answers).toEqual({ attendance: 2, viewArchive: 2, absence: 1 });
  });

  test('when there are gifts, then the couple sees the sum, and the front desk does not', async () => {
    const { weddingId, host, viewerStaff, ids } = await participants();
    const facility = await product.db
      .selectFrom('wedding')
      .select('facility_id')
      .where('id', '=', weddingId)
      .executeTakeFirstOrThrow();
    const gift = (state: PaymentState, amount: number) => ({
      purpose: 'gift' as const,
      wedding_id: weddingId,
      facility_id: facility.facility_id,
      attendant_id: ids[0],
      method: 'CREDIT' as const,
      amount_yen: amount,
      state,
      ...(state === 'CAPTURED' ? { commission_rate: 500, captured_at: at(product.clock.now()) } : {}),
    });
    const now = at(product.clock.now());
    for (const row of [gift('CAPTURED', 30_000), gift('CAPTURED', 5_000), gift('FAILED', 9_000)]) {
      const columns = { ...row, deadline_at: now, created_at: now, updated_at: now };
      await product.db.insertInto('payment').values(columns).execute();
    }
    const yenFor = async (browser: TestClient) => {
      const { body } = await browser.call(attendant.list, { params: { weddingId } });
      return body.rows.find(row => row.id === ids[0])?.giftYen;
    };
    expect(await yenFor(await host())).toBe(35_000);
    expect(await yenFor(await viewerStaff())).toBeNull();
  });
});

describe('given messages on the tree', () => {
  test('when the couple lists them, then newest first or by name, with hidden ones marked', async () => {
    const { weddingId, host, viewerStaff, ids } = await participants();
    for (const [place, message] of ['ひとつめ', 'ふたつめ', 'みっつめ'].entries()) {
      await product.db
        .insertInto('congratulation')
        .values({ wedding_id: weddingId, attendant_id: ids[[0, 3, 4][place] ?? 0] ?? (0 as AttendantId), message })
        .execute();
    }
    const browser = await host();
    const read = async (query: object) =>
      (await browser.call(congratulation.list, { params: { weddingId }, query })).body;
    expect((await read({})).rows.map(row => row.message)).toEqual(['みっつめ', 'ふたつめ', 'ひとつめ']);
    const byName = await read({ sort: 'kana', order: 'ASC' });
    expect(byName.rows.map(row => [row.name, row.isHidden])).toEqual([
      ['青木 美穂', false],
      ['加納 さくら', true],
      ['田中 トシ子', false],
    ]);
    const staff = await (await viewerStaff()).call(congratulation.list, { params: { weddingId } });
    expect(staff.status).toBe(403);
  });
});
