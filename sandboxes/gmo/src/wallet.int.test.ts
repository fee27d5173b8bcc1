import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stampOf } from './clock.ts';
import { type Answer, formOf, SandboxDriver } from './sandbox-driver.ts';
import { RETURN_URL, WalletDriver } from './wallet-driver.ts';

const gateway = new SandboxDriver();
const NO_KEYS = { AccessID: '', AccessPass: '' };

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
afterEach(async () => {
  await fetch(`${gateway.url}/admin/faults`, { method: 'DELETE' });
  await gateway.admin('settings', { clockOffsetMs: 0 });
});

const errorsOf = async (answer: Promise<Answer>) => (await answer).ErrInfo;

/** Fields of a link and the errors they lead to. */
type LinkRefusal = readonly [fields: Answer, ErrInfo: string | undefined];

/** What the tests expect of each wallet. */
const PAYPAY = {
  name: 'PayPay',
  wallet: new WalletDriver(gateway, '45'),
  entryKeys: 'AccessID,AccessPass',
  startKeys: 'AccessID,Token,StartURL,StartLimitDate',
  token: /^[0-9a-f]{64}$/,
  article: '注文番号',
  /** The value of the return that says how it was paid. */
  paidBy: ['PayPayTrackingID', /^\d{20}$/],
  record: ['PayPayCancelAmount', 'PayPayCancelTax', 'PayPayTrackingID', 'PayPayAcceptCode', 'PayPayOrderID'],
  cancelKeys: ['PayPayCancelAmount', 'PayPayCancelTax'],
  declined: { Status: 'PAYFAIL', ErrCode: 'PP1', ErrInfo: 'PP1004001' },
  expired: { Status: 'EXPIRED', ErrCode: 'PP1', ErrInfo: 'PP1004001' },
  wrongState: 'M01054004',
  /** The keys that the answers of `sales` and `cancel` have besides the order's id. */
  changeKeys: (_order: Answer): Answer => ({}),
  termSec: 300,
  links: {
    missing: '',
    refused: [
      [{ PaymentTermSec: 'x', TransitionType: '3' }, 'M01048006|M01909008'],
      [{ PaymentTermSec: '100000' }, 'M01048005'],
      [{ PaymentTermSec: '119' }, 'M01048011'],
      [{ PaymentTermSec: '86401' }, 'M01048011'],
      [{ PaymentTermSec: '86400' }, undefined],
    ] as readonly LinkRefusal[],
  },
  other: (): WalletDriver => LINEPAY.wallet,
} as const;
const LINEPAY = {
  name: 'LINE Pay',
  wallet: new WalletDriver(gateway, '20'),
  entryKeys: 'OrderID,AccessID,AccessPass',
  startKeys: 'Start,AccessID,Token,StartURL',
  token: /^[0-9A-Za-z+/]{64}$/,
  article: 'ご祝儀',
  paidBy: ['PayMethod', /^BALANCE$/],
  record: ['LinepayProductName', 'LinepayCancelAmount', 'LinepayCancelTax', 'LinepayPayMethod'],
  cancelKeys: ['LinepayCancelAmount', 'LinepayCancelTax'],
  declined: { Status: 'PAYCANCEL' },
  expired: { Status: 'EXPIRED', ErrCode: 'LP1', ErrInfo: 'LP1000002' },
  wrongState: 'LP1000001',
  changeKeys: ({ AccessID = '' }: Answer): Answer => ({ AccessID }),
  termSec: 1_200,
  links: {
    missing: '|M01150001|M01136001',
    refused: [
      [{ ErrorRcvURL: '', ProductName: '' }, 'M01150001|M01136001'],
      [{ ErrorRcvURL: `https://${'a'.repeat(249)}` }, 'M01150012'],
    ] as readonly LinkRefusal[],
  },
  other: (): WalletDriver => PAYPAY.wallet,
} as const;
const WALLETS = [PAYPAY, LINEPAY];

const checkStringOf = ({ OrderID, Status, TranDate, ...back }: Answer, paidBy: string) =>
  createHash('md5').update(`${OrderID}${Status}${TranDate}${back[paidBy]}password`).digest('hex');

