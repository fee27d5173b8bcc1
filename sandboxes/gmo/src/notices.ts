import { randomUUID } from 'node:crypto';
import { stampOf } from './clock.ts';
import type { FaultMode } from './faults.ts';
import type { PendingNotice, Store } from './store.ts';
import type { Trade } from './trade.ts';
import { walletErrorsOf, walletPairs } from './wallet.ts';
import { WALLET_KINDS } from './wallet-kinds.ts';
import { errorPairs, type Pairs } from './wire/answer.ts';

/**
 * A shop that does not answer within this time has not received the notification
 * (docs/product/gateway.md#notification).
 */
const ANSWER_WITHIN_MS = 15_000;

const RECEIVED = '0';

function cardFields(trade: Trade): Pairs {
  return [
    ['Forward', trade.forward],
    ['Method', trade.method],
    ['PayTimes', trade.payTimes],
    ['TranID', trade.tranId],
    ['Approve', trade.approve],
  ];
}

/** The form of a result notification; passwords are asterisks, and nothing in it is signed. */
export function noticeBody(trade: Trade): string {
  const kind = trade.payType === '0' ? undefined : WALLET_KINDS[trade.payType];
  const pairs: Pairs = [
    ['ShopID', trade.shopId],
    ['ShopPass', '*'.repeat(10)],
    ['AccessID', trade.accessId],
    ['AccessPass', '*'.repeat(32)],
    ['OrderID', trade.orderId],
    ['Status', trade.status],
    ['JobCd', trade.jobCd],
    ['Amount', String(trade.amountYen)],
    ['Tax', String(trade.taxYen)],
    ['Currency', 'JPN'],
    ...(kind === undefined ? cardFields(trade) : []),
    ['TranDate', stampOf(trade.processedAtMs)],
    ...errorPairs(walletErrorsOf(trade)),
    ['PayType', trade.payType],
    ...(kind === undefined ? [] : walletPairs(kind.answers.record, trade)),
  ];
  return new URLSearchParams(Object.fromEntries(pairs)).toString();
}

async function isReceived(notice: PendingNotice): Promise<boolean> {
  try {
    const response = await fetch(notice.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=Windows-31J' },
      body: notice.body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return response.ok && (await response.text()).trim() === RECEIVED;
  } catch {
    // why: an unreachable shop is what the retries are for.
    return false;
  }
}

/** Posts result notifications and retries them until they are acknowledged or the attempts are used up. */
export class NoticeSender {
  readonly #store: Store;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: Store) {
    this.#store = store;
    this.#schedule();
  }

  /** Sends a notification now; resolves after the first attempt. Sends nothing if the settings have no address. */
  async send(trade: Trade): Promise<void> {
    const { noticeUrl, noticeRetries } = this.#store.settings;
    if (noticeUrl === '') return;
    const body = noticeBody(trade);
    await this.#try({ id: randomUUID(), url: noticeUrl, body, triesLeft: noticeRetries, dueAtMs: Date.now() });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #try(notice: PendingNotice): Promise<void> {
    // Stored before it is sent: if the sandbox dies in between, it sends the notification again after its restart.
    const dueAtMs = Date.now() + Math.max(this.#store.settings.noticeRetryMs, 1);
    this.#store.saveNotice({ ...notice, triesLeft: notice.triesLeft - 1, dueAtMs });
    const received = await isReceived(notice);
    if (this.#closed) return;
    if (received || notice.triesLeft <= 0) this.#store.endNotice(notice.id);
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const due = Math.min(...[...this.#store.notices.values()].map(notice => notice.dueAtMs));
    if (this.#closed || !Number.isFinite(due)) return;
    this.#timer = setTimeout(() => void this.#sendDue(), Math.min(Math.max(due - Date.now(), 0), 2 ** 31 - 1));
    this.#timer.unref();
  }

  async #sendDue(): Promise<void> {
    const due = [...this.#store.notices.values()].filter(notice => notice.dueAtMs <= Date.now());
    await Promise.all(due.map(notice => this.#try(notice)));
    this.#schedule();
  }
}

/** The faults of {@link notify}. */
export const NOTICE_FAULTS: readonly FaultMode[] = ['notice-first', 'notice-twice', 'notice-none'];

/** Sends the result notification of a change: by default after the answer, without delaying it. */
export async function notify(notices: NoticeSender, trade: Trade, fault: FaultMode | undefined): Promise<void> {
  if (fault === 'notice-none') return;
  if (fault === 'notice-first') return notices.send(trade);
  const times = fault === 'notice-twice' ? 2 : 1;
  setImmediate(() => {
    for (let count = 0; count < times; count += 1) void notices.send(trade);
  });
}
