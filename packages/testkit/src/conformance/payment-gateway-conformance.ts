import { yen } from '@kotohogi/domain/kernel/yen';
import type { Answer, RefusalKind } from '@kotohogi/domain/payment/answer';
import { type CardToken, parseCardToken, parseShopPass } from '@kotohogi/domain/payment/gateway-refs';
import { holdsMoney } from '@kotohogi/domain/payment/gateway-status';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { EntryJob } from '@kotohogi/domain/payment/types';
import type {
  Execution,
  FormFields,
  Merchant,
  PaymentGateway,
  Trade,
  TradeAccess,
} from '@kotohogi/ports/payment-gateway';
import { beforeAll, describe, expect, it } from 'vitest';
import { made, value } from './unwrap.ts';

/** What the suite needs around a gateway: cards, the issuer's page, and faults. */
export interface PaymentGatewayHarness {
  readonly gateway: PaymentGateway;
  readonly merchant: Merchant;
  issueToken(card: 'approved' | 'declined' | 'unclear'): Promise<CardToken>;
  /** Completes the issuer's page as the guest; returns the fields posted to the return address. */
  visitIssuer(execution: Execution, holder: 'approve' | 'cancel' | 'fail'): Promise<FormFields>;
  /** Chooses between the redirect (3-D Secure 2) and the form (3-D Secure 1). */
  useForm(on: boolean): Promise<void>;
  failNext(
    op: 'enter' | 'execute' | 'finishChallenge' | 'capture' | 'cancel' | 'lookUp',
    fault: 'drop-request' | 'drop-answer' | 'busy' | 'duplicate',
  ): Promise<void>;
  /** The fields of the result notification for an order's current state. */
  noticeOf(orderId: OrderId): Promise<FormFields>;
}

const AMOUNT = yen(5_000);
const RETURN_URL = 'https://kotohogi.example/api/payment/return?lang=ja&from=issuer';

function expectRefused(answer: Answer<unknown>, kind: RefusalKind): void {
  expect(answer).toMatchObject({ outcome: 'refused', kind });
  if (answer.outcome !== 'refused') return;
  expect(answer.errors.length).toBeGreaterThan(0);
  expect(answer.userMessage.ja).toMatch(/[ぁ-ん]/);
  expect(answer.userMessage.en).toMatch(/^[A-Z][ -~]+$/);
}

type Card = Parameters<PaymentGatewayHarness['issueToken']>[0];
type Holder = Parameters<PaymentGatewayHarness['visitIssuer']>[1];

/** The steps of a payment, each building on the previous ones. */
class Steps {
  readonly harness: PaymentGatewayHarness;

  constructor(harness: PaymentGatewayHarness) {
    this.harness = harness;
  }

  newOrderId(): OrderId {
    return made(parseOrderId(`0012-${crypto.randomUUID().slice(0, 18)}`));
  }

  async enter(jobCd: EntryJob = 'AUTH'): Promise<{ orderId: OrderId; access: TradeAccess }> {
    const { gateway, merchant } = this.harness;
    const orderId = this.newOrderId();
    const access = value(
      await gateway.enter(merchant, { orderId, amountYen: AMOUNT, jobCd, shopName: 'ことほぎ会館' }),
    );
    return { orderId, access };
  }

  async execute(card: Card = 'approved', jobCd: EntryJob = 'AUTH') {
    const { gateway, merchant } = this.harness;
    const order = await this.enter(jobCd);
    const token = await this.harness.issueToken(card);
    const execution = value(await gateway.execute(merchant, { ...order, token, returnUrl: RETURN_URL }));
    return { ...order, token, execution };
  }

  async comeBack(card: Card, holder: Holder, jobCd?: EntryJob) {
    const order = await this.execute(card, jobCd);
    const returned = made(this.harness.gateway.readReturn(await this.harness.visitIssuer(order.execution, holder)));
    return { ...order, returned };
  }

  async settle(jobCd?: EntryJob) {
    const order = await this.comeBack('approved', 'approve', jobCd);
    const approval = value(await this.harness.gateway.finishChallenge(this.harness.merchant, order));
    return { ...order, approval };
  }

  async lookUp(orderId: OrderId): Promise<Trade | undefined> {
    return value(await this.harness.gateway.lookUp(this.harness.merchant, orderId));
  }
}

