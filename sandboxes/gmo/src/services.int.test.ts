import { constants, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import vm from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SandboxDriver } from './sandbox-driver.ts';

const gateway = new SandboxDriver();

beforeAll(() => gateway.start());
afterAll(() => gateway.stop());
afterEach(async () => {
  await fetch(`${gateway.url}/admin/faults`, { method: 'DELETE' });
});

describe('the token service', () => {
  it('issues a token that is valid for one use within 30 minutes', async () => {
    const { resultCode, token = '', maskedCardNo, isSecurityCodeSet, toBeExpiredAt } = await gateway.token();
    expect([resultCode, maskedCardNo, isSecurityCodeSet]).toEqual(['000', '************1111', true]);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(toBeExpiredAt).toMatch(/^\d{4}(-\d\d){5}$/);
    expect((await gateway.execute(await gateway.enter(), { Token: token })).ACS).toBe('0');
    const used = await gateway.execute(await gateway.enter(), { Token: token });
    expect(used).toEqual({ ErrCode: 'EX1', ErrInfo: 'EX1000302' });
    const unknown = await gateway.execute(await gateway.enter(), { Token: 'f'.repeat(64) });
    expect(unknown.ErrInfo).toBe('EX1000301');
    const { token: old = '' } = await gateway.token();
    await gateway.admin('settings', { clockOffsetMs: 31 * 60_000 });
    expect((await gateway.execute(await gateway.enter(), { Token: old })).ErrInfo).toBe('EX1000303');
    await gateway.admin('settings', { clockOffsetMs: 0 });
  });

  it.each([
    [{ cardno: '' }, '100'],
    [{ cardno: '4111-1111' }, '101'],
    [{ cardno: '411111111' }, '102'],
    [{ expire: '' }, '110'],
    [{ expire: '30/2' }, '111'],
    [{ expire: '30123' }, '112'],
    [{ expire: '203013' }, '113'],
    [{ expire: '203012' }, '000'],
    [{ securitycode: '12a' }, '121'],
    [{ securitycode: '12' }, '122'],
    [{ holdername: '山田' }, '131'],
    [{ holdername: 'A'.repeat(51) }, '132'],
    [{ tokennumber: 'x' }, '141'],
    [{ tokennumber: '11' }, '142'],
    [{ shopId: '' }, '160'],
    [{ shopId: 'tshop000000012' }, '161'],
    [{ shopId: 'tshop-1' }, '162'],
    [{ shopId: 'tshop99999999' }, '180'],
  ])('reports the error of %o', async (fields, resultCode) => {
    expect((await gateway.token(fields)).resultCode).toBe(resultCode);
  });

  it('is busy on demand', async () => {
    await gateway.admin('faults', { op: 'getToken', mode: 'busy', times: 2 });
    const codes = [await gateway.token(), await gateway.token(), await gateway.token()].map(
      answer => answer.resultCode,
    );
    expect(codes).toEqual(['902', '902', '000']);
  });

  it('has a server variant, with an encrypted card and answers in lists', async () => {
    const { publicKey, keyHash }: { publicKey: string; keyHash: string } = JSON.parse(
      await (await fetch(`${gateway.url}/admin/token-key`)).text(),
    );
    const card = {
      cardNo: '4111111111111111',
      expire: '3012',
      securityCode: '123',
      holderName: 'A B',
      tokenNumber: '2',
    };
    const encrypted = publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(JSON.stringify(card)),
    ).toString('base64');
    const ask = async (Encrypted: string, KeyHash: string) => {
      const body = new URLSearchParams({ ShopID: 'tshop00000001', KeyHash, Encrypted });
      const response = await fetch(`${gateway.url}/ext/api/credit/getToken`, { method: 'POST', body });
      const answer: { resultCode: string[]; tokenObject: { token: string[] } } = JSON.parse(await response.text());
      return answer;
    };
    const answer = await ask(encrypted, keyHash);
    expect(answer.resultCode).toEqual(['000']);
    expect(answer.tokenObject.token).toHaveLength(2);
    expect((await gateway.execute(await gateway.enter(), { Token: answer.tokenObject.token[1] ?? '' })).ACS).toBe('0');
    expect((await ask(encrypted, 'other')).resultCode).toEqual(['180']);
    expect((await ask('AAAA', keyHash)).resultCode).toEqual(['190']);
  });
});

