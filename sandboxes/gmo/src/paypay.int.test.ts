import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stampOf } from './clock.ts';
import { type Answer, formOf, SandboxDriver } from './sandbox-driver.ts';

const gateway = new SandboxDriver();
const NO_KEYS = { AccessID: '', AccessPass: '' };

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
afterEach(async () => {
  await fetch(`${gateway.url}/admin/faults`, { method: 'DELETE' });
  await gateway.admin('settings', { clockOffsetMs: 0 });
});

const statusOf = async (order: Answer) => (await gateway.searchPaypay(order)).Status;
const errorsOf = async (answer: Promise<Answer>) => (await answer).ErrInfo;
const checkStringOf = ({ OrderID, Status, TranDate, PayPayTrackingID }: Answer) =>
  createHash('md5').update(`${OrderID}${Status}${TranDate}${PayPayTrackingID}password`).digest('hex');

describe('a PayPay payment', () => {
  it('goes from the entry through the link and the page to the hold, and is captured', async () => {
    const order = await gateway.enterPaypay({ Tax: '500' });
    expect(Object.keys(order)).toEqual(['AccessID', 'AccessPass', 'OrderID']);
    expect(await gateway.searchPaypay(order)).toMatchObject({ Status: 'UNPROCESSED', PayPayOrderID: '' });
    const before = Date.now();
    const start = await gateway.executePaypay(order, { ClientField1: 'gift', TransitionType: '1' });
    expect(Object.keys(start)).toEqual(['AccessID', 'Token', 'StartURL', 'StartLimitDate']);
    expect(start.Token).toMatch(/^[0-9A-Za-z]{64}$/);
    expect(start.StartURL).toBe(`${gateway.url}/payment/PaypayStart.idPass`);
    expect(Number(start.StartLimitDate)).toBeGreaterThanOrEqual(Number(stampOf(before + 120_000)));
    expect(await statusOf(order)).toBe('REQSUCCESS');

    const html = await gateway.open(start.StartURL ?? '', { AccessID: start.AccessID ?? '', Token: start.Token ?? '' });
    for (const text of [
      'PayPay（テスト）',
      'ことほぎ婚礼会館',
      '￥5,500',
      order.OrderID ?? '',
      '支払う',
      '期限切れにする',
    ]) {
      expect(html).toContain(text);
    }
    const back = await gateway.answerPaypay(start, 'pay');
    expect(back).toMatchObject({ ShopID: 'tshop00000001', OrderID: order.OrderID, Status: 'AUTH' });
    expect(back.PayPayTrackingID).toMatch(/^\d{20}$/);
    expect(back.CheckString).toBe(checkStringOf(back));
    expect(back).not.toHaveProperty('ErrCode');

    const sales = await gateway.shopCall('PaypaySales', { ...order, Amount: '5000', Tax: '500' });
    expect(sales).toEqual({ OrderID: order.OrderID, Status: 'SALES', Amount: '5000', Tax: '500' });
    const found = await gateway.searchPaypay(order);
    expect(Object.keys(found).join()).toBe(
      'Status,ProcessDate,JobCd,AccessID,AccessPass,Amount,Tax,ClientField1,ClientField2,ClientField3,PayType,' +
        'PayPayCancelAmount,PayPayCancelTax,PayPayTrackingID,PayPayAcceptCode,PayPayOrderID',
    );
    expect(found).toMatchObject({ Status: 'SALES', JobCd: 'AUTH', ClientField1: 'gift', PayType: '45' });
    expect(found.PayPayTrackingID).toBe(back.PayPayTrackingID);
  });

  it('is captured at once when it was entered that way', async () => {
    expect(await statusOf(await gateway.answeredPaypay('pay', { JobCd: 'CAPTURE' }))).toBe('CAPTURE');
  });

  it.each([
    ['decline', 'PAYFAIL'],
    ['expire', 'EXPIRED'],
  ] as const)('fails when the guest chooses to %s', async (answer, Status) => {
    const order = await gateway.enterPaypay();
    const start = await gateway.executePaypay(order);
    const back = await gateway.answerPaypay(start, answer);
    expect(back).toMatchObject({ Status, PayPayTrackingID: '', ErrCode: 'PP1', ErrInfo: 'PP1004001' });
    expect(back.CheckString).toBe(checkStringOf(back));
    expect(await statusOf(order)).toBe(Status);
    expect(await errorsOf(gateway.shopCall('PaypaySales', { ...order, Amount: '5000' }))).toBe('M01054004');
    expect(await errorsOf(gateway.executePaypay(order))).toBe('M01004014');
  });

  it('keeps the first answer, whatever is pressed or opened later', async () => {
    const order = await gateway.enterPaypay();
    const start = await gateway.executePaypay(order);
    const { AccessID = '', Token = '', StartURL = '' } = start;
    const first = await gateway.answerPaypay(start, 'pay');
    const second = formOf(await gateway.open('/wallet/result', { AccessID, Token, answer: 'decline' }));
    expect(second).toEqual({ action: 'https://wedding.example/api/payment/return', fields: first });
    expect(formOf(await gateway.open(StartURL, { AccessID, Token })).fields).toEqual(first);
    expect(await statusOf(order)).toBe('AUTH');
  });

  it('asks again when nothing was answered, and shows nothing without the right key', async () => {
    const { AccessID = '', Token = '', StartURL = '' } = await gateway.executePaypay(await gateway.enterPaypay());
    expect(await gateway.open('/wallet/result', { AccessID, Token })).toContain('支払わない');
    for (const form of [
      { AccessID, Token: 'x' },
      { AccessID: 'x', Token },
      { AccessID: '', Token: '' },
    ]) {
      const response = await fetch(StartURL, { method: 'POST', body: new URLSearchParams(form) });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('No such payment');
    }
    expect(await gateway.open(StartURL)).toBe('ErrCode=E31&ErrInfo=E31500014');
  });
});

