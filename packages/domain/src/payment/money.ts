import { commissionOf, type Rate, sumYen, type Yen, yen } from '../kernel/yen.ts';
import type { PaymentState } from './types.ts';

/** The facts that determine the money of a payment. `commissionRate` is the one copied at capture; undefined before. */
export interface PaidFacts {
  readonly state: PaymentState;
  readonly amountYen: Yen;
  readonly commissionRate: Rate | undefined;
}

/** A verifiable equation: `grossYen − commissionYen − refundYen = netYen`. */
export interface Money {
  readonly grossYen: Yen;
  readonly commissionYen: Yen;
  readonly refundYen: Yen;
  readonly netYen: Yen;
}

const NOTHING: Money = { grossYen: yen(0), commissionYen: yen(0), refundYen: yen(0), netYen: yen(0) };

/**
 * The money of a payment: what was captured, less commission (docs/product/balance.md#commission). A full refund bears
 * no commission; a payment that was not captured counts as zero. This is the only place where commission is deducted.
 */
export function moneyOf({ state, amountYen, commissionRate }: PaidFacts): Money {
  if (state === 'REFUNDED') return { ...NOTHING, grossYen: amountYen, refundYen: amountYen };
  if (state !== 'CAPTURED') return NOTHING;
  if (commissionRate === undefined) throw new RangeError('a captured payment must have its commission rate');
  const commissionYen = commissionOf(amountYen, commissionRate);
  return { grossYen: amountYen, commissionYen, refundYen: yen(0), netYen: yen(amountYen - commissionYen) };
}

/** The amounts of several payments with the same line. */
export const timesOf = (line: Money, count: number): Money => ({
  grossYen: yen(line.grossYen * count),
  commissionYen: yen(line.commissionYen * count),
  refundYen: yen(line.refundYen * count),
  netYen: yen(line.netYen * count),
});

/** Adds up lines; the sums satisfy the same equation. */
export function totalOf(lines: readonly Money[]): Money {
  return {
    grossYen: sumYen(lines.map(line => line.grossYen)),
    commissionYen: sumYen(lines.map(line => line.commissionYen)),
    refundYen: sumYen(lines.map(line => line.refundYen)),
    netYen: sumYen(lines.map(line => line.netYen)),
  };
}