describe.each(WALLETS)('a payment by $name', ({ name, wallet, paidBy, ...expected }) => {
  const statusOf = async (order: Answer) => (await wallet.search(order)).Status;

  it('goes from the entry through the link and the page to the hold, and is captured', async () => {
    const [OrderID, Amount, Tax] = [gateway.newOrderId(), '5000', '500'];
    const entered = await wallet.call('entry', { OrderID, JobCd: 'AUTH', Amount, Tax });
    expect(Object.keys(entered).join()).toBe(expected.entryKeys);
    const order = { OrderID, ...entered };
    expect(await wallet.search(order)).toMatchObject({ Status: 'UNPROCESSED', [expected.cancelKeys[0]]: '0' });
    const start = await wallet.execute(order, { ClientField1: 'gift' });
    expect(Object.keys(start).join()).toBe(expected.startKeys);
    expect(start.Token).toMatch(expected.token);
    expect(start.StartURL).toBe(`${gateway.url}/payment/${wallet.kind.calls.start}.idPass`);
    expect(await statusOf(order)).toBe('REQSUCCESS');

    const html = await gateway.open(start.StartURL ?? '', { AccessID: start.AccessID ?? '', Token: start.Token ?? '' });
    const shown = ['ことほぎ婚礼会館', '￥5,500', OrderID, '支払う', '期限切れにする', expected.article];
    for (const text of [`${name}（テスト）`, ...shown]) expect(html).toContain(text);
    const back = await wallet.answer(start, 'pay');
    expect(back).toMatchObject({ ShopID: 'tshop00000001', OrderID, Status: 'AUTH' });
    expect(back[paidBy[0]]).toMatch(paidBy[1]);
    expect(back.CheckString).toBe(checkStringOf(back, paidBy[0]));
    expect(back).not.toHaveProperty('ErrCode');

    const sales = await wallet.call('sales', { ...order, Amount, Tax });
    expect(sales).toEqual({ OrderID, ...expected.changeKeys(order), Status: 'SALES', Amount, Tax });
    const found = await wallet.search(order);
    expect(Object.keys(found)).toEqual([
      ...['Status', 'ProcessDate', 'JobCd', 'AccessID', 'AccessPass', 'Amount', 'Tax'],
      ...['ClientField1', 'ClientField2', 'ClientField3', 'PayType', ...expected.record],
    ]);
    const { payType: PayType } = wallet.kind;
    expect(found).toMatchObject({ Status: 'SALES', JobCd: 'AUTH', ClientField1: 'gift', PayType });
  });

  it('is captured at once when it was entered that way', async () => {
    expect(await statusOf(await wallet.answered('pay', { JobCd: 'CAPTURE' }))).toBe('CAPTURE');
  });

  it.each([
    ['decline', expected.declined],
    ['expire', expected.expired],
  ] as const)('fails when the guest chooses to %s', async (answer, end) => {
    const order = await wallet.enter();
    const start = await wallet.execute(order);
    const {
      ShopID: _shop,
      OrderID: _order,
      TranDate: _date,
      CheckString,
      ...back
    } = await wallet.answer(start, answer);
    expect(back).toEqual({ ...end, [paidBy[0]]: '' });
    expect(CheckString).toMatch(/^[0-9a-f]{32}$/);
    expect(await statusOf(order)).toBe(end.Status);
    expect(await errorsOf(wallet.call('sales', { ...order, Amount: '5000' }))).toBe(expected.wrongState);
    expect(await errorsOf(wallet.execute(order))).toBe('M01004014');
  });

  it('keeps the first answer, whatever is pressed or opened later', async () => {
    const order = await wallet.enter();
    const start = await wallet.execute(order);
    const { AccessID = '', Token = '', StartURL = '' } = start;
    const first = await wallet.answer(start, 'pay');
    const result = `/wallet/${wallet.kind.payType}/result`;
    const second = formOf(await gateway.open(result, { AccessID, Token, answer: 'decline' }));
    expect(second).toEqual({ action: RETURN_URL, fields: first });
    expect(formOf(await gateway.open(StartURL, { AccessID, Token })).fields).toEqual(first);
    expect(await statusOf(order)).toBe('AUTH');
  });

  it('asks again when nothing was answered, and shows nothing without the right key or to another wallet', async () => {
    const { AccessID = '', Token = '', StartURL = '' } = await wallet.execute(await wallet.enter());
    const result = `/wallet/${wallet.kind.payType}/result`;
    expect(await gateway.open(result, { AccessID, Token })).toContain('支払わない');
    for (const form of [
      { AccessID, Token: 'x' },
      { AccessID: 'x', Token },
      { AccessID: '', Token: '' },
    ]) {
      const response = await fetch(StartURL, { method: 'POST', body: new URLSearchParams(form) });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('No such payment');
    }
    const other = wallet.kind.calls.start === 'PaypayStart' ? 'LinepayStart' : 'PaypayStart';
    expect(await gateway.open(`/payment/${other}.idPass`, { AccessID, Token })).toContain('No such payment');
    expect(await gateway.open(StartURL)).toBe('ErrCode=E31&ErrInfo=E31500014');
  });

  it.each(['look-up', 'start page', 'button'])('has expired according to the %s', async place => {
    const order = await wallet.enter();
    const start = await wallet.execute(order, { PaymentTermSec: '300' });
    const { AccessID = '', Token = '', StartURL = '' } = start;
    await gateway.admin('settings', { clockOffsetMs: (expected.termSec - 10) * 1_000 });
    expect(await statusOf(order)).toBe('REQSUCCESS');
    await gateway.admin('settings', { clockOffsetMs: (expected.termSec + 1) * 1_000 });
    if (place === 'start page') {
      expect(formOf(await gateway.open(StartURL, { AccessID, Token })).fields.Status).toBe('EXPIRED');
    }
    if (place === 'button') {
      const html = await gateway.open(`/wallet/${wallet.kind.payType}/result`, { AccessID, Token, answer: 'pay' });
      expect(formOf(html).fields.Status).toBe('EXPIRED');
    }
    expect(await statusOf(order)).toBe('EXPIRED');
  });
});

