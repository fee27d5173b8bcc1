import { archiveSale } from '@kotohogi/contract/archive-sale';
import { gift } from '@kotohogi/contract/gift';
import type { Challenge, OwnPayment } from '@kotohogi/contract/payment';
import type { Execution, FormFields } from '@kotohogi/ports/payment-gateway';
import type { BuiltAttendant } from './builders.ts';
import type { SendOptions, TestClient } from './client.ts';
import { eventually, type TestProduct } from './product.ts';

/** What a guest's card and its issuer do: of the fake gateway, or of the sandbox. */
export interface CardDesk {
  /** What the gateway's token script gives the browser. */
  issueToken(card: 'approved' | 'declined'): Promise<string>;
  /** Goes through the issuer's page; the fields are what that page posts back to us, from its own site. */
  visitIssuer(execution: Execution, holder: 'approve' | 'cancel' | 'fail'): Promise<FormFields>;
}

/** The card and the issuer of the fake gateway. */
export const fakeDesk = ({ fakes: { gateway } }: TestProduct): CardDesk => ({
  issueToken: async card => gateway.issueToken(card),
  visitIssuer: async (...visit) => gateway.visitIssuer(...visit),
});

function toExecution(challenge: Challenge): Execution {
  if ('url' in challenge) return { step: 'redirect', url: challenge.url };
  return { step: 'form', form: { acsUrl: challenge.action, paReq: challenge.PaReq, md: challenge.MD } };
}

/** A signed-in guest who pays, through the product's own calls. */
export class Payer {
  readonly browser: TestClient;
  readonly weddingId: number;
  readonly #key: string;
  readonly #desk: CardDesk;

  constructor(
    browser: TestClient,
    guest: Pick<BuiltAttendant, 'weddingId'> & { readonly key: string },
    desk: CardDesk,
  ) {
    this.browser = browser;
    this.weddingId = guest.weddingId;
    this.#key = guest.key;
    this.#desk = desk;
  }

  get page(): string {
    return `${this.browser.baseUrl}/c/x/weddings/${this.#key}`;
  }

  /** The body of a gift, with a fresh card token. */
  async giftBody(amount: number | null = 30_000, card: 'approved' | 'declined' = 'approved') {
    const token = await this.#desk.issueToken(card);
    return {
      amount,
      message: 'ご結婚おめでとう。',
      callbackUrl: this.page,
      payType: 'CREDIT' as const,
      token,
      maskedCardNo: '************0000',
      cardBrand: 'JCB' as const,
    };
  }

  async give(body: Awaited<ReturnType<Payer['giftBody']>>, options: SendOptions = {}) {
    return await this.browser.call(gift.send, { params: { wedding: this.#key }, body }, options);
  }

  async buy(amount: number, options: SendOptions = {}) {
    const token = await this.#desk.issueToken('approved');
    const card = { token, maskedCardNo: '************0000', cardBrand: 'Visa' as const };
    const body = { amount, callbackUrl: this.page, ...(amount > 0 ? card : {}) };
    return await this.browser.call(archiveSale.settle, { params: { weddingId: this.weddingId }, body }, options);
  }

  async info() {
    return (await this.browser.call(gift.paymentInfo, { params: { wedding: this.#key } })).body;
  }

  async found() {
    return (await this.browser.call(archiveSale.found, { params: { weddingId: this.weddingId } })).body;
  }

  async payments(): Promise<readonly OwnPayment[]> {
    return (await this.info()).payments;
  }

  /** Waits until a payment, the newest one unless told otherwise, is in this phase. */
  async reaches(phase: OwnPayment['phase'], orderId?: string): Promise<OwnPayment> {
    return await eventually(`a payment that is ${phase}`, async () => {
      const payments = await this.payments();
      const payment = orderId === undefined ? payments[0] : payments.find(one => one.orderId === orderId);
      return payment?.phase === phase ? payment : undefined;
    });
  }

  /** Visits the issuer for a payment that waits for it; gives the fields of the return without sending them. */
  async visitIssuer(payment: OwnPayment, holder: 'approve' | 'cancel' | 'fail' = 'approve'): Promise<FormFields> {
    if (payment.challenge === null) throw new Error('nothing to visit the issuer for');
    return await this.#desk.visitIssuer(toExecution(payment.challenge), holder);
  }

  /** The issuer's page sends the browser back: a form posted from another site, without any cookie. */
  async comeBack(fields: FormFields): Promise<Response> {
    return await fetch(new URL('/api/payment/return', this.browser.baseUrl), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://issuer.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fields),
    });
  }

  /** Gives a sum the usual way: card, issuer, return, capture. */
  async giveAndPay(amount: number): Promise<OwnPayment> {
    const sent = await this.give(await this.giftBody(amount));
    const orderId = sent.body.payment?.orderId;
    const waiting = await this.reaches('issuer', orderId);
    await this.comeBack(await this.visitIssuer(waiting));
    return await this.reaches('captured', orderId);
  }
}
