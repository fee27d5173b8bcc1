import type { Brand } from '../kernel/brand.ts';

export type ShopId = Brand<string, 'ShopId'>;
export type ShopPass = Brand<string, 'ShopPass'>;
export type AccessId = Brand<string, 'AccessId'>;
export type AccessPass = Brand<string, 'AccessPass'>;
export type CardToken = Brand<string, 'CardToken'>;

function read<Ref extends string>(text: string, pattern: RegExp): Ref | undefined {
  return pattern.test(text) ? (text as Ref) : undefined;
}

/** Parses a shop id: letters and digits, at most 13 (docs/product/gateway.md#calls). */
export function parseShopId(text: string): ShopId | undefined {
  return read(text, /^[A-Za-z0-9]{1,13}$/);
}

/** Parses a shop password: visible ASCII, at most 10 (docs/product/gateway.md#calls). */
export function parseShopPass(text: string): ShopPass | undefined {
  return read(text, /^[\x21-\x7e]{1,10}$/);
}

/** Parses the gateway's id of one transaction. */
export function parseAccessId(text: string): AccessId | undefined {
  return read(text, /^[A-Za-z0-9]{1,32}$/);
}

/** Parses the password that goes with an access id. */
export function parseAccessPass(text: string): AccessPass | undefined {
  return read(text, /^[A-Za-z0-9]{1,32}$/);
}

/** Parses a card token: letters and digits; 64 today, but the gateway announces that its length may change. */
export function parseCardToken(text: string): CardToken | undefined {
  return read(text, /^[A-Za-z0-9]{16,256}$/);
}