function theStraightWay(steps: () => Steps): void {
  it('enters, executes, returns from the issuer, authorizes and captures', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().enter();
    const entered = { ...order, status: 'UNPROCESSED', amountYen: AMOUNT, approval: undefined };
    expect(await steps().lookUp(order.orderId)).toMatchObject(entered);
    const settled = await steps().settle();
    expect(settled.execution.step).toBe('redirect');
    expect(settled.returned).toEqual({ version: 2, accessId: settled.access.accessId });
    expect(settled.approval.tranId).not.toBe('');
    const maskedCardNo = expect.stringMatching(/^\*+\d{4}$/);
    const authorized = { status: 'AUTH', maskedCardNo, approval: { tranId: settled.approval.tranId } };
    expect(await steps().lookUp(settled.orderId)).toMatchObject(authorized);
    value(await gateway.capture(merchant, { ...settled, amountYen: AMOUNT }));
    expect(await steps().lookUp(settled.orderId)).toMatchObject({ status: 'SALES', amountYen: AMOUNT });
  });

  it('captures at once if entered with CAPTURE', async () => {
    const { orderId } = await steps().settle('CAPTURE');
    expect((await steps().lookUp(orderId))?.status).toBe('CAPTURE');
  });

  it('authenticates with the form of 3-D Secure 1 if the gateway answers with it', async () => {
    await steps().harness.useForm(true);
    try {
      const settled = await steps().settle();
      expect(settled.execution).toMatchObject({ step: 'form', form: { md: expect.any(String) } });
      expect(settled.returned.version).toBe(1);
      expect((await steps().lookUp(settled.orderId))?.status).toBe('AUTH');
    } finally {
      await steps().harness.useForm(false);
    }
  });

  it.each(['AUTH', 'CAPTURE'] as const)('refunds on the same day what was entered as %s', async jobCd => {
    const { gateway, merchant } = steps().harness;
    const settled = await steps().settle(jobCd);
    value(await gateway.cancel(merchant, { ...settled, jobCd: 'VOID' }));
    expect((await steps().lookUp(settled.orderId))?.status).toBe('VOID');
    expectRefused(await gateway.cancel(merchant, { ...settled, jobCd: 'VOID' }), 'state');
  });
}

function refusals(steps: () => Steps): void {
  it('refuses a repeated order id, and lookUp finds the first one', async () => {
    const { gateway, merchant } = steps().harness;
    const { orderId, access } = await steps().enter();
    expectRefused(await gateway.enter(merchant, { orderId, amountYen: AMOUNT, jobCd: 'AUTH' }), 'state');
    expect((await steps().lookUp(orderId))?.access).toEqual(access);
  });

  it('refuses wrong credentials as a contract error', async () => {
    const { gateway, merchant } = steps().harness;
    const wrongPass = { ...merchant, shopPass: made(parseShopPass('wrongpass')) };
    const order = { orderId: steps().newOrderId(), amountYen: AMOUNT, jobCd: 'AUTH' } as const;
    expectRefused(await gateway.enter(wrongPass, order), 'merchant');
  });

  it('refuses an unknown or used token', async () => {
    const { gateway, merchant } = steps().harness;
    const used = await steps().execute();
    const next = { ...(await steps().enter()), returnUrl: RETURN_URL };
    expectRefused(await gateway.execute(merchant, { ...next, token: used.token }), 'token');
    expectRefused(await gateway.execute(merchant, { ...next, token: made(parseCardToken('f'.repeat(64))) }), 'token');
  });

  it.each([
    ['declined', 'approve', 'card'],
    ['approved', 'cancel', '3ds'],
    ['approved', 'fail', '3ds'],
  ] as const)('refuses a card that is %s with a holder who will %s, and holds no money', async (card, holder, kind) => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().comeBack(card, holder);
    expectRefused(await gateway.finishChallenge(merchant, order), kind);
    expect(holdsMoney((await steps().lookUp(order.orderId))?.status ?? '')).toBe(false);
  });

  it('refuses to finish before the issuer was visited', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().execute();
    const returned = { version: 2, accessId: order.access.accessId } as const;
    expectRefused(await gateway.finishChallenge(merchant, { ...order, returned }), '3ds');
  });

  it('settles once and captures once, and only the authorized amount', async () => {
    const { gateway, merchant } = steps().harness;
    const settled = await steps().settle();
    expectRefused(await gateway.finishChallenge(merchant, settled), 'state');
    const token = await steps().harness.issueToken('approved');
    expectRefused(await gateway.execute(merchant, { ...settled, token, returnUrl: RETURN_URL }), 'state');
    expectRefused(await gateway.capture(merchant, { ...settled, amountYen: yen(4_999) }), 'state');
    value(await gateway.capture(merchant, { ...settled, amountYen: AMOUNT }));
    expectRefused(await gateway.capture(merchant, { ...settled, amountYen: AMOUNT }), 'state');
  });

  it('refuses to change an unsettled order', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().enter();
    expectRefused(await gateway.capture(merchant, { ...order, amountYen: AMOUNT }), 'state');
    expectRefused(await gateway.cancel(merchant, { ...order, jobCd: 'VOID' }), 'state');
  });
}

