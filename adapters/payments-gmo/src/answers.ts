import { yen } from '@kotohogi/domain/kernel/yen';
import { parseAccessId, parseAccessPass, type ShopPass } from '@kotohogi/domain/payment/gateway-refs';
import { type OrderId, parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { Approval, Execution, FormFields, Trade, TradeAccess, WalletVisit } from '@kotohogi/ports/payment-gateway';
import { hasValidCheckString } from './check-string.ts';
import { parseTranDate } from './tran-date.ts';

/** Reads AccessID and AccessPass. */
export function readAccess(fields: FormFields): TradeAccess | undefined {
  const accessId = parseAccessId(fields.AccessID ?? '');
  const accessPass = parseAccessPass(fields.AccessPass ?? '');
  return accessId && accessPass && { accessId, accessPass };
}

function approvalAt(fields: FormFields, dateKey: 'TranDate' | 'ProcessDate'): Approval | undefined {
  const { Forward: forward, Approve: approvalNo, TranID: tranId } = fields;
  const processedAt = parseTranDate(fields[dateKey] ?? '');
  if (forward === undefined || approvalNo === undefined || !tranId || processedAt === undefined) return undefined;
  return { forward, approvalNo, tranId, processedAt };
}

/** Reads the answer to a change of a trade, which must be about this trade. */
export function readAlteration(fields: FormFields, access: TradeAccess): Approval | undefined {
  return fields.AccessID === access.accessId ? approvalAt(fields, 'TranDate') : undefined;
}

/** Reads the answer of a settlement, which must be about this order and carry the gateway's signature. */
export function readSettlement(fields: FormFields, orderId: OrderId, shopPass: ShopPass): Approval | undefined {
  if (fields.OrderID !== orderId || !hasValidCheckString(fields, shopPass)) return undefined;
  return approvalAt(fields, 'TranDate');
}

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text);
}

/** Reads the answer to an execution: settled, or a redirect to the issuer, depending on `ACS`. */
export function readExecution(fields: FormFields, orderId: OrderId, shopPass: ShopPass): Execution | undefined {
  switch (fields.ACS) {
    case '0': {
      const approval = readSettlement(fields, orderId, shopPass);
      return approval && { step: 'settled', approval };
    }
    case '1': {
      const { ACSUrl: acsUrl = '', PaReq: paReq = '', MD: md = '' } = fields;
      return isWebAddress(acsUrl) && paReq !== '' ? { step: 'form', form: { acsUrl, paReq, md } } : undefined;
    }
    case '2': {
      const { RedirectUrl: url = '' } = fields;
      return isWebAddress(url) ? { step: 'redirect', url } : undefined;
    }
    default:
      return undefined;
  }
}

/** Reads the answer of a lookup. An order that was only entered has no approval yet. */
export function readTrade(fields: FormFields, asked: OrderId): Trade | undefined {
  const orderId = parseOrderId(fields.OrderID ?? '');
  const access = readAccess(fields);
  const { Status: status = '', JobCd: jobCd = '', Amount = '', CardNo: maskedCardNo = '' } = fields;
  if (orderId !== asked || access === undefined || status === '' || !/^\d{1,7}$/.test(Amount)) return undefined;
  const approval = approvalAt(fields, 'ProcessDate');
  return { orderId, access, status, jobCd, amountYen: yen(Number(Amount)), maskedCardNo, approval };
}

/** Reads the redirect to a wallet's page, which must be for this order. */
export function readWalletVisit(fields: FormFields, { accessId }: TradeAccess): WalletVisit | undefined {
  const { AccessID, StartURL: startUrl = '', Token: token = '' } = fields;
  return AccessID === accessId && isWebAddress(startUrl) && token !== '' ? { startUrl, accessId, token } : undefined;
}

/** Reads the new status of a wallet's order: it must be about this order, with a status this call can lead to. */
export function readWalletStatus(fields: FormFields, orderId: OrderId, ends: readonly string[]): string | undefined {
  return fields.OrderID === orderId ? ends.find(status => status === fields.Status) : undefined;
}

/**
 * Reads the answer of a wallet's lookup, which need not repeat the order id. `tranIdKey` holds the wallet's own number
 * of the payment, if the wallet reports one.
 */
export function readWalletTrade(fields: FormFields, asked: OrderId, tranIdKey: string | undefined): Trade | undefined {
  const tranId = tranIdKey === undefined ? '' : (fields[tranIdKey] ?? '');
  // A wallet has no acquirer and no issuer of its own, so its number is used for both.
  const approval = tranId === '' ? {} : { Forward: '', Approve: '', TranID: tranId };
  return readTrade({ OrderID: asked, ...fields, CardNo: '', ...approval }, asked);
}
