import { setTimeout as pause } from 'node:timers/promises';
import type { gift } from '@kotohogi/contract/gift';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import type { OwnPayment } from '@kotohogi/contract/payment';
import { isUnderWay } from '@kotohogi/domain/payment/phase';
import { Payer } from '@kotohogi/testkit/payer';
import type { FaultLog } from './fault-log.ts';
import { patiently } from './patience.ts';
import type { GiftPlan } from './plan.ts';
import type { Processes } from './processes.ts';
import { type Browser, browserOf, type Guest } from './venue.ts';

type GiftBody = CallInput<typeof gift.send>['body'];

/** One press of the button, with the orders that it led to: one, if the product keeps its promise. */
export interface Press {
  readonly key: string;
  readonly shopId: string;
  readonly plan: GiftPlan;
  readonly orders: Set<string>;
  /** What the guest read last about it; undefined if it was refused. */
  shownPhase: OwnPayment['phase'] | undefined;
  /** A second gift took its place. */
  isGivenUp: boolean;
  /** How long the first answer took, when it came, and when the gift was known to be paid. */
  sentMs: number;
  acceptedAtMs: number | undefined;
  capturedAtMs: number | undefined;
}

const CARDS = { card: '4111111111111111', 'card-3ds': '4100000000005000', declined: '4999000000000012' } as const;
/** Longer than a payment may stay unknown. */
const FOLLOW_MS = 600_000;
const PAGE_ASKS_MS = { first: 700, most: 4_000 };

/** Dependencies of a guest. `faults` is undefined where nothing fails. */
export interface GuestDeps {
  readonly processes: Processes;
  readonly faults: FaultLog | undefined;
}

/** A guest with a browser, who gives as planned and never gives up. */
export class GivingGuest {
  readonly presses: Press[] = [];
  readonly #deps: GuestDeps;
  readonly #guest: Guest;
  readonly #plan: GiftPlan;
  readonly #browser: Browser;
  readonly #payer: Payer;

  constructor(deps: GuestDeps, guest: Guest, plan: GiftPlan) {
    this.#deps = deps;
    this.#guest = guest;
    this.#plan = plan;
    this.#browser = browserOf(deps.processes.url, guest);
    this.#payer = new Payer(this.#browser, guest, deps.processes.sandbox);
  }

