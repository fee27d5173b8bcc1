import { type Answer, formOf, type SandboxDriver } from './sandbox-driver.ts';
import type { WalletAnswer } from './wallet.ts';
import { WALLET_KINDS, type WalletCall, type WalletKind, type WalletPayType } from './wallet-kinds.ts';

/** The shop's address to which a wallet's page returns. */
export const RETURN_URL = 'https://wedding.example/api/payment/return';

/** The fields a shop sends for a link, besides its address. */
const LINK_FIELDS: Readonly<Record<WalletPayType, Answer>> = {
  '20': { ErrorRcvURL: RETURN_URL, ProductName: 'ご祝儀' },
  '45': {},
};

/** Drives one wallet of a sandbox: the shop's calls and the guest's browser. */
export class WalletDriver {
  readonly #gateway: SandboxDriver;
  readonly kind: WalletKind;

  constructor(gateway: SandboxDriver, payType: WalletPayType) {
    this.#gateway = gateway;
    this.kind = WALLET_KINDS[payType];
  }

  /** Makes one of the wallet's calls with the shop's credentials. */
  call(call: WalletCall, fields: Answer): Promise<Answer> {
    return this.#gateway.shopCall(this.kind.calls[call], fields);
  }

  /** Enters an order; returns the answer's keys with the order id. */
  async enter(fields: Answer = {}): Promise<Answer> {
    const OrderID = this.#gateway.newOrderId();
    return { OrderID, ...(await this.call('entry', { OrderID, JobCd: 'AUTH', Amount: '5000', ...fields })) };
  }

  /** Creates the link of an entered order. */
  execute(order: Answer, fields: Answer = {}): Promise<Answer> {
    return this.call('exec', { ...order, RetURL: RETURN_URL, ...LINK_FIELDS[this.kind.payType], ...fields });
  }

  /** Presses a button on the wallet's page; returns what the browser carries back to the shop. */
  async answer({ AccessID = '', Token = '', StartURL = '' }: Answer, answer: WalletAnswer): Promise<Answer> {
    const asked = formOf(await this.#gateway.open(StartURL, { AccessID, Token }));
    return formOf(await this.#gateway.open(asked.action, { ...asked.fields, answer })).fields;
  }

  /** An order on which the guest has pressed a button. */
  async answered(answer: WalletAnswer, fields: Answer = {}): Promise<Answer> {
    const order = await this.enter(fields);
    await this.answer(await this.execute(order), answer);
    return order;
  }

  search({ OrderID = '' }: Answer): Promise<Answer> {
    return this.#gateway.shopCall('SearchTradeMulti', { OrderID, PayType: this.kind.payType });
  }
}
