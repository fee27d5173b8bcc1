import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Answer, Exchange, RefusalKind, UserMessage } from '@kotohogi/domain/payment/answer';
import { parseAccessId, parseAccessPass } from '@kotohogi/domain/payment/gateway-refs';
import type { OrderId } from '@kotohogi/domain/payment/order-id';
import type { EntryJob, Wallet } from '@kotohogi/domain/payment/types';
import type { Approval, Merchant, TradeAccess } from '@kotohogi/ports/payment-gateway';

/** What happens to the next call: request lost, work done but answer lost, refused as busy, refused as a duplicate. */
export type FakeFault = 'drop-request' | 'drop-answer' | 'busy' | 'duplicate';

/** The calls of the port, those of a wallet prefixed with its name. */
export type FakeOperation =
  | 'enter'
  | 'execute'
  | 'finishChallenge'
  | 'capture'
  | 'cancel'
  | 'lookUp'
  | `${Wallet}.${'enter' | 'start' | 'capture' | 'cancel' | 'lookUp'}`;

/** An order as stored by the gateway, for any payment method. */
export interface FakeOrder {
  readonly orderId: OrderId;
  readonly access: TradeAccess;
  readonly jobCd: EntryJob;
  readonly amountYen: Yen;
  readonly status: string;
  readonly approval: Approval | undefined;
}

/** The result of a call: a value, or the gateway's code for a refusal. */
export type FakeResult<Value> = { readonly value: Value } | { readonly info: string };

const KINDS: Readonly<Record<string, RefusalKind>> = {
  M01004010: 'state',
  M01058002: 'state',
  E01030002: 'merchant',
  E01040010: 'state',
  E01110002: 'state',
  E11010001: 'state',
  E11010002: 'state',
  E11010003: 'state',
  E01060010: 'state',
  E01E40001: '3ds',
  E21020002: '3ds',
  E21030007: '3ds',
  EX1000301: 'token',
  EX1000302: 'token',
  '42G120000': 'card',
  E92000001: 'busy',
};

const UNCLEAR = /^(42C|E90)/;

const MESSAGE: UserMessage = { ja: '決済が完了しませんでした。', en: 'The payment was not completed.' };

/** Unwraps a value created by these files. */
export function own<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the fake gateway created a reference it cannot read');
  return value;
}

/**
 * The connection to the fake gateway: the shop's credentials, the requested faults, and answers in the port's types.
 */
export class FakeWire {
  readonly now: () => Instant;
  readonly merchant: Merchant;
  readonly #faults: { readonly op: FakeOperation; readonly fault: FakeFault }[] = [];
  #sequence = 0;
  #hanging: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(merchant: Merchant, now: () => Instant) {
    this.merchant = merchant;
    this.now = now;
  }

  /** Makes the next call of an operation fail. */
  failNext(op: FakeOperation, fault: FakeFault): void {
    this.#faults.push({ op, fault });
  }

  /** Answers no call until the returned function is called. */
  hang(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#hanging = promise;
    return resolve;
  }

  /** How many calls wait for their answer. */
  get waiting(): number {
    return this.#waiting;
  }

  /** A new unique name. */
  next(name: string): string {
    this.#sequence += 1;
    return `${name}${this.#sequence}x`;
  }

  /** The access keys of a new order. */
  newAccess(): TradeAccess {
    const accessId = own(parseAccessId(this.next('access').padEnd(32, '0')));
    return { accessId, accessPass: own(parseAccessPass(this.next('pass').padEnd(32, '0'))) };
  }

  /** Makes a call, with the pending fault. */
  async call<Value>(op: FakeOperation, merchant: Merchant, work: () => FakeResult<Value>): Promise<Answer<Value>> {
    this.#waiting += 1;
    await this.#hanging;
    this.#waiting -= 1;
    const at = this.#faults.findIndex(fault => fault.op === op);
    const fault = at === -1 ? undefined : this.#faults.splice(at, 1)[0]?.fault;
    const exchange: Exchange = { call: op, request: { ShopID: merchant.shopId }, durationMs: 0 };
    const unclear = { outcome: 'unknown', userMessage: MESSAGE, exchange } as const;
    if (fault === 'drop-request') return { ...unclear, reason: 'connection', errors: [] };
    const result = this.#refusal(merchant, fault) ?? work();
    if (fault === 'drop-answer') return { ...unclear, reason: 'connection', errors: [] };
    if ('value' in result) return { outcome: 'ok', value: result.value, exchange };
    const errors = [{ code: result.info.replace(/^42/, '').slice(0, 3), info: result.info }];
    if (UNCLEAR.test(result.info)) return { ...unclear, reason: 'gateway', errors };
    return { outcome: 'refused', kind: KINDS[result.info] ?? 'unknown', errors, userMessage: MESSAGE, exchange };
  }

  #refusal(merchant: Merchant, fault: FakeFault | undefined): { readonly info: string } | undefined {
    if (fault === 'busy') return { info: 'E92000001' };
    if (fault === 'duplicate') return { info: 'E90010001' };
    const { shopId, shopPass } = this.merchant;
    return merchant.shopId === shopId && merchant.shopPass === shopPass ? undefined : { info: 'E01030002' };
  }
}
