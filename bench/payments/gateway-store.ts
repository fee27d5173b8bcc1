import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { COMMISSION_PERCENT } from './venue.ts';

/** A trade as the gateway's sandbox wrote it into its own file. */
interface StoredTrade {
  readonly shopId: string;
  readonly orderId: string;
  readonly status: string;
  readonly amountYen: number;
}

/** What the gateway holds for a shop: the sum that everything else is compared with. */
export interface GatewaySum {
  readonly orders: ReadonlyMap<string, number>;
  readonly grossYen: number;
  /** Five percent of each gift, rounded down. */
  readonly commissionYen: number;
}

const HELD = ['SALES', 'CAPTURE'];

async function readTrades(dataDir: string): Promise<readonly StoredTrade[]> {
  const trades = new Map<string, StoredTrade>();
  const lines = (await readFile(path.join(dataDir, 'journal.jsonl'), 'utf8')).split('\n');
  for (const line of lines) {
    if (!line.startsWith('{"trade"') || !line.endsWith('}')) continue;
    const { trade }: { trade: StoredTrade } = JSON.parse(line);
    trades.set(`${trade.shopId}/${trade.orderId}`, trade);
  }
  return [...trades.values()];
}

/**
 * Adds up the money that the gateway holds now, by shop, from the file of its sandbox alone: none of our tables and none
 * of our rules are used.
 */
export async function readGateway(dataDir: string): Promise<ReadonlyMap<string, GatewaySum>> {
  const sums = new Map<string, { orders: Map<string, number>; grossYen: number; commissionYen: number }>();
  for (const { shopId, orderId, status, amountYen } of await readTrades(dataDir)) {
    if (!HELD.includes(status)) continue;
    const sum = sums.get(shopId) ?? { orders: new Map<string, number>(), grossYen: 0, commissionYen: 0 };
    sums.set(shopId, sum);
    sum.orders.set(orderId, amountYen);
    sum.grossYen += amountYen;
    sum.commissionYen += Math.floor((amountYen * COMMISSION_PERCENT) / 100);
  }
  return sums;
}