describe('a PayPay link without a term', () => {
  it('is valid for two minutes, and says until when', async () => {
    const order = await PAYPAY.wallet.enter();
    const before = Date.now();
    const { StartLimitDate } = await PAYPAY.wallet.execute(order);
    expect(Number(StartLimitDate)).toBeGreaterThanOrEqual(Number(stampOf(before + 120_000)));
    await gateway.admin('settings', { clockOffsetMs: 121_000 });
    expect(await PAYPAY.wallet.search(order)).toMatchObject({ Status: 'EXPIRED' });
  });
});

describe.each(WALLETS)('refunding payments by $name', ({ wallet, wrongState, changeKeys, cancelKeys }) => {
  const cancel = (order: Answer, CancelAmount: string, CancelTax = '') =>
    wallet.call('cancel', { ...order, CancelAmount, CancelTax });

  it('releases a hold, as a whole only', async () => {
    const order = await wallet.answered('pay');
    expect(await errorsOf(cancel(order, '4999'))).toBe('M01085010');
    expect(await errorsOf(cancel(order, '5000', '1'))).toBe('M01086010');
    const { OrderID } = order;
    const amounts = wallet.kind.hasOrderId ? {} : { Amount: '5000', Tax: '0' };
    const canceled = {
      OrderID,
      ...changeKeys(order),
      Status: 'CANCEL',
      ...amounts,
      CancelAmount: '5000',
      CancelTax: '0',
    };
    expect(await cancel(order, '5000')).toEqual(canceled);
    expect(await errorsOf(cancel(order, '5000'))).toBe(wrongState);
  });

  it('refunds a captured amount, at once or in parts; the status changes with the last one', async () => {
    const whole = await wallet.answered('pay', { JobCd: 'CAPTURE' });
    expect((await cancel(whole, '5000')).Status).toBe('RETURN');
    const parts = await wallet.answered('pay', { Tax: '100' });
    await wallet.call('sales', { ...parts, Amount: '5000', Tax: '100' });
    const before = (await gateway.overview()).totals;
    expect((await cancel(parts, '2000')).Status).toBe('SALES');
    const after = (await gateway.overview()).totals;
    expect(after.takenYen).toBe((before.takenYen ?? 0) - 2_000);
    expect(after.givenBackYen).toBe((before.givenBackYen ?? 0) + 2_000);
    expect(await errorsOf(cancel(parts, '3001', '101'))).toBe('M01085011|M01086010');
    expect((await cancel(parts, '3000', '100')).Status).toBe('RETURN');
    const [amount, tax] = cancelKeys;
    expect(await wallet.search(parts)).toMatchObject({ Status: 'RETURN', [amount]: '5000', [tax]: '100' });
  });

  it('counts a released hold as refunded', async () => {
    const order = await wallet.answered('pay');
    const before = (await gateway.overview()).totals;
    await cancel(order, '5000');
    const after = (await gateway.overview()).totals;
    expect(after.heldYen).toBe((before.heldYen ?? 0) - 5_000);
    expect(after.givenBackYen).toBe((before.givenBackYen ?? 0) + 5_000);
  });
});