function unknownOutcomes(steps: () => Steps): void {
  it('finds no order that was never entered', async () => {
    expect(await steps().lookUp(steps().newOrderId())).toBeUndefined();
  });

  it('reports a lost entry as unknown; lookUp finds it', async () => {
    const { gateway, merchant } = steps().harness;
    const order = { orderId: steps().newOrderId(), amountYen: AMOUNT, jobCd: 'AUTH' } as const;
    await steps().harness.failNext('enter', 'drop-request');
    expect(await gateway.enter(merchant, order)).toMatchObject({ outcome: 'unknown' });
    expect(await steps().lookUp(order.orderId)).toBeUndefined();
    await steps().harness.failNext('enter', 'drop-answer');
    expect(await gateway.enter(merchant, order)).toMatchObject({ outcome: 'unknown' });
    expect(await steps().lookUp(order.orderId)).toMatchObject({ status: 'UNPROCESSED', amountYen: AMOUNT });
  });

  it('reports a lost settlement or capture as unknown; lookUp finds it', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().comeBack('approved', 'approve');
    await steps().harness.failNext('finishChallenge', 'drop-answer');
    expect(await gateway.finishChallenge(merchant, order)).toMatchObject({ outcome: 'unknown' });
    expect((await steps().lookUp(order.orderId))?.status).toBe('AUTH');
    await steps().harness.failNext('capture', 'drop-request');
    expect(await gateway.capture(merchant, { ...order, amountYen: AMOUNT })).toMatchObject({ outcome: 'unknown' });
    expect((await steps().lookUp(order.orderId))?.status).toBe('AUTH');
    await steps().harness.failNext('capture', 'drop-answer');
    expect(await gateway.capture(merchant, { ...order, amountYen: AMOUNT })).toMatchObject({ outcome: 'unknown' });
    expect((await steps().lookUp(order.orderId))?.status).toBe('SALES');
  });

  it('reports an unclear outcome from the card network or a running duplicate', async () => {
    const { gateway, merchant } = steps().harness;
    const unclear = await steps().comeBack('unclear', 'approve');
    expect(await gateway.finishChallenge(merchant, unclear)).toMatchObject({ outcome: 'unknown', reason: 'gateway' });
    const order = await steps().comeBack('approved', 'approve');
    await steps().harness.failNext('finishChallenge', 'duplicate');
    expect(await gateway.finishChallenge(merchant, order)).toMatchObject({ outcome: 'unknown', reason: 'gateway' });
  });

  it('refuses as busy what it did not begin, so that the call can be repeated', async () => {
    const { gateway, merchant } = steps().harness;
    const settled = await steps().settle();
    await steps().harness.failNext('capture', 'busy');
    expectRefused(await gateway.capture(merchant, { ...settled, amountYen: AMOUNT }), 'busy');
    value(await gateway.capture(merchant, { ...settled, amountYen: AMOUNT }));
  });
}

function records(steps: () => Steps): void {
  it('keeps secrets out of the record of a call', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().enter();
    const token = await steps().harness.issueToken('approved');
    const executed = await gateway.execute(merchant, { ...order, token, returnUrl: RETURN_URL });
    const found = await gateway.lookUp(merchant, order.orderId);
    for (const { exchange } of [executed, found]) {
      const text = JSON.stringify(exchange);
      expect(exchange.call).not.toBe('');
      for (const secret of [merchant.shopPass, token, order.access.accessPass]) expect(text).not.toContain(secret);
    }
  });

  it('reads only result notifications as such', async () => {
    const { gateway, merchant } = steps().harness;
    const { orderId, access } = await steps().settle();
    const fields = await steps().harness.noticeOf(orderId);
    const notice = { shopId: merchant.shopId, orderId, accessId: access.accessId, status: 'AUTH' };
    expect(gateway.readNotice(fields)).toEqual(notice);
    expect(gateway.readNotice({ ...fields, PayType: '3' })).toBeUndefined();
    expect(gateway.readNotice({})).toBeUndefined();
    expect(gateway.readReturn({})).toBeUndefined();
  });

  it.each(['test', 'production'] as const)('serves a token script for %s', environment => {
    expect(URL.canParse(steps().harness.gateway.tokenScriptUrl(environment))).toBe(true);
  });
}

/** The behavior required of every payment gateway, the fake as well as the real adapter. */
export function testPaymentGateway(name: string, open: () => Promise<PaymentGatewayHarness>): void {
  describe(`payment gateway: ${name}`, () => {
    let opened: Steps | undefined;
    beforeAll(async () => {
      opened = new Steps(await open());
    });
    const steps = () => made(opened);
    describe('the regular flow', () => theStraightWay(steps));
    describe('refusals', () => refusals(steps));
    describe('unknown outcomes', () => unknownOutcomes(steps));
    describe('records and notifications', () => records(steps));
  });
}
