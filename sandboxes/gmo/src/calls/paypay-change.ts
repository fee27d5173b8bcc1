import type { CallContext, Outcome } from '../call-context.ts';
import type { Errors } from '../checks.ts';
import { checkCancelAmounts, checkPaypayAmount, checkPaypayTax, checkPaypayTrade } from '../paypay-checks.ts';
import type { Trade, Wallet } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';

const WRONG_STATE = 'M01054004';

/** PaypaySales: captures a hold. Amount and Tax together must equal what was authorized. */
export function paypaySales(fields: Fields, world: CallContext): Outcome {
  const { errors: tradeErrors, trade } = checkPaypayTrade(fields, world);
  const errors = [...tradeErrors, ...checkPaypayAmount(fields.Amount), ...checkPaypayTax(fields.Tax)];
  if (errors.length > 0 || trade === undefined) return { errors };
  if (trade.status !== 'AUTH') return { errors: [WRONG_STATE] };
  const [amountYen, taxYen] = [Number(fields.Amount), Number(fields.Tax || 0)];
  if (amountYen + taxYen !== trade.amountYen + trade.taxYen) return { errors: ['M01055010'] };
  const changed = world.store.saveTrade({
    ...trade,
    status: 'SALES',
    amountYen,
    taxYen,
    processedAtMs: world.nowMs,
  });
  return {
    pairs: [
      ['OrderID', changed.orderId],
      ['Status', changed.status],
      ['Amount', String(changed.amountYen)],
      ['Tax', String(changed.taxYen)],
    ],
    changed,
  };
}

/** A hold is released as a whole; of a captured amount, any remaining part can be refunded. */
function checkRest(trade: Trade, canceled: Wallet): Errors {
  if (trade.status === 'AUTH' && canceled.canceledYen !== trade.amountYen) return ['M01085010'];
  if (trade.status === 'AUTH' && canceled.canceledTaxYen !== trade.taxYen) return ['M01086010'];
  return [
    ...(canceled.canceledYen > trade.amountYen ? ['M01085011'] : []),
    ...(canceled.canceledTaxYen > trade.taxYen ? ['M01086010'] : []),
  ];
}

/** The status stays until everything has been refunded. */
function statusAfter(trade: Trade, canceled: Wallet): Trade['status'] {
  if (trade.status === 'AUTH') return 'CANCEL';
  const isAll = canceled.canceledYen === trade.amountYen && canceled.canceledTaxYen === trade.taxYen;
  return isAll ? 'RETURN' : trade.status;
}

/** PaypayCancelReturn: releases a hold, or refunds a captured amount. */
export function paypayCancelReturn(fields: Fields, world: CallContext): Outcome {
  const { errors: tradeErrors, trade } = checkPaypayTrade(fields, world);
  const malformed = [...tradeErrors, ...checkCancelAmounts(fields)];
  if (malformed.length > 0 || trade === undefined) return { errors: malformed };
  const { status, wallet } = trade;
  const isPaid = status === 'AUTH' || status === 'CAPTURE' || status === 'SALES';
  if (wallet === undefined || !isPaid) return { errors: [WRONG_STATE] };
  const [yen, taxYen] = [Number(fields.CancelAmount), Number(fields.CancelTax || 0)];
  const canceled = {
    ...wallet,
    canceledYen: wallet.canceledYen + yen,
    canceledTaxYen: wallet.canceledTaxYen + taxYen,
  };
  const errors = checkRest(trade, canceled);
  if (errors.length > 0) return { errors };
  const changed = world.store.saveTrade({
    ...trade,
    wallet: canceled,
    status: statusAfter(trade, canceled),
    processedAtMs: world.nowMs,
  });
  return {
    pairs: [
      ['OrderID', changed.orderId],
      ['Status', changed.status],
      ['CancelAmount', String(yen)],
      ['CancelTax', String(taxYen)],
    ],
    changed,
  };
}
