import { depositAccount } from '@kotohogi/contract/deposit-account';
import { parseJst } from '@kotohogi/domain/kernel/jst';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { BANK_ACCOUNT, buildUser, PASSWORD } from '@kotohogi/testkit/builders';
import type { TestClient } from '@kotohogi/testkit/client';
import { buildParticipants, signIn } from '@kotohogi/testkit/participants';
import { startTestProduct, type TestProduct } from '@kotohogi/testkit/product';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(async () => {
  await product.stop();
});
beforeEach(() => product.clock.set(parseJst('2026-11-14 10:00')));

/** The account holder's name as people type it. */
const ACCOUNT = { ...BANK_ACCOUNT, accountHolder: 'こばやし はると' };

async function couple() {
  const { params, weddingId, staff } = await buildParticipants(product);
  const host = async () => {
    const { email } = await buildUser(product.db, { scope: 'wedding', weddingId, role: 'organizer' });
    return { email, browser: await signIn(product, email) };
  };
  const [first, second] = [await host(), await host()];
  const save = (browser: TestClient, more: object = {}) =>
    browser.call(depositAccount.update, { params, body: { ...ACCOUNT, version: 0, password: PASSWORD, ...more } });
  const read = async () => (await first.browser.call(depositAccount.read, { params })).body;
  return { params, weddingId, staff, first, second, save, read };
}

describe('given a couple without a bank account', () => {
  test('when they enter one, then it is shown masked, in the banks’ notation, and both are notified', async () => {
    const { first, second, save, read } = await couple();
    expect(await read()).toEqual({ account: null, version: 0 });
    const saved = await save(first.browser);
    expect(saved.body).toMatchObject({
      version: 1,
      account: { maskedAccountNumber: '****567', accountHolder: 'ｺﾊﾞﾔｼ ﾊﾙﾄ', branchNumber: '035' },
    });
    expect(JSON.stringify(saved.body)).not.toContain(BANK_ACCOUNT.accountNumber);
    for (const { email } of [first, second]) {
      const mail = await product.mailTo(email, 'bank-account-changed');
      expect(mail.text).toContain('****567');
      expect(mail.text).not.toContain(BANK_ACCOUNT.accountNumber);
    }
  });

  test('when one of them has not set a name yet, then the mail greets both', async () => {
    const { first, second, save } = await couple();
    await product.db.updateTable('app_user').set({ name: '' }).where('email', '=', second.email).execute();
    await save(first.browser);
    expect((await product.mailTo(second.email, 'bank-account-changed')).text).toContain('おふたりへ');
  });

  test('when the number has six digits, then it is refused; seven are accepted', async () => {
    const { first, save, read } = await couple();
    const short = await save(first.browser, { accountNumber: '123456' });
    expect(short).toMatchObject({ status: 422, body: { validates: [{ path: 'accountNumber', rule: 'lengthExact' }] } });
    expect((await read()).account).toBeNull();
    expect((await save(first.browser, { accountNumber: '0123456' })).status).toBe(200);
  });

  test('when the password is wrong, then nothing changes and the failures count', async () => {
    const { first, save, read } = await couple();
    for (let n = 0; n < 5; n += 1) {
      expect(await save(first.browser, { password: 'not-the-password' })).toMatchObject({
        status: 422,
        body: { id: 'account_password_wrong', fields: ['password'] },
      });
    }
    expect(await save(first.browser)).toMatchObject({ status: 429, body: { id: 'login_delayed' } });
    expect((await read()).version).toBe(0);
  });
});

describe('given a bank account', () => {
  test('when both change it at once, then one gets a conflict', async () => {
    const { first, second, save, read } = await couple();
    await save(first.browser);
    const both = await Promise.all([
      save(first.browser, { version: 1, accountNumber: '1111111' }),
      save(second.browser, { version: 1, accountNumber: '2222222' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  test('when a transfer is in progress, then it cannot be changed; when one has failed, then a change requests another try', async () => {
    const { weddingId, first, save } = await couple();
    const withState = (payment_state: WeddingPaymentState) =>
      product.db.updateTable('wedding').set({ payment_state }).where('id', '=', weddingId).execute();
    await withState('processed');
    expect(await save(first.browser)).toMatchObject({ status: 409, body: { id: 'deposit_account_fixed' } });
    await withState('deposit-failure');
    expect((await save(first.browser)).status).toBe(200);
    const row = await product.db
      .selectFrom('wedding')
      .select('payment_state')
      .where('id', '=', weddingId)
      .executeTakeFirstOrThrow();
    expect(row.payment_state).toBe('reconfirmation');
  });

  test('when the caller is not a host, then the account is not revealed', async () => {
    const { params, staff } = await couple();
    const coordinator = await staff('coordinator');
    expect((await coordinator.call(depositAccount.read, { params })).status).toBe(403);
  });
});

test('given part of a name, a reading or a number, when a bank or branch is searched, then it is found', async () => {
  const { params, first } = await couple();
  const banks = async (name: string) =>
    (await first.browser.call(depositAccount.banks, { params, query: { name } })).body.rows;
  expect((await banks('みずほ'))[0]).toEqual({ number: '0001', name: 'みずほ銀行', kana: 'ミズホ' });
  expect((await banks('三菱UFJ'))[0]?.number).toBe('0005');
  expect((await banks('9900'))[0]?.number).toBe('9900');
  expect(await banks('')).toEqual([]);
  const query = { bankNumber: '0005', name: 'ぎんざ' };
  const branches = await first.browser.call(depositAccount.branches, { params, query });
  expect(branches.body.rows.map(row => row.name)).toContain('銀座支店');
});
