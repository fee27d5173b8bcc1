import type { CallContext } from './call-context.ts';
import { checkKey, checkShop, type Errors } from './checks.ts';
import type { PayType, Trade } from './trade.ts';
import type { Fields } from './wire/fields.ts';

/**
 * Checks of the wallets' fields: the card's checks with the codes of the other methods. No refusal of these calls was ever
 * recorded: the meaning of the codes is from the error list, their order (that of the request) is a guess.
 */

const NONE: Errors = [];

/** The checks that two yen fields share. `field` is a code without its last three digits. */
function checkDigits(text: string, field: string): Errors {
  if (!/^\d*$/.test(text)) return [`${field}006`];
  return text.length > 7 ? [`${field}005`] : NONE;
}

export function checkWalletOrderId(text = ''): Errors {
  if (text === '') return ['M01004001'];
  return [...(text.length > 27 ? ['M01004012'] : []), ...(/^[A-Za-z0-9-]*$/.test(text) ? [] : ['M01004013'])];
}

export function checkWalletJob(text = ''): Errors {
  if (text === '') return ['M01054001'];
  return text === 'AUTH' || text === 'CAPTURE' ? NONE : ['M01054010'];
}

export function checkWalletAmount(text = ''): Errors {
  if (text === '') return ['M01005001'];
  const malformed = checkDigits(text, 'M01005');
  return malformed.length === 0 && Number(text) === 0 ? ['M01005011'] : malformed;
}

export function checkWalletTax(text = ''): Errors {
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

export function checkWalletRetUrl(text = ''): Errors {
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

/** Where LINE Pay sends the guest after an error. */
export function checkErrorRcvUrl(text = ''): Errors {
  if (text === '') return ['M01150001'];
  return text.length > 256 ? ['M01150012'] : NONE;
}

/** The article on LINE Pay's page. Its longest length is in no public source. */
export function checkProductName(text = ''): Errors {
  return text === '' ? ['M01136001'] : NONE;
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

/**
 * The shop, the keys and, if the call names it, the order id, each by itself; then the trade of this PayType that they
 * all open together, if any.
 */
export function checkWalletTrade(
  fields: Fields,
  world: CallContext,
  { payType, hasOrderId }: { readonly payType: PayType; readonly hasOrderId: boolean },
): { errors: Errors; trade: Trade | undefined } {
  const { ShopID, AccessID = '', AccessPass = '', OrderID } = fields;
  const found = world.store.findTradeByAccess(AccessID);
  const isOrder = !hasOrderId || found?.orderId === OrderID;
  const isMeant = found?.payType === payType && found.accessPass === AccessPass && isOrder;
  const trade = isMeant ? found : undefined;
  const errors = [
    ...checkShop(fields, world.store.settings, 'M01'),
    ...checkKey(AccessID, 'M01007001', 'M01007008'),
    ...checkKey(AccessPass, 'M01008001', 'M01008008'),
    ...(hasOrderId ? checkWalletOrderId(OrderID) : []),
    ...(trade === undefined ? ['M01058002'] : []),
    ...(trade !== undefined && trade.shopId !== ShopID ? ['M01002010'] : []),
  ];
  return { errors, trade };
}
