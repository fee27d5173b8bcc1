import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Db } from '@kotohogi/server/platform/db/connect';
import { TEST_SHOP } from '@kotohogi/testkit/outside';
import { sql } from 'kysely';

/** An order that a comparison has to ask about; `isOpen` if an earlier one left a difference unresolved. */
export interface DueOrder {
  readonly orderId: string;
  readonly method: string;
  readonly state: string;
  readonly amountYen: number;
  readonly processedAtMs: number;
  readonly isOpen: boolean;
}

/** The orders of the last three days before a morning, and those with an unresolved difference. */
export async function listDueOrders(db: Db, due: Instant): Promise<readonly DueOrder[]> {
  const morning = new Date(due).toISOString();
  const { rows } = await sql<DueOrder>`
    select order_id as "orderId", method, state, amount_yen as "amountYen",
      (extract(epoch from processed_at) * 1000)::float8 as "processedAtMs",
      id in (select payment_id from payment_difference where resolved_at is null) as "isOpen"
    from payment
    where created_at < ${morning}::timestamptz - interval '1 hour' and (
      greatest(created_at, updated_at) >= ${morning}::timestamptz - interval '3 days'
      or id in (select payment_id from payment_difference where resolved_at is null)
    ) order by id`.execute(db);
  return rows;
}

const STATUSES: Readonly<Record<string, string>> = { CAPTURED: 'SALES', REFUNDED: 'RETURN' };

/** The gateway's record of an order, as its sandbox stores it. */
function tradeOf({ orderId, method, state, amountYen, processedAtMs }: DueOrder, serial: number) {
  const isWallet = method === 'PAYPAY';
  const visit = { token: '', returnUrl: '', expiresAtMs: 0, canceledYen: 0, canceledTaxYen: 0 };
  return {
    ...{ shopId: TEST_SHOP.shopId, orderId, amountYen, taxYen: 0, processedAtMs },
    ...{ accessId: serial.toString(16).padStart(32, '0'), accessPass: serial.toString(16).padStart(32, 'a') },
    ...{ payType: isWallet ? '45' : '0', status: STATUSES[state] ?? 'UNPROCESSED', jobCd: 'AUTH', entryJob: 'AUTH' },
    ...{ itemCode: '0000990', tdFlag: '0', tds2Type: '', tenantName: '', method: '1', payTimes: '' },
    ...{ forward: '2a99662', approve: '6840979', tranId: String(serial).padStart(28, '0') },
    ...{ clientFields: ['', '', ''], echoClientFields: false },
    ...(isWallet ? { wallet: visit } : {}),
  };
}

/** What is wrong at the gateway: the kind that the comparison has to find, and the order. */
export type Injected = ReadonlyMap<string, string>;

/** Writes the journal that the sandbox starts from, with one difference of each kind. */
export async function writeJournal(folder: string, orders: readonly DueOrder[]): Promise<Injected> {
  // An open difference of the same kind would stay the finding of its own morning.
  const [amount, missing, status] = orders.filter(({ state, isOpen }) => state === 'CAPTURED' && !isOpen);
  const sold = orders.find(({ state }) => state === 'FAILED');
  if (amount === undefined || missing === undefined || status === undefined || sold === undefined)
    throw new Error('too few payments for a difference of each kind');
  const lines = orders
    .map((order, index) => tradeOf(order, index + 1))
    .filter(({ orderId }) => orderId !== missing.orderId)
    .map(trade => {
      if (trade.orderId === amount.orderId) return { ...trade, amountYen: trade.amountYen - 1 };
      if (trade.orderId === status.orderId) return { ...trade, status: 'RETURN' };
      return trade.orderId === sold.orderId ? { ...trade, status: 'SALES' } : trade;
    });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'journal.jsonl'), lines.map(trade => `${JSON.stringify({ trade })}\n`).join(''));
  return new Map([
    [amount.orderId, 'amount'],
    [missing.orderId, 'missing'],
    [status.orderId, 'status'],
    [sold.orderId, 'unexpected-money'],
  ]);
}