  async give(): Promise<void> {
    const { fault } = this.#plan;
    await this.#injectGatewayFault();
    if (fault !== undefined) this.#deps.faults?.add(`guest: ${fault}`, { gift: this.#plan.number });
    const body = await this.#body();
    const press = this.#newPress();
    const orderId = await this.#send(press, body);
    if (orderId === undefined) return;
    await this.#follow(press, orderId);
    if (fault === 'late-repeat') await this.#repeatLate(press, body);
    if (fault === 'notice-again') await Promise.all([this.#sendNotice(orderId), this.#sendNotice(orderId)]);
  }

  #newPress(): Press {
    const press: Press = {
      ...{ key: `gift-${this.#plan.number}-${this.presses.length}-of-the-bench`, plan: this.#plan },
      ...{ shopId: this.#guest.shopId, orders: new Set<string>(), shownPhase: undefined, isGivenUp: false },
      ...{ sentMs: Number.NaN, acceptedAtMs: undefined, capturedAtMs: undefined },
    };
    this.presses.push(press);
    return press;
  }

  async #injectGatewayFault(): Promise<void> {
    const { gatewayFault, number } = this.#plan;
    if (gatewayFault === undefined) return;
    const { op, mode, delayMs } = gatewayFault;
    await patiently('a fault', () => this.#deps.processes.sandbox.fault(op, mode, { delayMs: String(delayMs) }));
    this.#deps.faults?.add(`gateway: ${delayMs > 60_000 ? 'hang' : mode}`, { gift: number, op, delayMs });
  }

  async #token(cardno: string): Promise<string> {
    const { sandbox } = this.#deps.processes;
    const card = { cardno, expire: '3012', securitycode: '123', holdername: 'TARO YAMADA' };
    const form = new URLSearchParams({ shopId: this.#guest.shopId, ...card });
    return await patiently('a card token', async () => {
      const answer = await fetch(`${sandbox.url}/ext/api/getToken`, { method: 'POST', body: form });
      const { tokenObject }: { tokenObject?: { token: string } } = JSON.parse(await answer.text());
      if (tokenObject === undefined) throw new Error('the gateway is busy');
      return tokenObject.token;
    });
  }

  async #body(): Promise<GiftBody> {
    const { method, amountYen, outcome } = this.#plan;
    const wallet = this.#payer.walletBody('PAYPAY', amountYen);
    if (method === 'PAYPAY') return wallet;
    const token = await this.#token(CARDS[outcome === 'declined' ? 'declined' : method]);
    return { ...wallet, payType: 'CREDIT', token, maskedCardNo: '************0000', cardBrand: 'Visa' };
  }

  /** Presses the button and repeats an unanswered press, as the page does; returns the order. */
  async #send(press: Press, body: GiftBody): Promise<string | undefined> {
    const startedAtMs = performance.now();
    const { fault, lostAfterMs } = this.#plan;
    if (fault === 'lost-answer') this.#browser.loseNextAfterMs = lostAfterMs;
    const clicks = fault === 'double-click' ? 2 : 1;
    const sent = Array.from({ length: clicks }, () => this.#sendOnce(press, body));
    const [orderId] = await Promise.all(sent);
    press.sentMs = performance.now() - startedAtMs;
    if (orderId !== undefined) press.acceptedAtMs = Date.now();
    return orderId;
  }

  async #sendOnce(press: Press, body: GiftBody): Promise<string | undefined> {
    return await patiently('gift.send', async () => {
      const answer = await this.#payer.give(body, { idempotencyKey: press.key });
      if (answer.status >= 500 || answer.status === 429) throw new Error(`gift.send answered ${answer.status}`);
      const orderId = answer.status === 200 ? answer.body.payment?.orderId : undefined;
      if (orderId !== undefined) press.orders.add(orderId);
      return orderId;
    });
  }

  async #read(orderId: string): Promise<OwnPayment> {
    return await patiently('the payment page', async () => {
      const found = (await this.#payer.payments()).find(payment => payment.orderId === orderId);
      if (found === undefined) throw new Error(`the page does not show ${orderId}`);
      return found;
    });
  }

  /** Follows a payment until it is over, through the issuer or the wallet. */
  async #follow(press: Press, orderId: string): Promise<void> {
    const untilMs = performance.now() + FOLLOW_MS;
    let pauseMs = PAGE_ASKS_MS.first;
    let hasVisited = false;
    while (performance.now() < untilMs) {
      const payment = await this.#read(orderId);
      press.shownPhase = payment.phase;
      if (payment.phase === 'captured') press.capturedAtMs = Date.now();
      if (!isUnderWay(payment.phase)) return;
      if (payment.phase === 'issuer' && !hasVisited) {
        hasVisited = true;
        if (this.#plan.fault === 'second-gift' && this.presses.length === 1) await this.#giveAgain(press);
        await this.#visit(payment);
        if (this.#plan.fault === 'closed-tab' && payment.payType === 'CREDIT') return;
        pauseMs = PAGE_ASKS_MS.first;
      }
      await pause(pauseMs);
      pauseMs = Math.min(pauseMs * 1.5, PAGE_ASKS_MS.most);
    }
  }

  /** Goes back from the issuer and gives once more; the first gift is given up by it. */
  async #giveAgain(first: Press): Promise<void> {
    const second = this.#newPress();
    const orderId = await this.#send(second, await this.#body());
    if (orderId === undefined) return;
    first.isGivenUp = true;
    await this.#follow(second, orderId);
  }

  /** Answers at the issuer or the wallet, and comes back. */
  async #visit(payment: OwnPayment): Promise<void> {
    const { outcome, fault } = this.#plan;
    const isClosed = fault === 'closed-tab';
    const times = fault === 'return-twice' ? 2 : 1;
    const back =
      payment.payType === 'CREDIT' ? await this.#issuer(payment, outcome) : await this.#wallet(payment, outcome);
    if (!isClosed) await Promise.all(Array.from({ length: times }, () => patiently('the return', back)));
  }

  async #issuer(payment: OwnPayment, outcome: GiftPlan['outcome']) {
    const answer = outcome === 'refuses' ? 'cancel' : 'approve';
    const fields = await patiently('the page of the issuer', async () => {
      const found = await this.#payer.visitIssuer(payment, answer);
      if (found.AccessID === undefined) throw new Error('the page of the issuer leads nowhere');
      return found;
    });
    return () => received(this.#payer.comeBack(fields));
  }

  async #wallet(payment: OwnPayment, outcome: GiftPlan['outcome']) {
    const answer = outcome === 'pays' ? 'pay' : 'decline';
    const returned = await patiently('the page of the wallet', async () => {
      const found = await this.#payer.visitWallet(payment, answer);
      if (found.url === '') throw new Error('the page of the wallet leads nowhere');
      return found;
    });
    return () => received(this.#payer.comeBackFromWallet(returned));
  }

  /** A second tab, which never got its answer, repeats the press after the gift was paid, and follows what it gets. */
  async #repeatLate(press: Press, body: GiftBody): Promise<void> {
    const orderId = await this.#sendOnce(press, body);
    if (orderId !== undefined) await this.#follow(press, orderId);
  }

  async #sendNotice(orderId: string): Promise<void> {
    const { shopId } = this.#guest;
    await patiently('a late notice', async () => {
      const answer = await fetch(`${this.#deps.processes.sandbox.url}/admin/notices`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shopId, orderId }),
      });
      // The gateway has never heard of an order whose entry was lost.
      if (!answer.ok && answer.status !== 404) throw new Error(`the notice was answered ${answer.status}`);
    });
  }
}

async function received(posted: Promise<Response>): Promise<void> {
  const { status } = await posted;
  if (status !== 303) throw new Error(`the return was answered ${status}`);
}
