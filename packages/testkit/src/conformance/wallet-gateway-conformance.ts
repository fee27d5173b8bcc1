import { yen } from '@kotohogi/domain/kernel/yen';
import { holdsMoney } from '@kotohogi/domain/payment/gateway-status';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import { type EntryJob, WALLETS, type Wallet } from '@kotohogi/domain/payment/types';
import type { FormFields, Merchant, PaymentGateway, Trade, WalletVisit } from '@kotohogi/ports/payment-gateway';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FakeWalletAnswer, WALLET_TRAITS, type WalletReturn } from '../fake-wallet.ts';
import { made, value } from './unwrap.ts';

/** What the suite needs around a wallet: its page, and faults. */
export interface WalletGatewayHarness {
  readonly gateway: PaymentGateway;
  readonly merchant: Merchant;
  visitWallet(visit: WalletVisit, holder: FakeWalletAnswer): Promise<WalletReturn>;
  failNext(op: 'enter' | 'start' | 'capture' | 'cancel', fault: 'drop-request' | 'drop-answer' | 'busy'): Promise<void>;
  /** The fields of the result notification for an order's current state. */
  noticeOf(orderId: OrderId): Promise<FormFields>;
}

const AMOUNT = yen(5_000);
const RETURN_URL = 'https://kotohogi.example/api/payment/return?AccessID=';
const productName = 'ご祝儀 / Wedding gift';

/** The steps of a wallet payment, each building on the previous ones. */
class Steps {
  readonly harness: WalletGatewayHarness;
  readonly name: Wallet;

  constructor(harness: WalletGatewayHarness, name: Wallet) {
    this.harness = harness;
    this.name = name;
  }

  get wallet() {
    return this.harness.gateway.wallets[this.name];
  }

  newOrderId(): OrderId {
    return made(parseOrderId(`0012-${crypto.randomUUID().slice(0, 18)}`));
  }

  async enter(jobCd: EntryJob = 'AUTH') {
    const orderId = this.newOrderId();
    const access = value(await this.wallet.enter(this.harness.merchant, { orderId, amountYen: AMOUNT, jobCd }));
    return { orderId, access, amountYen: AMOUNT };
  }

  async start(jobCd?: EntryJob) {
    const order = await this.enter(jobCd);
    const returnUrl = `${RETURN_URL}${order.access.accessId}`;
    const visit = value(await this.wallet.start(this.harness.merchant, { ...order, returnUrl, productName }));
    return { ...order, returnUrl, productName, visit };
  }

  async pay(jobCd?: EntryJob) {
    const order = await this.start(jobCd);
    return { ...order, returned: await this.harness.visitWallet(order.visit, 'pay') };
  }

  async lookUp(orderId: OrderId): Promise<Trade | undefined> {
    return value(await this.wallet.lookUp(this.harness.merchant, orderId));
  }

  async status(orderId: OrderId): Promise<string | undefined> {
    return (await this.lookUp(orderId))?.status;
  }
}

function theStraightWay(steps: () => Steps): void {
  it('enters, opens the page, is paid there, returns to its own address and is captured', async () => {
    const order = await steps().start();
    expect(URL.canParse(order.visit.startUrl)).toBe(true);
    expect(await steps().lookUp(order.orderId)).toMatchObject({ status: 'REQSUCCESS', amountYen: AMOUNT });
    const { url, fields } = await steps().harness.visitWallet(order.visit, 'pay');
    expect(url).toBe(order.returnUrl);
    expect(fields).toMatchObject({ OrderID: order.orderId, Status: 'AUTH' });
    const carried = Object.fromEntries(new URL(url).searchParams);
    const returned = steps().harness.gateway.readReturn({ ...carried, ...fields });
    expect(returned).toMatchObject({ accessId: order.access.accessId });
    const paid = await steps().lookUp(order.orderId);
    expect(paid).toMatchObject({
      status: 'AUTH',
      access: order.access,
      approval: WALLET_TRAITS[steps().name].hasTranId ? { tranId: expect.stringMatching(/./) } : undefined,
    });
    expect(value(await steps().wallet.capture(steps().harness.merchant, order))).toBe('SALES');
    expect(await steps().status(order.orderId)).toBe('SALES');
  });

  it.each([
    ['AUTH', 'CANCEL'],
    ['CAPTURE', 'RETURN'],
  ] as const)('refunds what was entered as %s: %s', async (jobCd, ends) => {
    const order = await steps().pay(jobCd);
    expect(value(await steps().wallet.cancel(steps().harness.merchant, order))).toBe(ends);
    expect(await steps().status(order.orderId)).toBe(ends);
  });

  it.each(['decline', 'expire'] as const)(
    'holds no money when its holder lets it %s, and the first answer is final',
    async holder => {
      const ends = holder === 'expire' ? 'EXPIRED' : WALLET_TRAITS[steps().name].declined;
      const order = await steps().start();
      await steps().harness.visitWallet(order.visit, holder);
      await steps().harness.visitWallet(order.visit, 'pay');
      expect(await steps().status(order.orderId)).toBe(ends);
      expect(holdsMoney(ends)).toBe(false);
    },
  );
}