describe('an expired link', () => {
  it.each(['look-up', 'start page', 'button'])('has expired according to the %s', async place => {
    const order = await gateway.enterPaypay();
    const start = await gateway.executePaypay(order, { PaymentTermSec: '300' });
    const { AccessID = '', Token = '', StartURL = '' } = start;
    await gateway.admin('settings', { clockOffsetMs: 290_000 });
    expect(await statusOf(order)).toBe('REQSUCCESS');
    await gateway.admin('settings', { clockOffsetMs: 301_000 });
    if (place === 'start page') {
      expect(formOf(await gateway.open(StartURL, { AccessID, Token })).fields.Status).toBe('EXPIRED');
    }
    if (place === 'button') {
      const html = await gateway.open('/wallet/result', { AccessID, Token, answer: 'pay' });
      expect(formOf(html).fields.Status).toBe('EXPIRED');
    }
    expect(await statusOf(order)).toBe('EXPIRED');
  });
});

describe('refunding PayPay payments', () => {
  const cancel = (order: Answer, CancelAmount: string, CancelTax = '') =>
    gateway.shopCall('PaypayCancelReturn', { ...order, CancelAmount, CancelTax });

  it('releases a hold, as a whole only', async () => {
    const order = await gateway.answeredPaypay('pay');
    expect(await errorsOf(cancel(order, '4999'))).toBe('M01085010');
    expect(await errorsOf(cancel(order, '5000', '1'))).toBe('M01086010');
    const answer = await cancel(order, '5000');
    expect(answer).toEqual({ OrderID: order.OrderID, Status: 'CANCEL', CancelAmount: '5000', CancelTax: '0' });
    expect(await errorsOf(cancel(order, '5000'))).toBe('M01054004');
  });

  it('refunds a captured amount, at once or in parts; the status changes with the last one', async () => {
    const whole = await gateway.answeredPaypay('pay', { JobCd: 'CAPTURE' });
    expect((await cancel(whole, '5000')).Status).toBe('RETURN');
    const parts = await gateway.answeredPaypay('pay', { Tax: '100' });
    await gateway.shopCall('PaypaySales', { ...parts, Amount: '5000', Tax: '100' });
    const before = (await gateway.overview()).totals;
    expect((await cancel(parts, '2000')).Status).toBe('SALES');
    const after = (await gateway.overview()).totals;
    expect(after.takenYen).toBe((before.takenYen ?? 0) - 2_000);
    expect(after.givenBackYen).toBe((before.givenBackYen ?? 0) + 2_000);
    expect(await errorsOf(cancel(parts, '3001', '101'))).toBe('M01085011|M01086010');
    expect((await cancel(parts, '3000', '100')).Status).toBe('RETURN');
    const found = await gateway.searchPaypay(parts);
    expect(found).toMatchObject({ Status: 'RETURN', PayPayCancelAmount: '5000', PayPayCancelTax: '100' });
  });

  it('counts a released hold as refunded', async () => {
    const order = await gateway.answeredPaypay('pay');
    const before = (await gateway.overview()).totals;
    await cancel(order, '5000');
    const after = (await gateway.overview()).totals;
    expect(after.heldYen).toBe((before.heldYen ?? 0) - 5_000);
    expect(after.givenBackYen).toBe((before.givenBackYen ?? 0) + 5_000);
  });
});

