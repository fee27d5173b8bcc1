import { archiveSale } from '@kotohogi/contract/archive-sale';
import { gift } from '@kotohogi/contract/gift';
import type { CallInput } from '@kotohogi/contract/kit/endpoint';
import type { Challenge, OwnPayment } from '@kotohogi/contract/payment';
import { parseAccessId } from '@kotohogi/domain/payment/gateway-refs';
import type { Wallet } from '@kotohogi/domain/payment/types';
import type { Execution, FormFields, WalletVisit } from '@kotohogi/ports/payment-gateway';
import type { BuiltAttendant } from './builders.ts';
import type { SendOptions, TestClient } from './client.ts';
import type { FakeWalletAnswer, WalletReturn } from './fake-wallet.ts';
import { eventually, type TestProduct } from './product.ts';

/** Actions of a guest's card and its issuer: with the fake gateway, or the sandbox. */
export interface CardActions {
  /** The token that the gateway's script gives the browser. */
  issueToken(card: 'approved' | 'declined'): Promise<string>;
  /** Completes the issuer's page; returns the fields that page posts back to us, from its own site. */
  visitIssuer(execution: Execution, holder: 'approve' | 'cancel' | 'fail'): Promise<FormFields>;
  /** Opens the wallet's page and answers there. */
  visitWallet(visit: WalletVisit, holder: FakeWalletAnswer): Promise<WalletReturn>;
}

/** Card and issuer of the fake gateway. */
export const fakeCardActions = ({ fakes: { gateway } }: TestProduct): CardActions => ({
  issueToken: async card => gateway.issueToken(card),
  visitIssuer: async (...visit) => gateway.visitIssuer(...visit),
  visitWallet: async (...visit) => gateway.visitWallet(...visit),
});

function toVisit(challenge: Challenge | null): WalletVisit {
  if (challenge === null || !('AccessID' in challenge)) throw new Error('the challenge does not lead to a wallet');
  const accessId = parseAccessId(challenge.AccessID);
  if (accessId === undefined) throw new Error(`not an access id: ${challenge.AccessID}`);
  return { startUrl: challenge.action, accessId, token: challenge.Token };
}

function toExecution(challenge: Challenge): Execution {
  if ('url' in challenge) return { step: 'redirect', url: challenge.url };
  if (!('PaReq' in challenge)) throw new Error('the challenge leads to a wallet, not to an issuer');
  return { step: 'form', form: { acsUrl: challenge.action, paReq: challenge.PaReq, md: challenge.MD } };
}

/** A signed-in guest who pays through the product's own calls. */
export class Payer {
  readonly browser: TestClient;
  readonly weddingId: number;
  readonly #key: string;
  readonly #card: CardActions;

  constructor(
    browser: TestClient,
    guest: Pick<BuiltAttendant, 'weddingId'> & { readonly key: string },
    deps: CardActions,
  ) {
    this.browser = browser;
    this.weddingId = guest.weddingId;
    this.#key = guest.key;
    this.#card = deps;
  }

  get page(): string {
    return `${this.browser.baseUrl}/c/x/weddings/${this.#key}`;
  }

  /** The body of a gift, with a fresh card token. */
  async giftBody(amount: number | null = 30_000, card: 'approved' | 'declined' = 'approved') {
    const token = await this.#card.issueToken(card);
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

  /** The body of a gift by a wallet. */
  walletBody(payType: Wallet, amount = 30_000) {
    return { amount, message: 'ご結婚おめでとう。', callbackUrl: this.page, payType };
  }

  async give(body: CallInput<typeof gift.send>['body'], options: SendOptions = {}) {
    return await this.browser.call(gift.send, { params: { wedding: this.#key }, body }, options);
  }

  async buy(amount: number, options: SendOptions = {}) {
    const token = await this.#card.issueToken('approved');
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

  /** Waits until a payment, by default the newest one, is in this phase. */
  async reaches(phase: OwnPayment['phase'], orderId?: string): Promise<OwnPayment> {
    return await eventually(`a payment that is ${phase}`, async () => {
      const payments = await this.payments();
      const payment = orderId === undefined ? payments[0] : payments.find(one => one.orderId === orderId);
      return payment?.phase === phase ? payment : undefined;
    });
  }

  /** Visits the issuer for a pending payment; returns the fields of the return without sending them. */
  async visitIssuer(payment: OwnPayment, holder: 'approve' | 'cancel' | 'fail' = 'approve'): Promise<FormFields> {
    if (payment.challenge === null) throw new Error('no challenge to take to the issuer');
    return await this.#card.visitIssuer(toExecution(payment.challenge), holder);
  }

  /** The issuer's page sends the browser back: a form posted from another site, without cookies. */
  async comeBack(fields: FormFields): Promise<Response> {
    return await this.#postFromOutside('/api/payment/return', fields);
  }

  async #postFromOutside(address: string, fields: FormFields): Promise<Response> {
    return await fetch(new URL(address, this.browser.baseUrl), {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://issuer.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fields),
    });
  }

  /** Opens the wallet's page of a pending payment, without coming back. */
  async visitWallet(payment: OwnPayment, holder: FakeWalletAnswer = 'pay'): Promise<WalletReturn> {
    return await this.#card.visitWallet(toVisit(payment.challenge), holder);
  }

  /** The wallet's page sends the browser back to the given address. */
  async comeBackFromWallet({ url, fields }: WalletReturn): Promise<Response> {
    const { pathname, search } = new URL(url);
    return await this.#postFromOutside(`${pathname}${search}`, fields);
  }

  /** Gives an amount through all steps: card, issuer, return, capture. */
  async giveAndPay(amount: number): Promise<OwnPayment> {
    const sent = await this.give(await this.giftBody(amount));
    const orderId = sent.body.payment?.orderId;
    const waiting = await this.reaches('issuer', orderId);
    await this.comeBack(await this.visitIssuer(waiting));
    return await this.reaches('captured', orderId);
  }
}
