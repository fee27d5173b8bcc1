import { randomBytes } from 'node:crypto';
import type { CallContext, Outcome } from '../call-context.ts';
import { checkShop, type Errors } from '../checks.ts';
import { stampOf } from '../clock.ts';
import {
  checkClientFields,
  checkPaymentTerm,
  checkPaypayAmount,
  checkPaypayJob,
  checkPaypayOrderId,
  checkPaypayRetUrl,
  checkPaypayTax,
  checkPaypayTrade,
  checkTransitionType,
} from '../paypay-checks.ts';
import type { Trade, Wallet } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';
import { newTrade } from './entry-tran.ts';

/** How long a guest has if the shop does not specify it (docs/product/gateway.md#calls). */
const DEFAULT_TERM_SEC = '120';

function checkEntry(fields: Fields, { store }: CallContext): Errors {
  const { ShopID = '', OrderID = '' } = fields;
  return [
    ...checkShop(fields, store.settings, 'M01'),
    ...checkPaypayOrderId(OrderID),
    ...(store.findTrade(ShopID, OrderID) === undefined ? [] : ['M01004010']),
    ...checkPaypayJob(fields.JobCd),
    ...checkPaypayAmount(fields.Amount),
    ...checkPaypayTax(fields.Tax),
  ];
}

/** EntryTranPaypay: opens an order to be paid with PayPay. */
export function entryTranPaypay(fields: Fields, world: CallContext): Outcome {
  const errors = checkEntry(fields, world);
  if (errors.length > 0) return { errors };
  const entryJob = fields.JobCd === 'CAPTURE' ? 'CAPTURE' : 'AUTH';
  const trade = world.store.saveTrade(newTrade(fields, { entryJob, payType: '45' }, world));
  return {
    pairs: [
      ['AccessID', trade.accessId],
      ['AccessPass', trade.accessPass],
    ],
  };
}

function handOver(trade: Trade, wallet: Wallet, fields: Fields, world: CallContext): Outcome {
  const changed = world.store.saveTrade({
    ...trade,
    wallet,
    status: 'REQSUCCESS',
    clientFields: [fields.ClientField1 ?? '', fields.ClientField2 ?? '', fields.ClientField3 ?? ''],
    processedAtMs: world.nowMs,
  });
  return {
    pairs: [
      ['AccessID', trade.accessId],
      ['Token', wallet.token],
      ['StartURL', `${world.baseUrl}/payment/PaypayStart.idPass`],
      ['StartLimitDate', stampOf(wallet.expiresAtMs)],
    ],
    changed,
  };
}

/** ExecTranPaypay: creates the link that takes the guest's browser to PayPay. */
export function execTranPaypay(fields: Fields, world: CallContext): Outcome {
  const { errors: tradeErrors, trade } = checkPaypayTrade(fields, world);
  const errors = [
    ...tradeErrors,
    ...checkPaypayRetUrl(fields.RetURL),
    ...checkClientFields(fields),
    ...checkPaymentTerm(fields.PaymentTermSec),
    ...checkTransitionType(fields.TransitionType),
  ];
  if (errors.length > 0 || trade === undefined) return { errors };
  if (trade.status !== 'UNPROCESSED') return { errors: ['M01004014'] };
  const wallet: Wallet = {
    token: randomBytes(32).toString('hex'),
    returnUrl: fields.RetURL ?? '',
    expiresAtMs: world.nowMs + Number(fields.PaymentTermSec || DEFAULT_TERM_SEC) * 1_000,
    canceledYen: 0,
    canceledTaxYen: 0,
  };
  return handOver(trade, wallet, fields, world);
}
