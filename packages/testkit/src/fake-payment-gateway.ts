import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer } from '@kotohogi/domain/payment/answer';
import { type CardToken, parseAccessId, parseCardToken, parseShopId } from '@kotohogi/domain/payment/gateway-refs';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { CancelJob, GatewayEnvironment, Wallet } from '@kotohogi/domain/payment/types';
import type {
  Approval,
  ChallengeForm,
  ChallengeReturn,
  EntryOrder,
  ExecuteOrder,
  Execution,
  FormFields,
  Merchant,
  PaymentGateway,
  ResultNotice,
  Trade,
  TradeAccess,
  WalletVisit,
} from '@kotohogi/ports/payment-gateway';
import { FakeWallet, type FakeWalletAnswer, WALLET_TRAITS, type WalletReturn } from './fake-wallet.ts';
import { type FakeFault, type FakeOperation, type FakeOrder, type FakeResult, FakeWire, own } from './fake-wire.ts';

/** How a card behaves: approved, declined by its issuer, or left unclear by the card network. */
export type FakeCard = 'approved' | 'declined' | 'unclear';

/** The holder's action on the issuer's page. */
export type FakeHolder = 'approve' | 'cancel' | 'fail';

const PAY_TYPES = ['0', ...Object.values(WALLET_TRAITS).map(({ payType }) => payType)];

interface Order extends FakeOrder {
  readonly card: FakeCard | undefined;
  readonly holder: FakeHolder | undefined;
}

/** An in-memory card gateway that behaves as the port requires, verified by the port's conformance suite. */
export class FakePaymentGateway implements PaymentGateway {
  /** Answer challenges with the form of 3-D Secure 1 instead of the redirect. */
  usesForm = false;
  readonly wallets: Readonly<Record<Wallet, FakeWallet>>;
  readonly #wire: FakeWire;
  readonly #orders = new Map<OrderId, Order>();
  readonly #tokens = new Map<CardToken, { readonly card: FakeCard; readonly used: boolean }>();

