import type { Call } from '../call-context.ts';
import type { Errors } from '../checks.ts';
import type { Trade, Wallet } from '../trade.ts';
import { walletPairs } from '../wallet.ts';
import { checkCancelAmounts, checkWalletAmount, checkWalletTax, checkWalletTrade } from '../wallet-checks.ts';
import type { WalletKind } from '../wallet-kinds.ts';

/** PaypaySales and its like: capture a hold. Amount and Tax together must equal what was authorized. */
export function walletSales(kind: WalletKind): Call {
  return (fields, world) => {
    const { errors: tradeErrors, trade } = checkWalletTrade(fields, world, kind);
    const errors = [...tradeErrors, ...checkWalletAmount(fields.Amount), ...checkWalletTax(fields.Tax)];
    if (errors.length > 0 || trade === undefined) return { errors };
    if (trade.status !== 'AUTH') return { errors: [kind.wrongState] };
    const [amountYen, taxYen] = [Number(fields.Amount), Number(fields.Tax || 0)];
    if (amountYen + taxYen !== trade.amountYen + trade.taxYen) return { errors: ['M01055010'] };
    const captured: Trade = { ...trade, status: 'SALES', amountYen, taxYen, processedAtMs: world.nowMs };
    const changed = world.store.saveTrade(captured);
    return { pairs: walletPairs(kind.answers.sales, changed), changed };
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

/** PaypayCancelReturn and its like: release a hold, or refund a captured amount. */
export function walletCancelReturn(kind: WalletKind): Call {
  return (fields, world) => {
    const { errors: tradeErrors, trade } = checkWalletTrade(fields, world, kind);
    const malformed = [...tradeErrors, ...checkCancelAmounts(fields)];
    if (malformed.length > 0 || trade === undefined) return { errors: malformed };
    const { status, wallet } = trade;
    const isPaid = status === 'AUTH' || status === 'CAPTURE' || status === 'SALES';
    if (wallet === undefined || !isPaid) return { errors: [kind.wrongState] };
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
    const now = { CancelAmount: String(yen), CancelTax: String(taxYen) };
    return { pairs: walletPairs(kind.answers.cancel, changed, now), changed };
  };
}