describe('refused PayPay calls', () => {
  const used = 'paypay-used-once';

  it.each([
    ['EntryTranPaypay', { ShopID: '', ShopPass: '' }, 'M01002001|M01003001|M01004001|M01054001|M01005001'],
    [
      'EntryTranPaypay',
      { ShopPass: 'x', OrderID: 'a'.repeat(28), JobCd: 'CHECK', Amount: 'null', Tax: 'x' },
      'M01002002|M01004012|M01054010|M01005006|M01006006',
    ],
    [
      'EntryTranPaypay',
      { OrderID: 'a_b', JobCd: 'AUTH', Amount: '12345678', Tax: '12345678' },
      'M01004013|M01005005|M01006005',
    ],
    ['EntryTranPaypay', { OrderID: 'zero', JobCd: 'AUTH', Amount: '0' }, 'M01005011'],
    ['EntryTranPaypay', { OrderID: used, JobCd: 'AUTH', Amount: '1' }, 'M01004010'],
    [
      'ExecTranPaypay',
      { ShopID: '', ShopPass: '', ...NO_KEYS },
      'M01002001|M01003001|M01007001|M01008001|M01004001|M01058002|M01059001',
    ],
    [
      'PaypaySales',
      { AccessID: 'null', AccessPass: 'null', OrderID: 'null' },
      'M01007008|M01008008|M01058002|M01005001',
    ],
    ['PaypayCancelReturn', { ...NO_KEYS, OrderID: 'x' }, 'M01007001|M01008001|M01058002|M01085001'],
  ])('%s %o', async (call, fields, ErrInfo) => {
    await gateway.enterPaypay({ OrderID: used });
    expect(await errorsOf(gateway.shopCall(call, fields))).toBe(ErrInfo);
  });

  it.each([
    [{ RetURL: `https://${'a'.repeat(249)}` }, 'M01059005'],
    [{ ClientField1: 'a'.repeat(101), ClientField3: 'a'.repeat(101) }, 'M01039005|M01041005'],
    [{ PaymentTermSec: 'x', TransitionType: '3' }, 'M01048006|M01909008'],
    [{ PaymentTermSec: '100000' }, 'M01048005'],
    [{ PaymentTermSec: '119' }, 'M01048011'],
    [{ PaymentTermSec: '86401' }, 'M01048011'],
    [{ PaymentTermSec: '86400' }, undefined],
  ])('ExecTranPaypay with %o', async (fields, ErrInfo) => {
    expect(await errorsOf(gateway.executePaypay(await gateway.enterPaypay(), fields))).toBe(ErrInfo);
  });

  it('names the shop, the amount and the state', async () => {
    await gateway.admin('settings', { shopId: 'tshop00000002', shopPass: 'password' });
    const order = await gateway.enterPaypay();
    const sales = (fields: Answer) =>
      errorsOf(gateway.shopCall('PaypaySales', { ...order, Amount: '5000', ...fields }));
    expect(await sales({ ShopID: 'tshop00000002' })).toBe('M01002010');
    expect(await sales({ OrderID: 'another' })).toBe('M01058002');
    expect(await sales({})).toBe('M01054004');
    await gateway.answerPaypay(await gateway.executePaypay(order), 'pay');
    expect(await sales({ Amount: '4999' })).toBe('M01055010');
    expect(await sales({})).toBe(undefined);
    expect(await sales({})).toBe('M01054004');
  });
});

