import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer } from '@kotohogi/domain/payment/answer';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type { Wallet } from '@kotohogi/domain/payment/types';
import type {
  EntryOrder,
  FormFields,
  Merchant,
  Trade,
  TradeAccess,
  WalletGateway,
  WalletOrder,
  WalletStart,
  WalletVisit,
} from '@kotohogi/ports/payment-gateway';
import { type FakeOrder, type FakeResult, type FakeWire, own } from './fake-wire.ts';

/** The holder's action on the wallet's page. */
export type FakeWalletAnswer = 'pay' | 'decline' | 'expire';

/** The form with which the wallet's page sends the browser back. */
export interface WalletReturn {
  readonly url: string;
  readonly fields: FormFields;
}

/** What the wallets differ in (docs/product/gateway.md#wallets): their PayType, and what the gateway reports. */
export const WALLET_TRAITS: Readonly<
  Record<Wallet, { readonly payType: string; readonly declined: string; readonly hasTranId: boolean }>
> = {
  PAYPAY: { payType: '45', declined: 'PAYFAIL', hasTranId: true },
  LINEPAY: { payType: '20', declined: 'PAYCANCEL', hasTranId: false },
};

interface Order extends FakeOrder {
  readonly returnUrl: string;
}

/** An in-memory wallet that behaves as the port requires, verified by the conformance suite. */
export class FakeWallet implements WalletGateway {
  readonly #wire: FakeWire;
  readonly #name: Wallet;
  readonly #orders = new Map<OrderId, Order>();

  constructor(wire: FakeWire, name: Wallet) {
    this.#wire = wire;
    this.#name = name;
  }

  /** Whether a visit is to this wallet. */
  owns(visit: WalletVisit): boolean {
    return this.#find(visit) !== undefined;
  }

  /** Opens the wallet's page as its holder; only the first answer counts. */
  visit(visit: WalletVisit, holder: FakeWalletAnswer): WalletReturn {
    const order = own(this.#find(visit));
    const ends = { pay: order.jobCd, decline: WALLET_TRAITS[this.#name].declined, expire: 'EXPIRED' };
    const { status } = order.status === 'REQSUCCESS' ? this.#settle(order, ends[holder]) : order;
    const { shopId } = this.#wire.merchant;
    return { url: order.returnUrl, fields: { ShopID: shopId, OrderID: order.orderId, Status: status } };
  }

  /** The result notification the gateway would post for an order now. */
  noticeOf(orderId: OrderId): FormFields {
    const { access, status } = own(this.#orders.get(orderId));
    const { shopId } = this.#wire.merchant;
    const { payType } = WALLET_TRAITS[this.#name];
    return { ShopID: shopId, OrderID: orderId, AccessID: access.accessId, Status: status, PayType: payType };
  }

  enter(merchant: Merchant, order: Omit<EntryOrder, 'shopName'>): Promise<Answer<TradeAccess>> {
    return this.#wire.call(`${this.#name}.enter`, merchant, () => {
      const { orderId, amountYen, jobCd } = order;
      if (this.#orders.has(orderId)) return { info: 'M01004010' };
      const access = this.#wire.newAccess();
      this.#save({ orderId, amountYen, jobCd, access, status: 'UNPROCESSED', returnUrl: '', approval: undefined });
      return { value: access };
    });
  }

  start(merchant: Merchant, order: WalletStart): Promise<Answer<WalletVisit>> {
    return this.#change('start', merchant, order, found => {
      if (found.status !== 'UNPROCESSED') return { info: 'M01058002' };
      this.#save({ ...found, status: 'REQSUCCESS', returnUrl: order.returnUrl });
      const { accessId } = found.access;
      return { value: { startUrl: `https://wallet.example/${this.#name}`, accessId, token: this.#wire.next('start') } };
    });
  }

  capture(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>> {
    return this.#change('capture', merchant, order, found =>
      found.status === 'AUTH' && found.amountYen === order.amountYen
        ? { value: this.#settle(found, 'SALES').status }
        : { info: 'M01058002' },
    );
  }

  cancel(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>> {
    return this.#change('cancel', merchant, order, found => {
      if (!['AUTH', 'CAPTURE', 'SALES'].includes(found.status)) return { info: 'M01058002' };
      return { value: this.#settle(found, found.status === 'AUTH' ? 'CANCEL' : 'RETURN').status };
    });
  }

  lookUp(merchant: Merchant, orderId: OrderId): Promise<Answer<Trade | undefined>> {
    return this.#wire.call(`${this.#name}.lookUp`, merchant, () => {
      const order = this.#orders.get(orderId);
      if (order === undefined) return { value: undefined };
      const { access, status, jobCd, amountYen, approval } = order;
      return { value: { orderId, access, status, jobCd, amountYen, maskedCardNo: '', approval } };
    });
  }

  #find({ accessId }: WalletVisit): Order | undefined {
    return [...this.#orders.values()].find(({ access }) => access.accessId === accessId);
  }

  #save(order: Order): Order {
    this.#orders.set(order.orderId, order);
    return order;
  }

  #settle(order: Order, status: string): Order {
    if (!WALLET_TRAITS[this.#name].hasTranId) return this.#save({ ...order, status });
    const tranId = order.approval?.tranId ?? this.#wire.next('tracking');
    const approval = { forward: '', approvalNo: '', tranId, processedAt: this.#wire.now() };
    return this.#save({ ...order, status, approval });
  }

  #change<Value>(
    op: 'start' | 'capture' | 'cancel',
    merchant: Merchant,
    { orderId, access }: WalletOrder,
    work: (order: Order) => FakeResult<Value>,
  ): Promise<Answer<Value>> {
    return this.#wire.call(`${this.#name}.${op}`, merchant, () => {
      const order = this.#orders.get(orderId);
      return order?.access.accessId === access.accessId ? work(order) : { info: 'M01058002' };
    });
  }
}