describe.each(WALLETS)('refused calls of $name', ({ wallet, wrongState, links }) => {
  const used = `${wallet.kind.payType}-used-once`;
  /** The errors of an order id that is missing or malformed, if the call has one. */
  const order = (errors: string) => (wallet.kind.hasOrderId ? errors : '');

  it.each([
    ['entry', { ShopID: '', ShopPass: '' }, 'M01002001|M01003001|M01004001|M01054001|M01005001'],
    [
      'entry',
      { ShopPass: 'x', OrderID: 'a'.repeat(28), JobCd: 'CHECK', Amount: 'null', Tax: 'x' },
      'M01002002|M01004012|M01054010|M01005006|M01006006',
    ],
    ['entry', { OrderID: 'a_b', JobCd: 'AUTH', Amount: '12345678', Tax: '12345678' }, 'M01004013|M01005005|M01006005'],
    ['entry', { OrderID: 'zero', JobCd: 'AUTH', Amount: '0' }, 'M01005011'],
    ['entry', { OrderID: used, JobCd: 'AUTH', Amount: '1' }, 'M01004010'],
    [
      'exec',
      { ShopID: '', ShopPass: '', ...NO_KEYS },
      `M01002001|M01003001|M01007001|M01008001|M01004001|M01058002|M01059001${links.missing}`,
    ],
    ['sales', { AccessID: 'null', AccessPass: 'null', OrderID: 'null' }, 'M01007008|M01008008|M01058002|M01005001'],
    ['cancel', { ...NO_KEYS, OrderID: '' }, `M01007001|M01008001|${order('M01004001|')}M01058002|M01085001`],
  ] as const)('%s %o', async (call, fields, ErrInfo) => {
    await wallet.enter({ OrderID: used });
    expect(await errorsOf(wallet.call(call, fields))).toBe(ErrInfo);
  });

  it.each<LinkRefusal>([
    [{ RetURL: `https://${'a'.repeat(249)}` }, 'M01059005'],
    [{ ClientField1: 'a'.repeat(101), ClientField3: 'a'.repeat(101) }, 'M01039005|M01041005'],
    ...links.refused,
  ])('a link with %o', async (fields, ErrInfo) => {
    expect(await errorsOf(wallet.execute(await wallet.enter(), fields))).toBe(ErrInfo);
  });

  it('name the shop, the amount and the state', async () => {
    await gateway.admin('settings', { shopId: 'tshop00000002', shopPass: 'password' });
    const entered = await wallet.enter();
    const sales = (fields: Answer) => errorsOf(wallet.call('sales', { ...entered, Amount: '5000', ...fields }));
    expect(await sales({ ShopID: 'tshop00000002' })).toBe('M01002010');
    expect(await sales({ OrderID: 'another' })).toBe(wallet.kind.hasOrderId ? 'M01058002' : wrongState);
    expect(await sales({})).toBe(wrongState);
    await wallet.answer(await wallet.execute(entered), 'pay');
    expect(await sales({ Amount: '4999' })).toBe('M01055010');
    expect(await sales({})).toBe(undefined);
    expect(await sales({})).toBe(wrongState);
  });
});

