import { archiveSale } from '@kotohogi/contract/archive-sale';
import { payment } from '@kotohogi/contract/payment';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kotohogi/domain/kernel/instant';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import { type BuiltAttendant, buildSongList, signInGuest } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildCorrection } from '@kotohogi/testkit/gifts';
import { buildParticipants, signInUser } from '@kotohogi/testkit/participants';
import { fakeCardActions, Payer } from '@kotohogi/testkit/payer';
import { eventually, startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const MOVIE = Buffer.from('0123456789'.repeat(10));

/** A wedding whose recording is published, on the day after the ceremony. */
async function afterTheDay(price = 5_500) {
  const { db, clock, objects } = product;
  const participants = await buildParticipants(product, clock.now());
  const { weddingId, key, facilityId } = participants;
  await db.updateTable('facility').set({ archive_video_amount: price }).where('id', '=', facilityId).execute();
  const mp4 = `recording/${weddingId}.mp4`;
  await objects.put(mp4, MOVIE, 'video/mp4');
  await db
    .insertInto('live_slot')
    .values({
      wedding_id: weddingId,
      provider: 'channel',
      ref: key,
      state: 'archived',
      mp4_key: mp4,
      size_bytes: MOVIE.length,
      duration_ms: 2_050_000,
    })
    .execute();
  await buildSongList(db, weddingId);
  const open = async (guest: BuiltAttendant) =>
    new Payer(await signInGuest(product, product.visitor(), guest), participants, fakeCardActions(product));
  const invite = async () => {
    const guest = await participants.guest();
    return { guest, payer: await open(guest), open: () => open(guest) };
  };
  return { ...participants, invite };
}

async function buyAndPay(payer: Payer, price = 5_500): Promise<void> {
  const settled = await payer.buy(price);
  expect(settled.status).toBe(200);
  const waiting = await eventually('the redirect to the issuer', async () => {
    const { payment: own } = await payer.found();
    return own?.phase === 'issuer' ? own : undefined;
  });
  await payer.comeBack(await payer.visitIssuer(waiting));
  await eventually('the purchase', async () => ((await payer.found()).purchased ? true : undefined));
}

async function linkOf(browser: TestClient, weddingId: number): Promise<string> {
  const { body } = await browser.call(archiveSale.download, { params: { weddingId } });
  return new URL(body.url).pathname;
}

describe('given a guest who buys the recording', () => {
  test('when the card is approved, then it can be downloaded for 30 days, whole and in ranges, and the mail links to it', async () => {
    const { invite, weddingId, params, key } = await afterTheDay();
    const { payer, guest } = await invite();
    const { browser } = payer;
    expect((await browser.call(archiveSale.paymentSetting, { params })).body).toEqual({
      shopId: 'tshop00000001',
      environment: 'test',
      tokenScriptUrl: 'https://token.test.example/token.js',
    });
    expect(await payer.found()).toMatchObject({
      purchasable: true,
      purchased: false,
      price: 5_500,
      expiresAt: null,
      sizeBytes: 100,
      durationMs: 2_050_000,
      payment: null,
    });
    expect(await browser.call(archiveSale.download, { params })).toMatchObject({
      status: 403,
      failure: { id: 'archive_not_purchased' },
    });
    await buyAndPay(payer);
    const found = await payer.found();
    expect(found).toMatchObject({ purchasable: false, purchased: true, downloadable: true });
    expect(found.expiresAt).toBe(product.clock.now() + 30 * DAY_MS);

    const mail = await product.mailTo(guest.email, 'archive-receipt');
    expect(mail.text).toContain('5,500円（税込）');
    expect(mail.text).toMatch(new RegExp(`http://localhost:\\d+/c/company-\\d+/weddings/${key}/payment\\n`));

    const path = await linkOf(browser, weddingId);
    const whole = await browser.fetch(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(decodeURIComponent(whole.headers.get('content-disposition') ?? '')).toContain(
      "filename*=UTF-8''陽翔さん・結衣さんの結婚式 2026-11-20.mp4",
    );
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(MOVIE);
    const part = await browser.fetch(path, { headers: { range: 'bytes=5-9' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 5-9/100',
      '56789',
    ]);
    expect((await browser.fetch(path, { headers: { range: 'bytes=100-' } })).status).toBe(416);
  });

  test('when a second tab buys at the same time, then one of them is refused and one order is charged', async () => {
    const { invite } = await afterTheDay();
    const { payer, open } = await invite();
    const tab = await open();
    const answers = await Promise.all([payer.buy(5_500), tab.buy(5_500)]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find(answer => answer.status === 409)?.failure).toMatchObject({
      id: 'archive_already_settled',
      userMessage: '既に決済されている可能性があるため、画面を再表示します。',
    });
    expect((await payer.payments()).filter(one => one.purpose === 'archive-video')).toHaveLength(1);
    const twice = { idempotencyKey: 'one-press-0001' };
    const { payer: other } = await (await afterTheDay()).invite();
    const body = { amount: 5_500, token: product.fakes.gateway.issueToken('approved') };
    const params = { weddingId: other.weddingId };
    const both = await Promise.all([1, 2].map(() => other.browser.call(archiveSale.settle, { params, body }, twice)));
    expect(both.map(answer => answer.status)).toEqual([200, 200]);
    expect(both[0]?.body.payment?.orderId).toBe(both[1]?.body.payment?.orderId);
  });

  test('when the holder cancels, then they may buy again', async () => {
    const { invite } = await afterTheDay();
    const { payer } = await invite();
    await payer.buy(5_500);
    const waiting = await payer.reaches('issuer');
    expect((await payer.found()).purchasable).toBe(false);
    await payer.comeBack(await payer.visitIssuer(waiting, 'cancel'));
    await payer.reaches('failed');
    expect(await payer.found()).toMatchObject({ purchasable: true, payment: { phase: 'failed' } });
    await buyAndPay(payer);
  });

  test('when the price has changed, the card is missing, or the return address is on another site, then no payment starts', async () => {
    const { invite, params } = await afterTheDay();
    const { payer } = await invite();
    const { browser } = payer;
    expect(await payer.buy(5_000)).toMatchObject({ status: 409, failure: { id: 'archive_price_changed' } });
    expect(await browser.call(archiveSale.settle, { params, body: { amount: 5_500 } })).toMatchObject({
      status: 422,
      failure: { id: 'archive_card_required', fields: ['token'] },
    });
    const body = {
      amount: 5_500,
      token: product.fakes.gateway.issueToken('approved'),
      callbackUrl: 'https://evil.example/',
    };
    expect(await browser.call(archiveSale.settle, { params, body })).toMatchObject({
      status: 422,
      failure: { id: 'callback_url_refused' },
    });
    expect((await payer.found()).payment).toBeNull();
  });

  test('when the third day after is over, then the sale has ended, and earlier purchases can still be downloaded', async () => {
    const own = await afterTheDay();
    const [{ payer }, { payer: late }] = [await own.invite(), await own.invite()];
    await buyAndPay(payer);
    const { expiresAt } = await payer.found();
    product.clock.advance(5 * DAY_MS);
    expect(await late.buy(5_500)).toMatchObject({ status: 410, failure: { id: 'archive_not_on_sale' } });
    expect((await late.found()).purchasable).toBe(false);
    const path = await linkOf(payer.browser, own.weddingId);
    expect((await payer.browser.fetch(path)).status).toBe(200);
    product.clock.advance((expiresAt ?? 0) - product.clock.now());
    expect(await payer.browser.call(archiveSale.download, { params: own.params })).toMatchObject({
      status: 410,
      failure: { id: 'archive_download_over' },
    });
  });
});

describe('given a signed download link', () => {
  test('when it is used for the eleventh time, or after 15 minutes, then it has expired; another guest is refused', async () => {
    const own = await afterTheDay();
    const [{ payer }, { payer: other }] = [await own.invite(), await own.invite()];
    await buyAndPay(payer);
    const { browser } = payer;
    const path = await linkOf(browser, own.weddingId);
    expect((await other.browser.fetch(path)).status).toBe(403);
    expect((await product.visitor().fetch(path)).status).toBe(401);
    for (let use = 1; use <= 10; use += 1) {
      const answer = await browser.fetch(path);
      await answer.arrayBuffer();
      expect([use, answer.status]).toEqual([use, 200]);
    }
    const eleventh = await browser.fetch(path);
    expect(eleventh.status).toBe(410);
    expect(await eleventh.json()).toMatchObject({ id: 'archive_link_over' });

    const second = await linkOf(browser, own.weddingId);
    product.clock.advance(15 * MINUTE_MS - SECOND_MS);
    expect((await browser.fetch(second)).status).toBe(200);
    product.clock.advance(SECOND_MS);
    expect((await browser.fetch(second)).status).toBe(410);
    expect((await browser.fetch(`${second}x`)).status).toBe(410);
  });
});

describe('given a recording that is free', () => {
  test('when a guest takes it, then nothing is paid, and the link is mailed', async () => {
    const { invite, weddingId } = await afterTheDay(0);
    const { payer, guest } = await invite();
    const settled = await payer.buy(0);
    expect(settled).toMatchObject({ status: 200, body: { purchased: true, price: 0, payment: null } });
    expect((await product.mailTo(guest.email, 'archive-receipt')).text).toContain('金額: 無料');
    expect((await payer.browser.fetch(await linkOf(payer.browser, weddingId))).status).toBe(200);
  });

  test('when the viewing window has closed, then buyers still download', async () => {
    const { invite, weddingId } = await afterTheDay();
    const { payer } = await invite();
    await buyAndPay(payer);
    await product.db.updateTable('live_slot').set({ state: 'end' }).where('wedding_id', '=', weddingId).execute();
    expect((await payer.browser.fetch(await linkOf(payer.browser, weddingId))).status).toBe(200);
  });
});

describe('given the couple and staff', () => {
  test('when it is archived, then the couple downloads it for free; others see the price only', async () => {
    const { params, ...participants } = await afterTheDay();
    const host = await participants.host();
    expect((await host.call(archiveSale.found, { params })).body).toMatchObject({
      purchasable: false,
      purchased: true,
      price: 0,
    });
    expect((await host.fetch(await linkOf(host, participants.weddingId))).status).toBe(200);
    const platform = await signInUser(product, { scope: 'admin', role: 'administrator' });
    expect((await platform.call(archiveSale.found, { params })).body).toMatchObject({
      purchasable: false,
      price: 5_500,
    });
    expect(await platform.call(archiveSale.settle, { params, body: { amount: 5_500 } })).toMatchObject({
      status: 403,
      failure: { id: 'management_mode' },
    });
    const staff = await participants.staff('administrator');
    expect((await staff.call(archiveSale.found, { params })).status).toBe(403);
  });

  test('when it is sold, then the facility’s list shows the sale with its commission', async () => {
    const { invite, facilityId, staff: signIn } = await afterTheDay();
    const { payer } = await invite();
    await buyAndPay(payer);
    const staff = await signIn('manager');
    const { body } = await staff.call(payment.listArchiveVideo, { params: { facilityId } });
    expect(body.rows).toMatchObject([{ purpose: 'archive-video', grossYen: 5_500, commissionYen: 275, netYen: 5_225 }]);
    expect(body.totals).toEqual({ count: 1, grossYen: 5_500, commissionYen: 275, refundYen: 0, netYen: 5_225 });
  });

  test('when a person corrects the sales, then the page has each correction, and its sum is the balance of the ledger', async () => {
    const { invite, facilityId, weddingId, staff: signIn } = await afterTheDay();
    const { payer } = await invite();
    await buyAndPay(payer);
    const other = await afterTheDay();
    const own = { facilityId, weddingId, debitAccount: 'commission-payable', creditAccount: 'film-revenue' } as const;
    const venue = {
      facilityId,
      weddingId: null,
      debitAccount: 'film-revenue',
      creditAccount: 'carried-returns',
    } as const;
    await buildCorrection(product.db, { ...own, amountYen: 275 }, parseJst('2026-12-31 23:59'));
    await buildCorrection(product.db, { ...venue, amountYen: 40 }, parseJst('2027-01-01 00:00'));
    await buildCorrection(
      product.db,
      { ...own, facilityId: other.facilityId, weddingId: null, amountYen: 7 },
      product.clock.now(),
    );
    const staff = await signIn('manager');
    const read = async (query: object = {}) => {
      const { body } = await staff.call(payment.listArchiveVideo, { params: { facilityId }, query });
      const corrections = body.corrections.map(({ amountYen }) => amountYen);
      return { corrections, netYen: corrections.reduce((sum, one) => sum + one, body.totals.netYen) };
    };
    const { balance } = await product.db
      .selectFrom('journal_line')
      .select(({ fn }) => fn.sum<number>('amount_yen').as('balance'))
      .where('account', '=', 'film-revenue')
      .where('facility_id', '=', facilityId)
      .executeTakeFirstOrThrow();
    expect(await read()).toEqual({ corrections: [275, -40], netYen: 5_460 });
    expect(Number(balance)).toBe(-5_460);
    expect((await read({ dateTo: '2026-12-31' })).corrections).toEqual([275]);
    expect((await read({ dateFrom: '2027-01-01' })).corrections).toEqual([-40]);
    expect((await read({ weddingId })).corrections).toEqual([275]);
    expect((await read({ state: 'CAPTURED' })).corrections).toEqual([]);
    const params = { facilityId, weddingId };
    expect((await staff.call(payment.weddingSummary, { params })).body.saleCorrections).toMatchObject([
      { amountYen: 275, reason: '計算のあやまり' },
    ]);
  });

  test('when the facility does not sell recordings, or the file is missing, then there is nothing to buy', async () => {
    const { invite, facilityId, weddingId } = await afterTheDay();
    const { payer } = await invite();
    await product.db.updateTable('live_slot').set({ mp4_key: null }).where('wedding_id', '=', weddingId).execute();
    expect(await payer.found()).toMatchObject({ purchasable: false, sizeBytes: null });
    await product.db.updateTable('facility').set({ sell_archive_video: false }).where('id', '=', facilityId).execute();
    expect(await payer.buy(5_500)).toMatchObject({ status: 410 });
  });
});