describe('the token script', () => {
  interface Page {
    Multipayment?: { init(id: string): void; getToken(card: object, then: unknown): void };
  }

  /** Runs the script as if a page had loaded it from an address, with the browser globals it uses. */
  function run(script: string, src: string): Page {
    const window: Page = {};
    vm.runInNewContext(script, { window, document: { currentScript: { src } }, fetch, URL, URLSearchParams });
    return window;
  }

  const card = { cardno: '4111111111111111', expire: '3012', securitycode: '123', holdername: 'TARO YAMADA' };

  it('defines Multipayment, which passes the result to a function or to a global by name', async () => {
    const src = `${gateway.url}/ext/js/token.js`;
    const response = await fetch(src);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    const window = run(await response.text(), src);
    window.Multipayment?.init('tshop00000001');
    const answer = await new Promise(resolve => window.Multipayment?.getToken(card, resolve));
    expect(answer).toMatchObject({ resultCode: '000', tokenObject: { maskedCardNo: '************1111' } });
    const named = await new Promise(resolve => {
      Object.assign(window, { onToken: resolve });
      window.Multipayment?.getToken({ ...card, cardno: '1' }, 'onToken');
    });
    expect(named).toEqual({ resultCode: '102' });
  });

  it('reports an unreachable service as 901', async () => {
    const script = readFileSync(new URL('./browser/token.js', import.meta.url), 'utf8');
    const window = run(script, 'http://127.0.0.1:1/ext/js/token.js');
    const answer = await new Promise(resolve => window.Multipayment?.getToken(card, resolve));
    expect(answer).toEqual({ resultCode: '901' });
  });
});

describe('faults on demand', () => {
  it('loses a request: nothing was done', async () => {
    await gateway.admin('faults', { op: 'EntryTran', mode: 'drop-request' });
    await expect(gateway.enter()).rejects.toThrow();
    const order = await gateway.enter();
    await gateway.admin('faults', { op: 'ExecTran', mode: 'drop-request' });
    await expect(gateway.execute(order)).rejects.toThrow();
    expect(await gateway.status(order.OrderID ?? '')).toBe('UNPROCESSED');
  });

  it('loses an answer: the work was done', async () => {
    const order = await gateway.enter();
    await gateway.admin('faults', { op: 'ExecTran', mode: 'drop-answer' });
    await expect(gateway.execute(order)).rejects.toThrow();
    expect(await gateway.status(order.OrderID ?? '')).toBe('AUTH');
  });

  it.each([
    ['busy', 'E92000001'],
    ['e90', 'E90010001'],
  ])('refuses as %s', async (mode, ErrInfo) => {
    const order = await gateway.enter();
    await gateway.admin('faults', { op: 'ExecTran', mode });
    expect((await gateway.execute(order)).ErrInfo).toBe(ErrInfo);
    expect((await gateway.execute(order)).ACS).toBe('0');
  });

  it('answers HTTP 500', async () => {
    await gateway.admin('faults', { op: '*', mode: 'http-500' });
    const response = await fetch(`${gateway.url}/payment/EntryTran.idPass`, { method: 'POST', body: 'ShopID=x' });
    expect(response.status).toBe(500);
  });

  it('refuses a second request while a delayed one is in progress', async () => {
    const order = await gateway.enter();
    await gateway.admin('faults', { op: 'ExecTran', mode: 'delay', delayMs: 300 });
    const slow = gateway.execute(order);
    await vi.waitFor(async () => expect((await gateway.execute(order)).ErrInfo).toBe('E90010001'), { interval: 5 });
    expect((await slow).ACS).toBe('0');
  });
});

