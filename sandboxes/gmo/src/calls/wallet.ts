import type { Call, CallContext, Outcome } from '../call-context.ts';
import { checkShop, type Errors } from '../checks.ts';
import type { Trade, Wallet } from '../trade.ts';
import { walletPairs } from '../wallet.ts';
import {
  checkClientFields,
  checkWalletAmount,
  checkWalletJob,
  checkWalletOrderId,
  checkWalletRetUrl,
  checkWalletTax,
  checkWalletTrade,
} from '../wallet-checks.ts';
import type { WalletKind } from '../wallet-kinds.ts';
import type { Fields } from '../wire/fields.ts';
import { newTrade } from './entry-tran.ts';

function checkEntry(fields: Fields, { store }: CallContext): Errors {
  const { ShopID = '', OrderID = '' } = fields;
  return [
    ...checkShop(fields, store.settings, 'M01'),
    ...checkWalletOrderId(OrderID),
    ...(store.findTrade(ShopID, OrderID) === undefined ? [] : ['M01004010']),
    ...checkWalletJob(fields.JobCd),
    ...checkWalletAmount(fields.Amount),
    ...checkWalletTax(fields.Tax),
  ];
}

/** EntryTranPaypay and its like: open an order to be paid with a wallet. */
export function entryTranWallet(kind: WalletKind): Call {
  return (fields, world) => {
    const errors = checkEntry(fields, world);
    if (errors.length > 0) return { errors };
    const entryJob = fields.JobCd === 'CAPTURE' ? 'CAPTURE' : 'AUTH';
    const trade = world.store.saveTrade(newTrade(fields, { entryJob, payType: kind.payType }, world));
    return { pairs: walletPairs(kind.answers.entry, trade) };
  };
}

function handOver(kind: WalletKind, trade: Trade, fields: Fields, world: CallContext): Outcome {
  const wallet: Wallet = {
    token: kind.newToken(),
    returnUrl: fields.RetURL ?? '',
    expiresAtMs: world.nowMs + kind.termSec(fields) * 1_000,
    canceledYen: 0,
    canceledTaxYen: 0,
    ...(fields.ProductName === undefined ? {} : { productName: fields.ProductName }),
  };
  const changed = world.store.saveTrade({
    ...trade,
    wallet,
    status: 'REQSUCCESS',
    clientFields: [fields.ClientField1 ?? '', fields.ClientField2 ?? '', fields.ClientField3 ?? ''],
    processedAtMs: world.nowMs,
  });
  const StartURL = `${world.baseUrl}/payment/${kind.calls.start}.idPass`;
  return { pairs: walletPairs(kind.answers.exec, changed, { StartURL }), changed };
}

/** ExecTranPaypay and its like: create the link that takes the guest's browser to the wallet. */
export function execTranWallet(kind: WalletKind): Call {
  return (fields, world) => {
    const { errors: tradeErrors, trade } = checkWalletTrade(fields, world, { ...kind, hasOrderId: true });
    const errors = [
      ...tradeErrors,
      ...checkWalletRetUrl(fields.RetURL),
      ...checkClientFields(fields),
      ...kind.checkLink(fields),
    ];
    if (errors.length > 0 || trade === undefined) return { errors };
    return trade.status === 'UNPROCESSED' ? handOver(kind, trade, fields, world) : { errors: ['M01004014'] };
  };
}
