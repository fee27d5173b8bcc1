import { createServer, type RequestListener, type Server } from 'node:http';
import { yen } from '@kotohogi/domain/kernel/yen';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import { testPaymentGateway } from '@kotohogi/testkit/conformance/payment-gateway-conformance';
import { testWalletGateway } from '@kotohogi/testkit/conformance/wallet-gateway-conformance';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGmoGateway } from './gateway.ts';
import { SandboxHarness } from './testing/sandbox-harness.ts';

const sandbox = new SandboxHarness();

beforeAll(() => sandbox.start());
afterAll(() => sandbox.stop());

testPaymentGateway('GMO, with its sandbox', async () => ({
  gateway: sandbox.gateway(),
  merchant: sandbox.merchant,
  issueToken: card => sandbox.issueToken(card),
  visitIssuer: (execution, holder) => sandbox.visitIssuer(execution, holder),
  useForm: on => sandbox.useForm(on),
  failNext: (op, fault) => sandbox.failNext(op, fault),
  noticeOf: orderId => sandbox.noticeOf(orderId),
}));

testWalletGateway('GMO, with its sandbox', async wallet => ({
  gateway: sandbox.gateway(),
  merchant: sandbox.merchant,
  visitWallet: (visit, holder) => sandbox.visitWallet(visit, holder),
  failNext: (op, fault) => sandbox.failNext(`${wallet}.${op}`, fault),
  noticeOf: orderId => sandbox.noticeOf(orderId),
}));

function newOrderId(): OrderId {
  const id = parseOrderId(crypto.randomUUID().slice(0, 27));
  if (id === undefined) throw new Error('not an order id');
  return id;
}

async function enter(gateway: PaymentGateway) {
  const orderId = newOrderId();
  const entered = await gateway.enter(sandbox.merchant, { orderId, amountYen: yen(1_000), jobCd: 'AUTH' });
  if (entered.outcome !== 'ok') throw new Error(JSON.stringify(entered));
  return { orderId, access: entered.value, returnUrl: 'https://kotohogi.example/return' };
}

describe('an execution without a redirect to the issuer', () => {
  it('settles at once and is checked against the gateway’s signature', async () => {
    const gateway = sandbox.gateway({ issuerWithout3ds: 'authorize' });
    const order = await enter(gateway);
    const token = await sandbox.issueTokenFor('4100000000400003');
    const executed = await gateway.execute(sandbox.merchant, { ...order, token });
    expect(executed).toMatchObject({ outcome: 'ok', value: { step: 'settled', approval: { forward: '2a99662' } } });
    const { processedAt = 0 } =
      executed.outcome === 'ok' && executed.value.step === 'settled' ? executed.value.approval : {};
    expect(Math.abs(Date.now() - processedAt)).toBeLessThan(60_000);
  });

  it('is refused for a card whose issuer has no 3-D Secure 2, unless the shop accepts the risk', async () => {
    const gateway = sandbox.gateway();
    const token = await sandbox.issueTokenFor('4100000000400003');
    const executed = await gateway.execute(sandbox.merchant, { ...(await enter(gateway)), token });
    expect(executed).toMatchObject({
      outcome: 'refused',
      kind: '3ds',
      userMessage: { ja: 'このカードは本人認証に対応していません。別のカードをお使いください。' },
    });
  });
});

describe('a gateway that misbehaves', () => {
  it('is unknown on a timeout, whatever the gateway does later', async () => {
    const gateway = sandbox.gateway({ timeoutMs: 150 });
    await sandbox.delayNext('enter', 300);
    const orderId = newOrderId();
    const order = { orderId, amountYen: yen(1_000), jobCd: 'AUTH' } as const;
    expect(await gateway.enter(sandbox.merchant, order)).toMatchObject({ outcome: 'unknown', reason: 'timeout' });
    await expect
      .poll(async () => {
        const found = await sandbox.gateway().lookUp(sandbox.merchant, orderId);
        return found.outcome === 'ok' ? found.value?.status : found.outcome;
      })
      .toBe('UNPROCESSED');
  });

  it('is unknown on HTTP 500', async () => {
    const gateway = sandbox.gateway();
    const order = await enter(gateway);
    await sandbox.answerNextWith500('capture');
    expect(await gateway.capture(sandbox.merchant, { ...order, amountYen: yen(1_000) })).toMatchObject({
      outcome: 'unknown',
      reason: 'http-status',
      exchange: { response: 'HTTP 500' },
    });
  });

  it('is unknown when nothing listens', async () => {
    const endpoint = { apiUrl: 'http://127.0.0.1:1', tokenScriptUrl: '' };
    const gateway = createGmoGateway({ endpoints: { test: endpoint, production: endpoint } });
    const found = await gateway.lookUp(sandbox.merchant, newOrderId());
    expect(found).toMatchObject({ outcome: 'unknown', reason: 'connection' });
    expect(found.exchange).not.toHaveProperty('response');
  });
});

describe('an answer that cannot be trusted', () => {
  let server: Server;
  let listener: RequestListener;

  beforeAll(async () => {
    server = createServer((request, response) => listener(request, response));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  afterEach(() => {
    listener = () => {};
  });

  function answering(body: string, status = 200): PaymentGateway {
    listener = (request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'text/plain;charset=Windows-31J' }).end(body);
    };
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const endpoint = { apiUrl: `http://127.0.0.1:${port}`, tokenScriptUrl: '' };
    return createGmoGateway({ endpoints: { test: endpoint, production: endpoint } });
  }

  const settled =
    'ACS=0&OrderID=o-1&Forward=2a99662&Method=1&PayTimes=&Approve=123456&TranID=261120&TranDate=20261120153000&CheckString=';

  it.each([
    ['forged', `${settled}0123456789abcdef0123456789abcdef`, 200, 'mismatch'],
    ['about another order', settled.replace('o-1', 'o-2'), 200, 'mismatch'],
    ['a page of a proxy', '<html><a href="?a=1&b=2">Maintenance</a></html>', 200, 'unreadable'],
    ['empty', '', 200, 'unreadable'],
    ['a redirect to nowhere', 'ACS=2&RedirectUrl=javascript:alert(1)', 200, 'mismatch'],
    ['not found', 'Not Found', 404, 'http-status'],
    ['an unclear error', 'ErrCode=E91&ErrInfo=E91020001', 200, 'gateway'],
    ['one clear and one unclear error', 'ErrCode=E01|C50&ErrInfo=E01060006|42C500000', 200, 'gateway'],
  ])('is unknown when it is %s', async (...row) => {
    const [, body, status, reason] = row;
    const gateway = answering(body, status);
    const orderId = parseOrderId('o-1');
    const order = await enter(sandbox.gateway());
    const token = await sandbox.issueToken('approved');
    if (orderId === undefined) throw new Error('not an order id');
    expect(await gateway.execute(sandbox.merchant, { ...order, orderId, token })).toMatchObject({
      outcome: 'unknown',
      reason,
      userMessage: { ja: '決済の結果を確認しています。再操作せずしばらくお待ちください。' },
    });
  });
});