describe('card and PayPay', () => {
  it('do not answer for each other', async () => {
    const paypay = await gateway.answeredPaypay('pay');
    const { OrderID = '', AccessID: MD = '' } = paypay;
    expect(await errorsOf(gateway.execute(paypay))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('AlterTran', { ...paypay, JobCd: 'VOID' }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('ChangeTran', { ...paypay, JobCd: 'AUTH', Amount: '1' }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('SecureTran2', paypay))).toBe('E01110002');
    expect(await errorsOf(gateway.call('SecureTran', { MD, PaRes: 'x' }))).toBe('E01350008');
    expect(await errorsOf(gateway.shopCall('SearchTrade', { OrderID }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('SearchTradeMulti', { OrderID, PayType: '0' }))).toBe('M01004002');

    const card = await gateway.enter();
    expect(await errorsOf(gateway.executePaypay(card))).toBe('M01058002');
    await gateway.execute(card);
    expect(await errorsOf(gateway.shopCall('PaypaySales', { ...card, Amount: '5000' }))).toBe('M01058002');
    expect(await errorsOf(gateway.shopCall('PaypayCancelReturn', { ...card, CancelAmount: '5000' }))).toBe('M01058002');
    expect(await errorsOf(gateway.searchPaypay(card))).toBe('M01004002');
    expect(await errorsOf(gateway.enterPaypay({ OrderID: card.OrderID ?? '' }))).toBe('M01004010');
  });
});

describe('notifications of PayPay', () => {
  let shop: Server;
  const received: URLSearchParams[] = [];
  const about = (order: Answer) => received.filter(fields => fields.get('OrderID') === order.OrderID);
  const statusesOf = (order: Answer) => about(order).map(fields => fields.get('Status'));

  beforeAll(async () => {
    shop = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      received.push(new URLSearchParams(Buffer.concat(chunks).toString('latin1')));
      response.end('0');
    });
    await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await gateway.admin('settings', { noticeUrl: `http://127.0.0.1:${port}/notice` });
  });
  afterAll(async () => {
    await gateway.admin('settings', { noticeUrl: '' });
    shop.close();
  });

  it('report every status', async () => {
    const order = await gateway.enterPaypay();
    const start = await gateway.executePaypay(order);
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
    const { PayPayTrackingID } = await gateway.answerPaypay(start, 'pay');
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS', 'AUTH']));
    expect(Object.fromEntries(about(order)[1] ?? [])).toEqual({
      ShopID: 'tshop00000001',
      ShopPass: '*'.repeat(10),
      AccessID: order.AccessID,
      AccessPass: '*'.repeat(32),
      OrderID: order.OrderID,
      Status: 'AUTH',
      JobCd: 'AUTH',
      Amount: '5000',
      Tax: '0',
      Currency: 'JPN',
      TranDate: expect.stringMatching(/^\d{14}$/),
      ErrCode: '',
      ErrInfo: '',
      PayType: '45',
      PayPayTrackingID,
      PayPayOrderID: order.OrderID,
      PayPayCancelAmount: '0',
      PayPayCancelTax: '0',
      PayPayAcceptCode: '',
    });
    await gateway.shopCall('PaypaySales', { ...order, Amount: '5000' });
    await vi.waitFor(() => expect(statusesOf(order).at(-1)).toBe('SALES'));
    await gateway.shopCall('PaypayCancelReturn', { ...order, CancelAmount: '5000' });
    await vi.waitFor(() => expect(statusesOf(order).at(-1)).toBe('RETURN'));
    expect(about(order).at(-1)?.get('PayPayCancelAmount')).toBe('5000');
  });

  it('report once that a link has expired, and why nothing was paid', async () => {
    const order = await gateway.enterPaypay();
    await gateway.executePaypay(order);
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
    await gateway.admin('settings', { clockOffsetMs: 121_000 });
    await gateway.searchPaypay(order);
    await gateway.searchPaypay(order);
    const declined = await gateway.answeredPaypay('decline');
    await vi.waitFor(() => expect(statusesOf(declined)).toContain('PAYFAIL'));
    expect(
      about(declined)
        .find(fields => fields.get('Status') === 'PAYFAIL')
        ?.get('ErrInfo'),
    ).toBe('PP1004001');
    expect(statusesOf(order)).toEqual(['REQSUCCESS', 'EXPIRED']);
  });

  it('come early, twice or never after an answer, unaffected by any other fault', async () => {
    const answerWith = async (mode: string) => {
      const order = await gateway.enterPaypay();
      const start = await gateway.executePaypay(order);
      await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
      await gateway.admin('faults', { op: 'PaypayStart', mode });
      await gateway.answerPaypay(start, 'pay');
      return order;
    };
    expect(statusesOf(await answerWith('notice-first'))).toEqual(['REQSUCCESS', 'AUTH']);
    const twice = await answerWith('notice-twice');
    await vi.waitFor(() => expect(statusesOf(twice)).toEqual(['REQSUCCESS', 'AUTH', 'AUTH']));
    const silent = await answerWith('notice-none');
    const usual = await answerWith('http-500');
    await vi.waitFor(() => expect(statusesOf(usual)).toEqual(['REQSUCCESS', 'AUTH']));
    expect(statusesOf(silent)).toEqual(['REQSUCCESS']);
  });
});