function refusals(steps: () => Steps): void {
  const state = { outcome: 'refused', kind: 'state' } as const;

  it('depend on the state: entered twice, started twice, captured unpaid, refunded unpaid', async () => {
    const { merchant } = steps().harness;
    const order = await steps().start();
    const again = { orderId: order.orderId, amountYen: AMOUNT, jobCd: 'AUTH' } as const;
    expect(await steps().wallet.enter(merchant, again)).toMatchObject(state);
    expect((await steps().wallet.start(merchant, order)).outcome).not.toBe('ok');
    expect((await steps().wallet.capture(merchant, order)).outcome).not.toBe('ok');
    expect((await steps().wallet.cancel(merchant, order)).outcome).not.toBe('ok');
  });

  it('of a wrong amount or a second capture leave the money unchanged', async () => {
    const { merchant } = steps().harness;
    const order = await steps().pay();
    expect((await steps().wallet.capture(merchant, { ...order, amountYen: yen(4_999) })).outcome).not.toBe('ok');
    expect(await steps().status(order.orderId)).toBe('AUTH');
    value(await steps().wallet.capture(merchant, order));
    expect((await steps().wallet.capture(merchant, order)).outcome).not.toBe('ok');
    expect(await steps().status(order.orderId)).toBe('SALES');
  });
}

function unknownOutcomes(steps: () => Steps): void {
  it('finds no order that was never entered, and none of a card or another wallet', async () => {
    const { gateway, merchant } = steps().harness;
    expect(await steps().lookUp(steps().newOrderId())).toBeUndefined();
    const card = { orderId: steps().newOrderId(), amountYen: AMOUNT, jobCd: 'AUTH' } as const;
    value(await gateway.enter(merchant, card));
    expect(await steps().lookUp(card.orderId)).toBeUndefined();
    const other = made(WALLETS.find(one => one !== steps().name));
    const foreign = { ...card, orderId: steps().newOrderId() };
    value(await gateway.wallets[other].enter(merchant, foreign));
    expect(await steps().lookUp(foreign.orderId)).toBeUndefined();
  });

  it('reports a lost entry or capture as unknown; lookUp finds it', async () => {
    const { merchant } = steps().harness;
    const fresh = { orderId: steps().newOrderId(), amountYen: AMOUNT, jobCd: 'AUTH' } as const;
    await steps().harness.failNext('enter', 'drop-answer');
    expect(await steps().wallet.enter(merchant, fresh)).toMatchObject({ outcome: 'unknown' });
    expect(await steps().status(fresh.orderId)).toBe('UNPROCESSED');
    const order = await steps().pay();
    await steps().harness.failNext('capture', 'drop-request');
    expect(await steps().wallet.capture(merchant, order)).toMatchObject({ outcome: 'unknown' });
    expect(await steps().status(order.orderId)).toBe('AUTH');
    await steps().harness.failNext('capture', 'drop-answer');
    expect(await steps().wallet.capture(merchant, order)).toMatchObject({ outcome: 'unknown' });
    expect(await steps().status(order.orderId)).toBe('SALES');
  });

  it('refuses as busy what it did not begin, so that the call can be repeated', async () => {
    const { merchant } = steps().harness;
    const order = await steps().pay();
    await steps().harness.failNext('cancel', 'busy');
    expect(await steps().wallet.cancel(merchant, order)).toMatchObject({ outcome: 'refused', kind: 'busy' });
    expect(value(await steps().wallet.cancel(merchant, order))).toBe('CANCEL');
  });
}

function records(steps: () => Steps): void {
  it('keeps secrets out of the record of a call and reads notifications', async () => {
    const { gateway, merchant } = steps().harness;
    const order = await steps().enter();
    const returnUrl = `${RETURN_URL}${order.access.accessId}`;
    const started = await steps().wallet.start(merchant, { ...order, returnUrl, productName });
    const text = JSON.stringify(started.exchange);
    expect(started.exchange.call).not.toBe('');
    for (const secret of [merchant.shopPass, order.access.accessPass, value(started).token]) {
      expect(text).not.toContain(secret);
    }
    const notice = { orderId: order.orderId, accessId: order.access.accessId, status: 'REQSUCCESS' };
    expect(gateway.readNotice(await steps().harness.noticeOf(order.orderId))).toMatchObject(notice);
  });
}

/** The behavior required of every wallet behind the gateway, the fake as well as the real adapter. */
export function testWalletGateway(name: string, open: (wallet: Wallet) => Promise<WalletGatewayHarness>): void {
  describe.each(WALLETS)(`wallet %s: ${name}`, wallet => {
    let opened: Steps | undefined;
    beforeAll(async () => {
      opened = new Steps(await open(wallet), wallet);
    });
    const steps = () => made(opened);
    describe('the regular flow', () => theStraightWay(steps));
    describe('refusals', () => refusals(steps));
    describe('unknown outcomes', () => unknownOutcomes(steps));
    describe('records and notifications', () => records(steps));
  });
}
