import type { Settings } from './settings.ts';
import type { Store } from './store.ts';
import type { Trade } from './trade.ts';
import type { Fields } from './wire/fields.ts';

/**
 * Checks of request fields. Each returns the errors of its field, in the order observed on the gateway; a call collects
 * all of them before it refuses (docs/product/gateway.md#errors).
 */
export type Errors = readonly string[];

const NONE: Errors = [];

/** ShopID and ShopPass: missing, or no such shop. `prefix` selects the family of calls. */
export function checkShop(fields: Fields, settings: Settings, prefix: 'E01' | 'M01' = 'E01'): Errors {
  const codes =
    prefix === 'E01'
      ? { id: 'E01010001', pass: 'E01020001', unknown: 'E01030002' }
      : { id: 'M01002001', pass: 'M01003001', unknown: 'M01002002' };
  const { ShopID = '', ShopPass = '' } = fields;
  const missing = [...(ShopID === '' ? [codes.id] : []), ...(ShopPass === '' ? [codes.pass] : [])];
  if (missing.length > 0) return missing;
  return settings.shops[ShopID]?.shopPass === ShopPass ? NONE : [codes.unknown];
}

export function checkOrderId(text = ''): Errors {
  if (text === '') return ['E01040001'];
  return [...(text.length > 27 ? ['E01040003'] : []), ...(/^[A-Za-z0-9-]*$/.test(text) ? [] : ['E01040013'])];
}

/** An amount of at most seven digits; `null` and the like are not numbers, whatever their length. */
export function checkAmount(text = ''): Errors {
  if (text === '') return ['E01060001'];
  if (!/^\d+$/.test(text)) return ['E01060006'];
  if (text.length > 7) return ['E01060005'];
  return Number(text) === 0 ? ['E01060011'] : NONE;
}

export function checkTax(text = ''): Errors {
  if (!/^\d*$/.test(text)) return ['E01070006'];
  return text.length > 7 ? ['E01070005'] : NONE;
}

/** Amount and tax together are at most seven digits as well. */
export function checkTotal({ Amount = '', Tax = '' }: Fields): Errors {
  const areSingly = checkAmount(Amount).length === 0 && checkTax(Tax).length === 0;
  return areSingly && Number(Amount) + Number(Tax) > 9_999_999 ? ['E01490005'] : NONE;
}

/** A flag: 0, 1 or missing. */
export function checkFlag(text = '', unsupported: string): Errors {
  return /^[01]?$/.test(text) ? NONE : [unsupported];
}

/** One of a trade's keys: missing or malformed. */
export function checkKey(text: string, missing: string, malformed: string): Errors {
  if (text === '') return [missing];
  return /^[0-9a-f]{32}$/.test(text) ? NONE : [malformed];
}

/** AccessID and AccessPass, each by itself; then the card trade they open, if any. */
export function checkAccess(fields: Fields, store: Store): { errors: Errors; trade: Trade | undefined } {
  const { AccessID = '', AccessPass = '' } = fields;
  const malformed = [
    ...checkKey(AccessID, 'E01090001', 'E01090008'),
    ...checkKey(AccessPass, 'E01100001', 'E01100008'),
  ];
  const found = store.findTradeByAccess(AccessID);
  const trade = found?.accessPass === AccessPass && found.payType === '0' ? found : undefined;
  return { errors: [...malformed, ...(trade === undefined ? ['E01110002'] : [])], trade };
}

/** A trade belongs to the shop that entered it. */
export function checkOwner(fields: Fields, trade: Trade | undefined): Errors {
  const { ShopID } = fields;
  return trade !== undefined && ShopID !== undefined && ShopID !== trade.shopId ? ['E01010010'] : NONE;
}

export function checkCardNo(text = ''): Errors {
  if (text === '') return ['E01170001'];
  return [...(text.length < 10 || text.length > 16 ? ['E01170011'] : []), ...(/^\d+$/.test(text) ? [] : ['E01170006'])];
}

export function checkExpire(text = ''): Errors {
  if (text === '') return ['E01180001'];
  const malformed = [...(text.length === 4 ? [] : ['E01180003']), ...(/^\d+$/.test(text) ? [] : ['E01180006'])];
  if (malformed.length > 0) return malformed;
  const month = Number(text.slice(2));
  return month >= 1 && month <= 12 ? NONE : ['E01180008'];
}

export function checkSecurityCode(text = ''): Errors {
  return text === '' || /^\d{3,4}$/.test(text) ? NONE : ['E01460008'];
}

export function checkHolderName(text = ''): Errors {
  return text.length > 50 ? ['E01480011'] : NONE;
}

/** Method 1–5; installments need a count. A missing method is tolerated, as on the gateway. */
export function checkMethod(fields: Fields): Errors {
  const { Method = '', PayTimes = '' } = fields;
  if (!/^[1-5]?$/.test(Method)) return ['E01260002'];
  if (!/^\d*$/.test(PayTimes)) return ['E01270006'];
  return (Method === '2' || Method === '4') && PayTimes === '' ? ['E01270001'] : NONE;
}

export function checkRetUrl(text = ''): Errors {
  if (text === '') return ['E01E30001'];
  return text.length > 256 ? ['E01E30005'] : NONE;
}