  constructor(options: { readonly merchant: Merchant; readonly now?: () => Instant }) {
    this.#wire = new FakeWire(options.merchant, options.now ?? (() => instant(0)));
    this.wallets = { PAYPAY: new FakeWallet(this.#wire, 'PAYPAY'), LINEPAY: new FakeWallet(this.#wire, 'LINEPAY') };
  }

  tokenScriptUrl(environment: GatewayEnvironment): string {
    return `https://token.${environment}.example/token.js`;
  }

  /** The token the gateway's script would give the browser for a card. */
  issueToken(card: FakeCard): CardToken {
    const token = own(parseCardToken(this.#wire.next('token').padEnd(64, '0')));
    this.#tokens.set(token, { card, used: false });
    return token;
  }

  /** Visits the issuer for a guest; returns the fields the issuer's page posts to the return address. */
  visitIssuer(execution: Execution, holder: FakeHolder): FormFields {
    if (execution.step === 'settled') throw new Error('no challenge to take to the issuer');
    const id = execution.step === 'form' ? execution.form.md : new URL(execution.url).searchParams.get('id');
    const order = [...this.#orders.values()].find(({ access }) => access.accessId === id);
    if (order === undefined) throw new Error('no such visit');
    this.#save({ ...order, holder: order.holder ?? holder });
    const { accessId } = order.access;
    return execution.step === 'form'
      ? { MD: accessId, PaRes: `pares-${accessId}` }
      : { AccessID: accessId, MD: accessId };
  }

  /** Opens a wallet's page as its holder. */
  visitWallet(visit: WalletVisit, holder: FakeWalletAnswer): WalletReturn {
    return own(Object.values(this.wallets).find(wallet => wallet.owns(visit))).visit(visit, holder);
  }

  /** Makes the next call of an operation fail. */
  failNext(op: FakeOperation, fault: FakeFault): void {
    this.#wire.failNext(op, fault);
  }

  /** Answers no call until the returned function is called. */
  hang(): () => void {
    return this.#wire.hang();
  }

  /** How many calls wait for their answer. */
  get waiting(): number {
    return this.#wire.waiting;
  }

  /** Returns captured money in the gateway's own console. */
  cancelAtGateway(orderId: OrderId): void {
    this.#settle(own(this.#orders.get(orderId)), 'RETURN');
  }

  /** Changes or removes an order; returns it as it was, so that it can be restored. */
  alter(orderId: OrderId, change: Partial<Order> | undefined): Order {
    const before = own(this.#orders.get(orderId) ?? (change as Order | undefined));
    if (change === undefined) this.#orders.delete(orderId);
    else this.#save({ ...before, ...change });
    return before;
  }

  /** The result notification the gateway would post for an order now. */
  noticeOf(orderId: OrderId): FormFields {
    const { access, status } = own(this.#orders.get(orderId));
    const { shopId } = this.#wire.merchant;
    return { ShopID: shopId, OrderID: orderId, AccessID: access.accessId, Status: status, PayType: '0' };
  }

  enter(merchant: Merchant, order: EntryOrder): Promise<Answer<TradeAccess>> {
    return this.#wire.call('enter', merchant, () => {
      const { orderId, amountYen, jobCd } = order;
      if (this.#orders.has(orderId)) return { info: 'E01040010' };
      const access = this.#wire.newAccess();
      const fresh = { status: 'UNPROCESSED', approval: undefined, card: undefined, holder: undefined };
      this.#save({ orderId, access, amountYen, jobCd, ...fresh });
      return { value: access };
    });
  }

  execute(merchant: Merchant, { access, orderId, token }: ExecuteOrder): Promise<Answer<Execution>> {
    return this.#wire.call('execute', merchant, () => {
      const order = this.#find(access);
      if (order === undefined || order.orderId !== orderId) return { info: 'E01110002' };
      if (order.approval !== undefined) return { info: 'E11010001' };
      const issued = this.#tokens.get(token);
      if (issued === undefined || issued.used) return { info: issued === undefined ? 'EX1000301' : 'EX1000302' };
      this.#tokens.set(token, { ...issued, used: true });
      this.#save({ ...order, status: 'AUTHENTICATED', card: issued.card, holder: undefined });
      return { value: this.#challenge(access) };
    });
  }

  finishChallenge(
    merchant: Merchant,
    { access, orderId, returned }: { access: TradeAccess; orderId: OrderId; returned: ChallengeReturn },
  ): Promise<Answer<Approval>> {
    return this.#wire.call('finishChallenge', merchant, () => {
      const order = this.#find(access);
      if (order === undefined || order.orderId !== orderId) return { info: 'E01110002' };
      if (order.approval !== undefined) return { info: 'E11010001' };
      if (order.holder === undefined) return { info: 'E01E40001' };
      if (order.holder !== 'approve') return { info: order.holder === 'cancel' ? 'E21020002' : 'E21030007' };
      if (returned.version === 1 && returned.paRes !== `pares-${access.accessId}`) return { info: 'E21030007' };
      if (order.card !== 'approved') return { info: order.card === 'declined' ? '42G120000' : '42C010000' };
      return { value: this.#settle(order, order.jobCd) };
    });
  }

  capture(
    merchant: Merchant,
    { access, amountYen }: { access: TradeAccess; amountYen: Yen },
  ): Promise<Answer<Approval>> {
    return this.#change('capture', merchant, access, order => {
      if (order.status !== 'AUTH') return { info: 'E11010003' };
      return order.amountYen === amountYen ? { value: this.#settle(order, 'SALES') } : { info: 'E01060010' };
    });
  }

  cancel(merchant: Merchant, { access, jobCd }: { access: TradeAccess; jobCd: CancelJob }): Promise<Answer<Approval>> {
    return this.#change('cancel', merchant, access, order =>
      ['AUTH', 'CAPTURE', 'SALES'].includes(order.status)
        ? { value: this.#settle(order, jobCd) }
        : { info: 'E11010003' },
    );
  }

  lookUp(merchant: Merchant, orderId: OrderId): Promise<Answer<Trade | undefined>> {
    return this.#wire.call('lookUp', merchant, () => {
      const order = this.#orders.get(orderId);
      if (order === undefined) return { value: undefined };
      const { access, status, jobCd, amountYen, approval } = order;
      const maskedCardNo = order.card === undefined ? '' : '************1111';
      return { value: { orderId, access, status, jobCd, amountYen, maskedCardNo, approval } };
    });
  }

  readReturn(fields: FormFields): ChallengeReturn | undefined {
    const { MD: md = '', PaRes: paRes = '', AccessID = '' } = fields;
    if (md !== '' && paRes !== '') return { version: 1, md, paRes };
    const accessId = parseAccessId(AccessID);
    return accessId && { version: 2, accessId };
  }

  readNotice(fields: FormFields): ResultNotice | undefined {
    const { ShopID = '', OrderID = '', AccessID = '', Status: status = '', PayType = '' } = fields;
    const [shopId, orderId, accessId] = [parseShopId(ShopID), parseOrderId(OrderID), parseAccessId(AccessID)];
    if (!shopId || !orderId || !accessId || status === '' || !PAY_TYPES.includes(PayType)) return undefined;
    return { shopId, orderId, accessId, status };
  }

  #save(order: Order): void {
    this.#orders.set(order.orderId, order);
  }

  #find(access: TradeAccess): Order | undefined {
    return [...this.#orders.values()].find(
      order => order.access.accessId === access.accessId && order.access.accessPass === access.accessPass,
    );
  }

  #challenge({ accessId }: TradeAccess): Execution {
    const form: ChallengeForm = { acsUrl: 'https://issuer.example/acs', paReq: `pareq-${accessId}`, md: accessId };
    return this.usesForm
      ? { step: 'form', form }
      : { step: 'redirect', url: `https://issuer.example/visit?id=${accessId}&t=1` };
  }

  #settle(order: Order, status: string): Approval {
    const approval = {
      forward: '2a99662',
      approvalNo: '123456',
      tranId: this.#wire.next('tran'),
      processedAt: this.#wire.now(),
    };
    this.#save({ ...order, status, approval });
    return approval;
  }

  #change(
    op: 'capture' | 'cancel',
    merchant: Merchant,
    access: TradeAccess,
    work: (order: Order) => FakeResult<Approval>,
  ): Promise<Answer<Approval>> {
    return this.#wire.call(op, merchant, () => {
      const order = this.#find(access);
      if (order === undefined) return { info: 'E01110002' };
      return order.approval === undefined ? { info: 'E11010002' } : work(order);
    });
  }
}