describe('the stored state of PayPay', () => {
  it('survives a restart: an open link and a payment', async () => {
    const open = await gateway.enterPaypay();
    const start = await gateway.executePaypay(open);
    const paid = await gateway.answeredPaypay('pay');
    const { PayPayTrackingID } = await gateway.searchPaypay(paid);
    await gateway.restart();
    expect(await gateway.searchPaypay(paid)).toMatchObject({ Status: 'AUTH', PayPayTrackingID });
    const here = { ...start, StartURL: '/payment/PaypayStart.idPass' };
    expect((await gateway.answerPaypay(here, 'pay')).Status).toBe('AUTH');
  });

  it('reads an old journal: a trade without a method is a card’s', async () => {
    const order = await gateway.enter();
    await gateway.execute(order);
    const journal = `${gateway.dataDir}/journal.jsonl`;
    const line = readFileSync(journal, 'utf8')
      .split('\n')
      .findLast(text => text.includes(`"orderId":"${order.OrderID}"`));
    expect(line).toContain('"payType":"0",');
    appendFileSync(journal, `${line?.replace('"payType":"0",', '').replaceAll(order.OrderID ?? '', 'order-old')}\n`);
    await gateway.restart();
    expect(await gateway.status('order-old')).toBe('AUTH');
    const found = await gateway.shopCall('SearchTradeMulti', { OrderID: 'order-old', PayType: '0' });
    expect(found).toMatchObject({ Status: 'AUTH', PayType: '0' });
  });

  it('is shown on the tester’s page with its method', async () => {
    const order = await gateway.answeredPaypay('pay');
    const { trades } = await gateway.overview();
    expect(trades).toContainEqual(expect.objectContaining({ orderId: order.OrderID, payType: '45', status: 'AUTH' }));
    const html = await gateway.open('/admin');
    expect(html).toContain('<td>PayPay</td>');
    for (const op of ['EntryTranPaypay', 'ExecTranPaypay', 'PaypaySales', 'PaypayCancelReturn', 'PaypayStart']) {
      expect(html).toContain(`<option value="${op}">`);
    }
  });
});