describe.each(WALLETS)('cards, $name and the other wallet', ({ wallet, other }) => {
  it('do not answer for each other', async () => {
    const paid = await wallet.answered('pay');
    const { OrderID = '', AccessID: MD = '' } = paid;
    expect(await errorsOf(gateway.execute(paid))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('AlterTran', { ...paid, JobCd: 'VOID' }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('ChangeTran', { ...paid, JobCd: 'AUTH', Amount: '1' }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('SecureTran2', paid))).toBe('E01110002');
    expect(await errorsOf(gateway.call('SecureTran', { MD, PaRes: 'x' }))).toBe('E01350008');
    expect(await errorsOf(gateway.shopCall('SearchTrade', { OrderID }))).toBe('E01110002');
    expect(await errorsOf(gateway.shopCall('SearchTradeMulti', { OrderID, PayType: '0' }))).toBe('M01004002');

    const card = await gateway.enter();
    for (const foreign of [card, await other().enter()]) {
      expect(await errorsOf(wallet.execute(foreign))).toBe('M01058002');
      expect(await errorsOf(wallet.call('sales', { ...foreign, Amount: '5000' }))).toBe('M01058002');
      expect(await errorsOf(wallet.call('cancel', { ...foreign, CancelAmount: '5000' }))).toBe('M01058002');
      expect(await errorsOf(wallet.search(foreign))).toBe('M01004002');
      expect(await errorsOf(wallet.enter({ OrderID: foreign.OrderID ?? '' }))).toBe('M01004010');
    }
  });
});

describe.each(WALLETS)('notifications of $name', ({ wallet, cancelKeys, record, declined, expired, termSec }) => {
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
    const order = await wallet.enter();
    const start = await wallet.execute(order);
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
    await wallet.answer(start, 'pay');
    const found = await wallet.search(order);
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
      PayType: wallet.kind.payType,
      ...Object.fromEntries(record.map(key => [key, found[key]])),
    });
    await wallet.call('sales', { ...order, Amount: '5000' });
    await vi.waitFor(() => expect(statusesOf(order).at(-1)).toBe('SALES'));
    await wallet.call('cancel', { ...order, CancelAmount: '5000' });
    await vi.waitFor(() => expect(statusesOf(order).at(-1)).toBe('RETURN'));
    expect(about(order).at(-1)?.get(cancelKeys[0])).toBe('5000');
  });

  it('report once that a link has expired, and why nothing was paid', async () => {
    const order = await wallet.enter();
    await wallet.execute(order);
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
    await gateway.admin('settings', { clockOffsetMs: (termSec + 1) * 1_000 });
    await wallet.search(order);
    await wallet.search(order);
    const refused = await wallet.answered('decline');
    await vi.waitFor(() => expect(statusesOf(refused)).toContain(declined.Status));
    await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS', 'EXPIRED']));
    const reasons = (of: Answer) =>
      about(of)
        .map(fields => fields.get('ErrInfo'))
        .at(-1);
    expect([reasons(order), reasons(refused)]).toEqual([
      expired.ErrInfo,
      'ErrInfo' in declined ? declined.ErrInfo : '',
    ]);
  });

  it('come early, twice or never after an answer, unaffected by any other fault', async () => {
    const answerWith = async (mode: string) => {
      const order = await wallet.enter();
      const start = await wallet.execute(order);
      await vi.waitFor(() => expect(statusesOf(order)).toEqual(['REQSUCCESS']));
      await gateway.admin('faults', { op: wallet.kind.calls.start, mode });
      await wallet.answer(start, 'pay');
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

describe('the stored state of wallets', () => {
  it.each(WALLETS)('survives a restart: an open link and a payment by $name', async ({ wallet }) => {
    const open = await wallet.enter();
    const start = await wallet.execute(open);
    const paid = await wallet.answered('pay');
    const before = await wallet.search(paid);
    await gateway.restart();
    expect(await wallet.search(paid)).toEqual(before);
    const here = { ...start, StartURL: `/payment/${wallet.kind.calls.start}.idPass` };
    expect((await wallet.answer(here, 'pay')).Status).toBe('AUTH');
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

  it.each(WALLETS)('is shown on the tester’s page with its method: $name', async ({ name, wallet }) => {
    const order = await wallet.answered('pay');
    const { payType, calls } = wallet.kind;
    const { trades } = await gateway.overview();
    expect(trades).toContainEqual(expect.objectContaining({ orderId: order.OrderID, payType, status: 'AUTH' }));
    const html = await gateway.open('/admin');
    expect(html).toContain(`<td>${name}</td>`);
    for (const op of Object.values(calls)) {
      expect(html).toContain(`<option value="${op}">`);
    }
  });
});