describe('result notifications', () => {
  let shop: Server;
  const received: URLSearchParams[] = [];
  let replies: string[] = [];

  beforeAll(async () => {
    shop = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      received.push(new URLSearchParams(Buffer.concat(chunks).toString('latin1')));
      response.end(replies.shift() ?? '0');
    });
    await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await gateway.admin('settings', { noticeUrl: `http://127.0.0.1:${port}/notice`, noticeRetryMs: 20 });
  });
  afterAll(() => shop.close());

  const about = (orderId: string | undefined) => received.filter(fields => fields.get('OrderID') === orderId);

  it('report every settlement and change, unsigned, with masked passwords', async () => {
    const order = await gateway.enter();
    await gateway.execute(order);
    await vi.waitFor(() => expect(about(order.OrderID)).toHaveLength(1));
    const [notice] = about(order.OrderID);
    expect(Object.fromEntries(notice ?? [])).toMatchObject({
      ShopID: 'tshop00000001',
      ShopPass: '**********',
      AccessID: order.AccessID,
      AccessPass: '*'.repeat(32),
      Status: 'AUTH',
      Amount: '5000',
      PayType: '0',
      ErrCode: '',
    });
    await gateway.shopCall('AlterTran', { ...order, JobCd: 'SALES', Amount: '5000' });
    await vi.waitFor(() => expect(about(order.OrderID).map(fields => fields.get('Status'))).toEqual(['AUTH', 'SALES']));
  });

  it('are repeated until acknowledged, six times at most, across a restart', async () => {
    replies = ['1', '1', '0'];
    const order = await gateway.enter();
    await gateway.execute(order);
    await vi.waitFor(() => expect(about(order.OrderID)).toHaveLength(3));
    replies = Array.from({ length: 6 }, () => '1');
    const other = await gateway.enter();
    await gateway.execute(other);
    await vi.waitFor(() => expect(about(other.OrderID).length).toBeGreaterThanOrEqual(1));
    await gateway.restart();
    await vi.waitFor(async () => {
      expect((await gateway.overview()).pendingNotices).toBe(0);
    });
    expect(about(other.OrderID)).toHaveLength(6);
    expect(about(order.OrderID)).toHaveLength(3);
  });

  it('come early, twice, never or on demand', async () => {
    const settleWith = async (mode: string) => {
      const order = await gateway.enter();
      await gateway.admin('faults', { op: 'ExecTran', mode });
      await gateway.execute(order);
      return order;
    };
    expect(about((await settleWith('notice-first')).OrderID)).toHaveLength(1);
    const twice = await settleWith('notice-twice');
    await vi.waitFor(() => expect(about(twice.OrderID)).toHaveLength(2));
    const silent = await settleWith('notice-none');
    await gateway.admin('notices', { shopId: 'tshop00000001', orderId: silent.OrderID ?? '' });
    expect(about(silent.OrderID)).toHaveLength(1);
  });
});

describe('the stored state', () => {
  it('survives a restart: trades, tokens, settings, the sequence number and an open challenge', async () => {
    const settled = await gateway.enter();
    const first = await gateway.execute(settled);
    const { token = '' } = await gateway.token();
    const open = await gateway.enter({ TdFlag: '2' });
    await gateway.execute(open, { CardNo: '4100000000005000', RetUrl: 'https://wedding.example/return' });
    await gateway.restart();
    expect(await gateway.status(settled.OrderID ?? '')).toBe('AUTH');
    expect(await gateway.status(open.OrderID ?? '')).toBe('AUTHENTICATED');
    const second = await gateway.execute(await gateway.enter(), { Token: token });
    expect(Number(second.TranID?.slice(-6))).toBeGreaterThan(Number(first.TranID?.slice(-6)));
  });

  it('never contains a card number', async () => {
    await gateway.token({ cardno: '4242424242424242' });
    const journal = readFileSync(`${gateway.dataDir}/journal.jsonl`, 'utf8');
    expect(journal).toContain('************4242');
    expect(journal).not.toContain('4242424242424242');
  });

  it('is shown on the tester’s page', async () => {
    const html = await (await fetch(`${gateway.url}/admin`)).text();
    expect(html).toContain('Card gateway sandbox');
    expect(html).toContain('order-1');
    const { totals, trades } = await gateway.overview();
    expect(totals.trades).toBe(trades.length);
  });
});
