import type { CallContext } from './call-context.ts';
import { checkKey, checkShop, type Errors } from './checks.ts';
import type { Trade } from './trade.ts';
import type { Fields } from './wire/fields.ts';

/**
 * Checks of PayPay's fields: the card's checks with the codes of the other methods. No refusal of these calls was ever
 * recorded: the meaning of the codes is from the error list, their order (that of the request) is a guess.
 */

const NONE: Errors = [];

/** The checks that two yen fields share. `field` is a code without its last three digits. */
function checkDigits(text: string, field: string): Errors {
  if (!/^\d*$/.test(text)) return [`${field}006`];
  return text.length > 7 ? [`${field}005`] : NONE;
}

export function checkPaypayOrderId(text = ''): Errors {
  if (text === '') return ['M01004001'];
  return [...(text.length > 27 ? ['M01004012'] : []), ...(/^[A-Za-z0-9-]*$/.test(text) ? [] : ['M01004013'])];
}

export function checkPaypayJob(text = ''): Errors {
  if (text === '') return ['M01054001'];
  return text === 'AUTH' || text === 'CAPTURE' ? NONE : ['M01054010'];
}

export function checkPaypayAmount(text = ''): Errors {
  if (text === '') return ['M01005001'];
  const malformed = checkDigits(text, 'M01005');
  return malformed.length === 0 && Number(text) === 0 ? ['M01005011'] : malformed;
}

export function checkPaypayTax(text = ''): Errors {
  return checkDigits(text, 'M01006');
}

/** CancelAmount and CancelTax as text; does not check that the trade has that much. */
export function checkCancelAmounts({ CancelAmount = '', CancelTax = '' }: Fields): Errors {
  const isNothing = /^0+$/.test(CancelAmount);
  return [
    ...(CancelAmount === '' ? ['M01085001'] : checkDigits(CancelAmount, 'M01085')),
    ...(isNothing ? ['M01085010'] : []),
    ...checkDigits(CancelTax, 'M01086'),
  ];
}

export function checkPaypayRetUrl(text = ''): Errors {
  if (text === '') return ['M01059001'];
  return text.length > 256 ? ['M01059005'] : NONE;
}

export function checkClientFields({ ClientField1 = '', ClientField2 = '', ClientField3 = '' }: Fields): Errors {
  return [
    ...(ClientField1.length > 100 ? ['M01039005'] : []),
    ...(ClientField2.length > 100 ? ['M01040005'] : []),
    ...(ClientField3.length > 100 ? ['M01041005'] : []),
  ];
}

/** How long the link is valid: two minutes to a day. */
export function checkPaymentTerm(text = ''): Errors {
  if (text === '') return NONE;
  if (!/^\d+$/.test(text)) return ['M01048006'];
  if (text.length > 5) return ['M01048005'];
  return Number(text) < 120 || Number(text) > 86_400 ? ['M01048011'] : NONE;
}

export function checkTransitionType(text = ''): Errors {
  return /^[12]?$/.test(text) ? NONE : ['M01909008'];
}

/** The shop, the keys and the order id, each by itself; then the PayPay trade they all open together, if any. */
export function checkPaypayTrade(fields: Fields, world: CallContext): { errors: Errors; trade: Trade | undefined } {
  const { ShopID, AccessID = '', AccessPass = '', OrderID } = fields;
  const found = world.store.findTradeByAccess(AccessID);
  const isMeant = found?.payType === '45' && found.accessPass === AccessPass && found.orderId === OrderID;
  const trade = isMeant ? found : undefined;
  const errors = [
    ...checkShop(fields, world.store.settings, 'M01'),
    ...checkKey(AccessID, 'M01007001', 'M01007008'),
    ...checkKey(AccessPass, 'M01008001', 'M01008008'),
    ...checkPaypayOrderId(OrderID),
    ...(trade === undefined ? ['M01058002'] : []),
    ...(trade !== undefined && trade.shopId !== ShopID ? ['M01002010'] : []),
  ];
  return { errors, trade };
}
