import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer } from '@kotohogi/domain/payment/answer';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type {
  EntryOrder,
  FormFields,
  Merchant,
  Trade,
  TradeAccess,
  WalletGateway,
  WalletOrder,
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

interface Order extends FakeOrder {
  readonly returnUrl: string;
}

/** An in-memory wallet that behaves as the port requires, verified by the conformance suite. */
export class FakeWallet implements WalletGateway {
  readonly #wire: FakeWire;
  readonly #orders = new Map<OrderId, Order>();

  constructor(wire: FakeWire) {
    this.#wire = wire;
  }

  /** Opens the wallet's page as its holder; only the first answer counts. */
  visit({ accessId }: WalletVisit, holder: FakeWalletAnswer): WalletReturn {
    const order = own([...this.#orders.values()].find(({ access }) => access.accessId === accessId));
    const ends = { pay: order.jobCd, decline: 'PAYFAIL', expire: 'EXPIRED' } as const;
    const { status } = order.status === 'REQSUCCESS' ? this.#settle(order, ends[holder]) : order;
    const { shopId } = this.#wire.merchant;
    return { url: order.returnUrl, fields: { ShopID: shopId, OrderID: order.orderId, Status: status } };
  }

  /** The result notification the gateway would post for an order now. */
  noticeOf(orderId: OrderId): FormFields {
    const { access, status } = own(this.#orders.get(orderId));
    const { shopId } = this.#wire.merchant;
    return { ShopID: shopId, OrderID: orderId, AccessID: access.accessId, Status: status, PayType: '45' };
  }

  enter(merchant: Merchant, order: Omit<EntryOrder, 'shopName'>): Promise<Answer<TradeAccess>> {
    return this.#wire.call('paypay.enter', merchant, () => {
      const { orderId, amountYen, jobCd } = order;
      if (this.#orders.has(orderId)) return { info: 'M01004010' };
      const access = this.#wire.newAccess();
      this.#save({ orderId, amountYen, jobCd, access, status: 'UNPROCESSED', returnUrl: '', approval: undefined });
      return { value: access };
    });
  }

  start(merchant: Merchant, order: WalletOrder & { readonly returnUrl: string }): Promise<Answer<WalletVisit>> {
    return this.#change('paypay.start', merchant, order, found => {
      if (found.status !== 'UNPROCESSED') return { info: 'M01058002' };
      this.#save({ ...found, status: 'REQSUCCESS', returnUrl: order.returnUrl });
      const { accessId } = found.access;
      return { value: { startUrl: 'https://wallet.example/start', accessId, token: this.#wire.next('start') } };
    });
  }

  capture(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>> {
    return this.#change('paypay.capture', merchant, order, found =>
      found.status === 'AUTH' && found.amountYen === order.amountYen
        ? { value: this.#settle(found, 'SALES').status }
        : { info: 'M01058002' },
    );
  }

  cancel(merchant: Merchant, order: WalletOrder & { readonly amountYen: Yen }): Promise<Answer<string>> {
    return this.#change('paypay.cancel', merchant, order, found => {
      if (!['AUTH', 'CAPTURE', 'SALES'].includes(found.status)) return { info: 'M01058002' };
      return { value: this.#settle(found, found.status === 'AUTH' ? 'CANCEL' : 'RETURN').status };
    });
  }

  lookUp(merchant: Merchant, orderId: OrderId): Promise<Answer<Trade | undefined>> {
    return this.#wire.call('paypay.lookUp', merchant, () => {
      const order = this.#orders.get(orderId);
      if (order === undefined) return { value: undefined };
      const { access, status, jobCd, amountYen, approval } = order;
      return { value: { orderId, access, status, jobCd, amountYen, maskedCardNo: '', approval } };
    });
  }

  #save(order: Order): Order {
    this.#orders.set(order.orderId, order);
    return order;
  }

  #settle(order: Order, status: string): Order {
    const tranId = order.approval?.tranId ?? this.#wire.next('tracking');
    return this.#save({
      ...order,
      status,
      approval: { forward: '', approvalNo: '', tranId, processedAt: this.#wire.now() },
    });
  }

  #change<Value>(
    op: 'paypay.start' | 'paypay.capture' | 'paypay.cancel',
    merchant: Merchant,
    { orderId, access }: WalletOrder,
    work: (order: Order) => FakeResult<Value>,
  ): Promise<Answer<Value>> {
    return this.#wire.call(op, merchant, () => {
      const order = this.#orders.get(orderId);
      return order?.access.accessId === access.accessId ? work(order) : { info: 'M01058002' };
    });
  }
}
