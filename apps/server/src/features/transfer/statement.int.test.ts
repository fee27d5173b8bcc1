import type { TransferShown } from '@kotohogi/contract/payment';
import { transfer } from '@kotohogi/contract/transfer';
import { pdfTexts } from '@kotohogi/testkit/documents/pdf-text';
import { buildCorrection, buildGift, settleGifts } from '@kotohogi/testkit/gifts';
import { buildParticipants } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../platform/db/instants.ts';
import { statementPdf } from './export.statement.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});

const ACCOUNT = {
  ...{ bank_name: '髙﨑銀行', bank_name_kana: 'ﾀｶｻｷ', bank_number: '0001', branch_name: '鎌倉支店' },
  ...{ branch_name_kana: 'ｶﾏｸﾗ', branch_number: '123', account_number: '7654321', account_holder: 'ﾀｶｻｷ' },
};

/** A couple who have received gifts of 30,019 and 10,000 yen, at 5 % commission. */
async function couple() {
  const { db, clock } = product;
  const participants = await buildParticipants(product);
  const { weddingId, facilityId, params } = participants;
  await db.updateTable('facility').set({ name: 'ホテル﨑' }).where('id', '=', facilityId).execute();
  await db
    .updateTable('organizer_profile')
    .set({ last_name: '髙﨑', first_name: '𠮷乃' })
    .where('wedding_id', '=', weddingId)
    .execute();
  const { attendantId } = await participants.guest();
  for (const amountYen of [30_019, 10_000]) {
    await buildGift(db, { weddingId, facilityId, attendantId, amountYen }, clock.now());
  }
  const host = await participants.host();
  const texts = async (language: 'ja' | 'en') => {
    const answer = await host.send(transfer.statement, { params, query: { language } });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return await pdfTexts(Buffer.from(await answer.arrayBuffer()));
  };
  return { ...participants, texts };
}

test('given gifts, when the couple save their statement, then it says what came, what is deducted, and what they have to do', async () => {
  const { texts } = await couple();
  for (const text of await texts('ja')) {
    const parts = ['ご祝儀の明細書', '髙﨑𠮷乃様', 'ホテル﨑', '手数料（ご祝儀の5％）', '40,019', '−2,000', '¥38,019'];
    for (const part of [...parts, 'これからお振込みする金額', '24:00に金額が決まり', 'まだ登録されていません']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('〓');
  }
  for (const text of await texts('en')) {
    for (const part of ['Statementofgifts', 'Commission(5%ofthegifts)', '40,019', '−2,000', '¥38,019']) {
      expect(text).toContain(part);
    }
  }
});

test('given a correction by hand, when the statement is saved, then it has a line with its reason, and the sums contain it', async () => {
  const { texts, weddingId, facilityId } = await couple();
  const { db, clock } = product;
  const sides = { debitAccount: 'couple-payable', creditAccount: 'commission-payable' } as const;
  await buildCorrection(db, { weddingId, facilityId, ...sides, amountYen: 1_019 }, clock.now());
  for (const text of await texts('ja')) {
    for (const part of ['施設による訂正：計算のあやまり', '−1,019', 'これからお振込みする金額¥37,000']) {
      expect(text).toContain(part);
    }
  }
  for (const text of await texts('en')) expect(text).toContain('Correctionbythevenue:計算のあやまり');
});

test('given a transfer that arrived, when the statement is saved, then it has its day and account, masked', async () => {
  const { texts, weddingId } = await couple();
  const { db, clock } = product;
  await db
    .insertInto('deposit_account')
    .values({ ...ACCOUNT, wedding_id: weddingId, type: 1, version: 1, updated_at: at(clock.now()) })
    .execute();
  await settleGifts(db, weddingId, clock.now());
  for (const text of await texts('ja')) {
    // The holder is stored in half-width kana, which no font of the documents has.
    for (const part of ['お振込み済み¥38,019', 'お振込みしました', '髙﨑銀行鎌倉支店普通****321タカサキ']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('〓');
    for (const part of ['7654321', 'これからお振込みする金額', '24:00']) expect(text).not.toContain(part);
  }
});

test('given more transfers than fit on a page, when the statement is printed, then they go on on numbered pages', async () => {
  const account = {
    ...{ bankName: '髙﨑銀行', bankNumber: '0001', branchName: '鎌倉支店', branchNumber: '123' },
    ...({ type: 1, maskedAccountNumber: '****321', accountHolder: 'ﾀｶｻｷ ﾖｼﾉ' } as const),
  } as const;
  const moment = product.clock.now();
  const transfers = Array.from(
    { length: 80 },
    (_, at): TransferShown => ({
      ...{ id: at, number: at, attempt: 1, amountYen: 1_000 + at, state: 'confirmed', account },
      ...{ orderedAt: moment, endedAt: moment },
    }),
  );
  const money = { gifts: 0, grossYen: 0, commissionYen: 0, returns: 0, returnedYen: 0, correctedYen: 0, carried: 0 };
  const places = { confirmedYen: 0, inFlightYen: 0, payableYen: 0, claimYen: 0, paidBackYen: 0 };
  const pdf = await statementPdf(
    {
      ...{ madeAt: moment, startsAt: moment, fixedAt: moment, isFixed: true, couple: [], commissionRate: 0.05 },
      issuer: { companyName: '株式会社寿', facilityName: 'ホテル﨑', phone: '' },
      ...{ sums: { ...money, ...places }, transfers, corrections: [], account },
    },
    'ja',
  );
  for (const text of await pdfTexts(pdf)) {
    for (const part of ['¥1,000', '¥1,079', '1/4', '4/4']) expect(text).toContain(part);
  }
});
