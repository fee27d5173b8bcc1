import { createHash, randomInt } from 'node:crypto';
import type { CallContext } from './call-context.ts';
import { stampOf } from './clock.ts';
import type { Trade } from './trade.ts';
import type { Pairs } from './wire/answer.ts';

/** An acquirer's code, as the test gateway shows it. */
const FORWARD = '2a99662';

/** A new TranID: time in Japan, a fixed block, a running number (as recorded: 1303011158111111111111198881). */
function newTranId(world: CallContext): string {
  const sequence = String(world.store.nextSequence() % 1_000_000).padStart(6, '0');
  return `${stampOf(world.nowMs).slice(2, 12)}111111111111${sequence}`;
}

/** The numbers of a new approval by the issuer. */
export function approvalOf(world: CallContext): Pick<Trade, 'forward' | 'approve' | 'tranId' | 'processedAtMs'> {
  return {
    forward: FORWARD,
    approve: String(randomInt(100_000, 9_999_999)),
    tranId: newTranId(world),
    processedAtMs: world.nowMs,
  };
}

/** Settles a trade: its status becomes the job it was entered with. */
export function settle(trade: Trade, world: CallContext): Trade {
  return world.store.saveTrade({
    ...trade,
    ...approvalOf(world),
    status: trade.entryJob,
    jobCd: trade.entryJob,
  });
}

/** MD5 of the concatenated values and the shop's password (docs/product/gateway.md#calls). */
function checkStringOf(trade: Trade, shopPass: string): string {
  const { orderId, forward, method, payTimes, approve, tranId, processedAtMs } = trade;
  const signed = [orderId, forward, method, payTimes, approve, tranId, stampOf(processedAtMs), shopPass].join('');
  return createHash('md5').update(signed).digest('hex');
}

/** The answer about a settled trade, in the recorded order. */
export function settlementPairs(trade: Trade, world: CallContext): Pairs {
  const shopPass = world.store.settings.shops[trade.shopId]?.shopPass ?? '';
  const [field1, field2, field3] = trade.clientFields;
  const echoed = [
    ['ClientField1', field1],
    ['ClientField2', field2],
    ['ClientField3', field3],
  ] as const;
  return [
    ['OrderID', trade.orderId],
    ['Forward', trade.forward],
    ['Method', trade.method],
    ['PayTimes', trade.payTimes],
    ['Approve', trade.approve],
    ['TranID', trade.tranId],
    ['TranDate', stampOf(trade.processedAtMs)],
    ['CheckString', checkStringOf(trade, shopPass)],
    ...(trade.echoClientFields ? echoed : []),
  ];
}
